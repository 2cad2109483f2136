import NumberServer
import Testing

@Suite("Addresses of the network")
struct NetworkAddressTests {
  @Test(
    "an address is written as it is usually written",
    arguments: [
      ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("::1", "::1"),
      ("2001:DB8:0:0::5", "2001:db8::5"), ("0.0.0.0", "0.0.0.0"), ("::", "::"),
    ])
  func text(text: String, written: String) {
    #expect(NetworkAddress(text)?.description == written)
  }

  @Test(
    "what is no address is none",
    arguments: [
      "", "192.0.2", "192.0.2.256", "01.2.3.4x", "[::1]", "::1%lo", "localhost", "1::2::3",
    ])
  func noAddress(text: String) {
    #expect(NetworkAddress(text) == nil)
    #expect(AddressBlock(text) == nil)
  }

  @Test("an address is the same by IPv4 and by IPv6")
  func mapped() {
    #expect(NetworkAddress("192.0.2.1") == NetworkAddress("::ffff:192.0.2.1"))
    #expect(NetworkAddress("192.0.2.1") != NetworkAddress("::192.0.2.1"))
  }

  @Test(
    "a block holds the addresses that begin as it does",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.4", false),
      ("10.1.2.3/32", "10.1.2.3", true), ("0.0.0.0/0", "203.0.113.9", true),
      ("0.0.0.0/0", "2001:db8::1", false), ("2001:db8::/32", "2001:db8:ffff::1", true),
      ("2001:db8::/32", "2001:db9::1", false), ("2001:db8::/65", "2001:db8::8000:0:0:1", false),
      ("::/0", "10.0.0.1", true), ("::1/128", "::1", true),
    ])
  func blocks(block: String, address: String, isInside: Bool) throws {
    let block = try #require(AddressBlock(block))
    #expect(block.contains(try #require(NetworkAddress(address))) == isInside)
  }

  @Test(
    "a block of more bits than there are is none",
    arguments: ["10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8/8", "/8"])
  func noBlock(text: String) {
    #expect(AddressBlock(text) == nil)
  }

  @Test(
    "an origin is a scheme, a host and perhaps a port",
    arguments: [
      ("https://shop.example", "https://shop.example:443", true),
      ("https://shop.example", "HTTPS://SHOP.example", true),
      ("http://shop.example", "http://shop.example:80", true),
      ("https://shop.example", "http://shop.example", false),
      ("https://shop.example", "https://shop.example:80", false),
      ("https://shop.example", "https://a.shop.example", false),
    ])
  func origins(one: String, other: String, isSame: Bool) throws {
    #expect((try #require(WebOrigin(one)) == #require(WebOrigin(other))) == isSame)
  }

  @Test(
    "what is no origin is none",
    arguments: [
      "null", "", "shop.example", "https://", "https://shop.example/", "ftp://shop.example", "*",
      "https://*.shop.example", "https://a,https://b", "https://a b", "https://a@b",
    ])
  func noOrigin(text: String) {
    #expect(WebOrigin(text) == nil)
  }
}
