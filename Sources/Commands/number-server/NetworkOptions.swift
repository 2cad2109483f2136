import CommandOptions
import NumberServer

extension ServerProcess {
  static let networkHelp = """
      --tls-certificate FILE, --tls-key FILE
                          speak TLS, with the certificate and its key as PEM
      --trusted-proxy ADDRESS
                          a proxy, or a block of addresses of proxies (10.0.0.0/8), whose
                          X-Forwarded-For and X-Forwarded-Proto are believed; may be given again
      --allow-origin ORIGIN
                          a site whose pages may use the server besides its own
                          (https://shop.example); may be given again
      --connections N     the most connections at a time (4096)
      --connections-per-address N
                          the most connections at a time from one address (512); a proxy is one
      --requests-per-address N
                          how often an address may ask, a second (200; 0 for no limit)
      --requests-per-session N
                          how often a session may ask, a second (50; 0 for no limit)
      --sessions-per-address N
                          how many sessions an address may begin, a second (5; 0 for no limit)
    """

  /// Takes an option that is about the network.
  ///
  /// - Returns: `false` if the option is about something else.
  mutating func takeNetworkOption(
    _ option: String, _ words: inout ArgumentWords
  ) throws(UsageError) -> Bool {
    switch option {
    case "--tls-certificate": certificatePath = try words.value(of: option)
    case "--tls-key": keyPath = try words.value(of: option)
    case "--trusted-proxy":
      network.trustedProxies.append(
        try words.value(of: option, "an address", as: AddressBlock.init))
    case "--allow-origin":
      network.allowedOrigins.insert(
        try words.value(of: option, "an origin, such as https://shop.example", as: WebOrigin.init))
    case "--connections": limits.connections = try words.count(of: option)
    case "--connections-per-address":
      limits.connectionsPerAddress = try words.count(of: option)
    case "--requests-per-address":
      limits.requestsPerAddress = try words.count(of: option, from: 0)
    case "--requests-per-session":
      limits.requestsPerSession = try words.count(of: option, from: 0)
    case "--sessions-per-address":
      limits.sessionsPerAddress = try words.count(of: option, from: 0)
    default: return false
    }
    return true
  }
}
