import Foundation
import FoundationNetworking
import Testing

@testable import SnapshotTesting

@Suite("Values as text")
struct DumpTests {
  private func dumped(_ value: Any) -> String { ValueDump().text(of: value) }

  @Test func `The parts of a structure are sorted by name`() {
    struct User {
      let id: Int
      let name: String
      let note: String?
    }
    #expect(
      dumped(User(id: 1, name: "Ada", note: nil)) == """
        ▿ User
          - id: 1
          - name: "Ada"
          - note: Optional<String>.none

        """
    )
  }

  @Test func `Dictionaries and sets have an order, and a tuple has none of its own`() {
    #expect(
      dumped(["c": 3, "a": 1]) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "c"
            - value: 3

        """
    )
    #expect(dumped(Set(["b", "a"])) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
    #expect(dumped([Int]()) == "- 0 elements\n")
  }

  @Test func `A cycle of objects ends`() {
    final class Father {
      var child: Child?
    }
    final class Child {
      let father: Father
      init(_ father: Father) { self.father = father }
    }
    let father = Father()
    let child = Child(father)
    father.child = child
    #expect(
      dumped(father) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """
    )
    #expect(
      dumped(child) == """
        ▿ Child
          ▿ father: Father
            ▿ child: Optional<Child>
              ▿ some (circular reference detected)

        """
    )
    father.child = nil
  }

  @Test func `Values of Foundation are one text`() throws {
    #expect(dumped("a" as Character) == "- \"a\"\n")
    #expect(dumped(Data([1, 2])) == "- 2 bytes\n")
    #expect(dumped(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(dumped(NSObject()) == "- <NSObject>\n")
    #expect(dumped("Hello, world!".dropLast(8)) == "- \"Hello\"\n")
    let address = try #require(URL(string: "https://example.org"))
    #expect(dumped(address) == "- https://example.org\n")
  }

  @Test func `Cases have their names and values`() {
    enum Shape {
      case point
      case circle(radius: Double)
    }
    #expect(dumped(Shape.point) == "- Shape.point\n")
    #expect(dumped(Shape.circle(radius: 2)) == "▿ Shape.circle\n  - radius: 2.0\n")
  }

  @Test func `A deep value ends`() {
    var deep: Any = 1
    for _ in 0..<1000 { deep = [deep] }
    #expect(dumped(deep).split(separator: "\n").count == 201)
  }

  @Test func `Lines that differ have four lines around them`() throws {
    let old = (1...20).map { "\($0)" }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "\n10\n", with: "\nten\n")
    let (text, _) = try #require(Diffing<String>.lines.diff(old, new))
    #expect(
      text == """
        @@ \u{2212}6,9 +6,9 @@
        \u{2007}6
        \u{2007}7
        \u{2007}8
        \u{2007}9
        \u{2212}10
        +ten
        \u{2007}11
        \u{2007}12
        \u{2007}13
        \u{2007}14
        """
    )
    #expect(Diffing<String>.lines.diff(old, old) == nil)
  }

  @Test func `A request is sorted, and its command quotes`() throws {
    let address = try #require(URL(string: "https://example.org/a?z=1&b=2"))
    var request = URLRequest(url: address)
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("s={\"id\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("x=1".utf8)
    var (raw, curl) = ("", "")
    Snapshotting<URLRequest, String>.raw.snapshot(request).run { raw = $0 }
    Snapshotting<URLRequest, String>.curl.snapshot(request).run { curl = $0 }
    #expect(
      raw == """
        POST https://example.org/a?b=2&z=1
        Accept: text/html
        Cookie: s={"id":"0"}

        x=1
        """
    )
    #expect(
      curl == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "x=1" \\
        \t--cookie "s={\\"id\\":\\"0\\"}" \\
        \t"https://example.org/a?b=2&z=1"
        """
    )
  }

  @Test func `A function of cases is a table`() {
    enum Direction: String, CaseIterable {
      case up, down
    }
    var text = ""
    let way = Snapshotting<Direction, String>.func(into: Snapshotting<Int, String>.description)
    way.snapshot { $0 == .up ? 1 : 2 }.run { text = $0 }
    #expect(text == "\"up\",\"1\"\n\"down\",\"2\"")
    #expect(way.pathExtension == "csv")
  }
}
