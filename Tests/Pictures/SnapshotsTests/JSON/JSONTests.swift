import DynamicType
import Foundation
import RichText
import Snapshots
import Testing

@Suite struct `Snapshots as JSON` {
  private func parsed(_ snapshot: LayoutSnapshot) throws -> [String: Any] {
    let data = Data(snapshot.json().utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a small screen, member by member`() {
    let child = element("b", 1.00004, 2.5, 10, 20) {
      $0.drawings = [.fill(.rect($0.bounds), .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))]
      $0.layoutFlags = [.ambiguousVertically, .constrained]
    }
    let screen = snapshot(element("a", 0, 0, 100, 50, [child]))
    #expect(
      screen.json() == """
        {"version":1,"size":{"width":100,"height":50},"displayScale":2,"language":"en",\
        "traits":{"preferredContentSizeCategory":"large","userInterfaceIdiom":"unspecified",\
        "horizontalSizeClass":"unspecified","verticalSizeClass":"unspecified",\
        "layoutDirection":"unspecified","legibilityWeight":"unspecified",\
        "userInterfaceStyle":"unspecified"},"issues":[],\
        "root":{"id":"a","class":"UIView","frame":{"x":0,"y":0,"width":100,"height":50},\
        "children":[{"id":"b","class":"UIView","frame":{"x":1,"y":2.5,"width":10,"height":20},\
        "layoutFlags":["ambiguousVertically","constrained"],"isAmbiguous":true,\
        "drawings":[{"kind":"fill","rect":{"x":0,"y":0,"width":10,"height":20},\
        "color":"#FF000080"}]}]}}
        """
    )
  }

  @Test func `strings are escaped so that any reader gives them back`() throws {
    let words = "quote \" slash \\ line\nend\u{2028} tab\t bell\u{7} 😀 مرحبا"
    let issue = LayoutIssue(.message, message: words)
    let issues = try parsed(snapshot(element("a", 0, 0, 1, 1), [issue]))["issues"]
    let first = try #require((issues as? [[String: Any]])?.first)
    #expect(first["message"] as? String == words)
  }

  @Test func `numbers that JSON does not know become null`() throws {
    var root = element("a", 0, 0, 10, 10)
    root.frame.x = .nan
    root.frame.y = .infinity
    let frame = (try parsed(snapshot(root))["root"] as? [String: Any])?["frame"]
    let members = try #require(frame as? [String: Any])
    #expect(members["x"] is NSNull)
    #expect(members["y"] is NSNull)
  }

  @Test func `indentation changes nothing but white space`() throws {
    let screen = snapshot(element("a", 0, 0, 10, 10, [element("b", 0, 0, 1, 1)]))
    let plain = try JSONSerialization.jsonObject(with: Data(screen.json().utf8))
    let indented = try JSONSerialization.jsonObject(with: Data(screen.json(isIndented: true).utf8))
    #expect(plain as? NSDictionary == indented as? NSDictionary)
    #expect(screen.json(isIndented: true).contains("\n  \"size\": {\n    \"width\": 10,"))
  }

  @Test func `text has its lines, its fonts and what it lacks`() throws {
    let box = Rect(x: 10, y: 0, width: 100, height: 20)
    var root = element("a", 0, 0, 200, 50)
    root.drawings = [.text(text("A sentence that is too long for it", in: box, lines: 1))]
    let drawings = (try parsed(snapshot(root))["root"] as? [String: Any])?["drawings"]
    let content = try #require((drawings as? [[String: Any]])?.first)
    #expect(content["isTruncated"] as? Bool == true)
    let lines = try #require(content["lines"] as? [[String: Any]])
    #expect(lines.count == 1)
    #expect((lines[0]["text"] as? String)?.hasSuffix("…") == true)
    #expect(((content["fonts"] as? [[String: Any]])?.first?["pointSize"] as? Double) == 17)
  }

  @Test func `every kind of drawing is named`() throws {
    let outline = Outline.roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 2)
    var path = Path(Rect(x: 0, y: 0, width: 1, height: 1))
    path.curve(
      to: .zero,
      control1: Point(x: 1, y: 2),
      control2: Point(x: 3, y: 4)
    )
    let gradient = Gradient(.linear(from: .zero, to: Point(x: 1, y: 1)), colors: [.black, .white])
    let ring = Gradient(.radial(center: .zero, innerRadius: 1, outerRadius: 2), colors: [.black])
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    var root = element("a", 0, 0, 10, 10)
    root.drawings = [
      .fill(outline, .gradient(gradient)), .fill(.ellipse(box), .gradient(ring)),
      .stroke(.path(path, .evenOdd), .color(.black), StrokeStyle(width: 2, cap: .round, dash: [1])),
      .shadow(Shadow(color: .black, offset: Size(width: 1, height: 1), radius: 2), outline),
      .image(ImageContent(nil, name: "logo", naturalSize: box.size, rect: box)),
      .symbol(SymbolContent("plus", pointSize: 17, rect: box, tint: .black)),
      .material(Material(isDark: true), outline), .text(text("a", in: box)),
    ]
    let drawings = (try parsed(snapshot(root))["root"] as? [String: Any])?["drawings"]
    let kinds = try #require(drawings as? [[String: Any]]).map { $0["kind"] as? String }
    #expect(
      kinds == ["fill", "fill", "stroke", "shadow", "image", "symbol", "material", "text"]
    )
  }

  @Test func `every fact of an element is there`() throws {
    let full = element("a", 0, 0, 10, 10) {
      $0.identity.customClass = "MyView"
      $0.identity.name = "outlet"
      $0.identity.accessibilityIdentifier = "ax"
      $0.identity.indexPath = [1, 2]
      $0.boundsOrigin = Point(x: 0, y: 5)
      $0.alpha = 0.5
      $0.isHidden = true
      $0.clipsToBounds = true
      $0.cornerRadii = CornerRadii(4)
      $0.scroll = ScrollState(contentSize: Size(width: 10, height: 99))
      $0.interaction = Interaction(hitArea: $0.bounds, actions: ["go"])
      $0.largeContent = LargeContentItem(title: "Large")
      $0.accessibility = AccessibilityFacts()
      $0.accessibility.isElement = true
      $0.accessibility.label = "Read"
      $0.accessibility.traits = ["button"]
      $0.readableWidth = 672
      $0.overlays = [.fill(.rect($0.bounds), .color(.black))]
    }
    let root = try #require(try parsed(snapshot(full))["root"] as? [String: Any])
    let expected: Set = [
      "id", "class", "customClass", "name", "accessibilityIdentifier", "indexPath", "frame",
      "boundsOrigin", "alpha", "isHidden", "clipsToBounds", "cornerRadii", "cornerCurve", "scroll",
      "interaction", "largeContent", "accessibility", "readableWidth", "overlays",
    ]
    #expect(Set(root.keys) == expected)
  }

  @Test func `a chain of 10,000 elements is written`() {
    var chain = element("last", 0, 0, 1, 1)
    for _ in 0..<10_000 { chain = element("link", 0, 0, 1, 1, [chain]) }
    #expect(snapshot(chain).json().hasSuffix(String(repeating: "]}", count: 10_000) + "}"))
  }

  @Test("A missing picture has its reason")
  func missingReason() {
    var image = ImageContent(nil, naturalSize: .zero, rect: .zero)
    image.missingReason = "a web view"
    var element = SnapshotElement(Identity(className: "UIView"), frame: .zero)
    element.drawings = [.image(image)]
    let snapshot = LayoutSnapshot(size: .zero, traits: .fallback, displayScale: 1, root: element)
    #expect(snapshot.json().contains(#""missingReason":"a web view""#))
  }
}
