import Foundation
import NumberServer
import TestSupport
import Testing

@Suite("Pages")
struct PagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func serve(_ files: [String: String]) async throws -> TestServer {
    for (name, text) in files { _ = try folder.write(text, to: name) }
    return try await TestServer(pages: Pages(directories: [folder.url.path(percentEncoded: false)]))
  }

  @Test("index.html is at /, and other pages at their names without .html")
  func places() async throws {
    let server = try await serve(["index.html": "the cart", "gallery.html": "all states"])
    #expect(try server.get("/").text == "the cart")
    #expect(try server.get("/?lang=ar").text == "the cart")
    #expect(try server.get("/gallery").text == "all states")
    for target in ["/index.html", "/gallery.html", "/gallery/", "//"] {
      #expect(try server.get(target).status == 404, "\(target)")
    }
  }

  @Test(
    "each file has its type",
    arguments: [
      ("index.html", "/", "text/html; charset=utf-8"),
      ("a.css", "/a.css", "text/css; charset=utf-8"),
      ("a.js", "/a.js", "text/javascript; charset=utf-8"),
      ("a.wasm", "/a.wasm", "application/wasm"),
      ("a.json", "/a.json", "application/json"),
      ("a.svg", "/a.svg", "image/svg+xml"),
      ("a.png", "/a.png", "image/png"),
    ])
  func types(name: String, target: String, type: String) async throws {
    let server = try await serve([name: "x"])
    let reply = try server.get(target)
    #expect(reply.status == 200)
    #expect(reply["Content-Type"] == type)
    #expect(reply["X-Content-Type-Options"] == "nosniff")
  }

  @Test("a page may run what is its own, WebAssembly included, and nothing else")
  func protection() async throws {
    let server = try await serve(["index.html": "x"])
    let reply = try server.get("/")
    let policy = try #require(reply["Content-Security-Policy"]).split(separator: "; ")
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains { $0.contains("'unsafe-") })
    #expect(reply["Referrer-Policy"] == "no-referrer")
  }

  @Test("a file that the browser has is not sent again")
  func notModified() async throws {
    let server = try await serve(["a.js": "let x"])
    let first = try server.get("/a.js")
    let tag = try #require(first["ETag"])
    #expect(first["Cache-Control"] == "no-cache")
    let again = try server.send("GET", "/a.js", ["If-None-Match": "\"other\", \(tag)"])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again["ETag"] == tag)
    #expect(try server.send("GET", "/a.js", ["If-None-Match": "\"other\""]).status == 200)
  }

  @Test("a tag tells one content from another")
  func tags() async throws {
    let server = try await serve(["a.js": "let x", "b.js": "let x", "c.js": "let y"])
    let tags = try ["/a.js", "/b.js", "/c.js"].map { try server.get($0)["ETag"] }
    #expect(tags[0] == tags[1])
    #expect(tags[0] != tags[2])
  }

  @Test(
    "who can read gzip gets the compressed twin",
    arguments: [
      ("gzip", true), ("deflate, GZIP;q=0.5", true), ("br, gzip ; q=1.0", true),
      ("gzip;q=0", false), ("gzip; q=0.000", false), ("br", false), ("", false),
      ("x-gzip-like", false),
    ])
  func compression(accepted: String, isCompressed: Bool) async throws {
    let server = try await serve(["a.js": "let long = 1", "a.js.gz": "short"])
    let reply = try server.send("GET", "/a.js", ["Accept-Encoding": accepted])
    #expect(reply["Content-Encoding"] == (isCompressed ? "gzip" : nil))
    #expect(reply.text == (isCompressed ? "short" : "let long = 1"))
    #expect(reply["Vary"] == "Accept-Encoding")
    #expect(reply["Content-Type"] == "text/javascript; charset=utf-8")
    let plain = try server.get("/a.js")
    #expect((reply["ETag"] == plain["ETag"]) == !isCompressed)
  }

  @Test("a twin that is longer is no use")
  func longTwin() async throws {
    let server = try await serve(["a.js": "x", "a.js.gz": "a long one"])
    #expect(try server.send("GET", "/a.js", ["Accept-Encoding": "gzip"]).text == "x")
  }

  @Test("HEAD answers as GET, and nothing can be put there")
  func methods() async throws {
    let server = try await serve(["index.html": "the cart"])
    let get = try server.get("/")
    let head = try server.send("HEAD", "/")
    #expect(head.status == 200)
    for name in ["Content-Length", "Content-Type", "ETag", "Cache-Control"] {
      #expect(head[name] == get[name])
    }
    let options = try server.send("OPTIONS", "/")
    #expect(options.status == 204)
    #expect(options["Allow"] == "GET, HEAD, OPTIONS")
    for method in ["PUT", "POST", "DELETE"] {
      let reply = try server.send(method, "/", body: "x")
      #expect(reply.status == 405)
      #expect(reply["Allow"] == "GET, HEAD, OPTIONS")
    }
  }

  @Test(
    "no address leads out of the directory, or to what is hidden or no page",
    arguments: [
      "/../secret.js", "/..%2fsecret.js", "/%2e%2e/secret.js", "/sub/../../secret.js", "/sub",
      "/sub/", "/sub/../a.js", "/sub%2Fa.js", "/.hidden.js", "/.hidden/a.js", "/a.swift",
      "/a.js.gz", "/a.js%00", "/a.js%00.html", "/./a.js", "//a.js", "/A.JS", "/a.js/", "/%61.js",
      "/late.js",
    ])
  func traversal(target: String) async throws {
    let pages = folder.url.appending(path: "pages")
    for name in ["sub", ".hidden"] {
      try FileManager.default.createDirectory(
        at: pages.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["secret", "pages/sub/a", "pages/.hidden/a", "pages/.hidden", "pages/a"] {
      _ = try folder.write("secret", to: "\(name).js")
    }
    _ = try folder.write("secret", to: "pages/a.swift")
    _ = try folder.write("s", to: "pages/a.js.gz")
    let server = try await TestServer(
      pages: Pages(directories: [pages.path(percentEncoded: false)]))
    _ = try folder.write("late", to: "pages/late.js")
    #expect(try server.get("/a.js").status == 200)
    #expect(try server.get("/sub/a.js").status == 200)
    #expect(try server.get(target).status == 404)
  }

  @Test("of files with one name the first directory's counts")
  func severalDirectories() async throws {
    let other = try TemporaryFolder()
    _ = try folder.write("first", to: "a.js")
    _ = try other.write("second", to: "a.js")
    _ = try other.write("only", to: "b.js")
    let server = try await TestServer(
      pages: Pages(directories: [folder.url.path(percentEncoded: false), other.url.path()]))
    #expect(try server.get("/a.js").text == "first")
    #expect(try server.get("/b.js").text == "only")
  }

  @Test("a page never stands in front of the contract")
  func contractFirst() async throws {
    let server = try await serve(["healthz.html": "a page"])
    #expect(try server.get("/healthz").text == #"{"status":"ok"}"#)
  }

  @Test("pages that cannot be read are told by name")
  func unreadable() {
    #expect(throws: PagesError.self) { try Pages(directories: ["/no/such/folder"]) }
  }
}
