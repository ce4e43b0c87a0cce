import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Fields are UIKit's, and accessibility is what the view says")
struct FieldTests {
  private func elements(
    _ view: some View,
    _ category: DynamicType.ContentSizeCategory = .large
  ) -> [SnapshotElement] {
    var found: [SnapshotElement] = []
    ViewHost(view).snapshot(size: Size(width: 300, height: 200), traits: traits(category))
      .forEach { found.append($0.element) }
    return found
  }

  @Test(
    "A field is as wide as its room and as high as UIKit's in the same font",
    arguments: [DynamicType.ContentSizeCategory.large, .accessibilityLarge]
  )
  func height(category: DynamicType.ContentSizeCategory) {
    let field = UITextField()
    field.traitOverrides = traits(category)
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body, compatibleWith: traits(category))
    field.text = "Ada"
    let found = size(of: TextField("Name", text: .constant("Ada")), category, width: 200)
    #expect(found.isClose(200, field.intrinsicContentSize.height))
    field.borderStyle = .roundedRect
    let bordered = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    #expect(
      size(of: bordered, category, width: 200).isClose(200, field.intrinsicContentSize.height)
    )
  }

  @Test("A field shows its title while it is empty, and a secure one dots")
  func content() throws {
    func texts(_ view: some View) -> [String] {
      elements(view).flatMap { element in
        (element.drawings + element.overlays).compactMap { drawing in
          if case .text(let content) = drawing { content.string } else { nil }
        }
      }
    }
    #expect(texts(TextField("Name", text: .constant(""))) == ["Name"])
    let prompted = TextField("Name", text: .constant(""), prompt: Text("As in your passport"))
    #expect(texts(prompted) == ["As in your passport"])
    #expect(texts(TextField("Name", text: .constant("Ada"))) == ["Ada"])
    #expect(!texts(SecureField("Password", text: .constant("secret"))).contains("secret"))
    let element = try #require(
      elements(TextField("Name", text: .constant("Ada"))).first { $0.role == .textField }
    )
    #expect(element.identity.className == "TextField")
  }

  /// The field in `FormFieldViewSnapshotTests`, test 8, of spark-ios-component-form-field, drawn by iOS 26.
  @Test(
    "A field with a rounded border is as high as on iOS 26",
    arguments: [
      (DynamicType.ContentSizeCategory.extraSmall, 34.0), (.medium, 34),
      (.accessibilityExtraExtraExtraLarge, 73),
    ]
  )
  func roundedHeight(category: DynamicType.ContentSizeCategory, height: Double) throws {
    let field = TextField("Your username", text: .constant("")).textFieldStyle(.roundedBorder)
    let box = VStack { field }
    var measured = traits(category)
    measured.systemVersion = SystemVersion(26)
    var found: [SnapshotElement] = []
    ViewHost(box).snapshot(size: Size(width: 300, height: 200), traits: measured)
      .forEach { found.append($0.element) }
    let element = try #require(found.first { $0.role == .textField })
    #expect(abs(element.frame.height - height) < 0.4)
  }

  /// iOS 26 draws the placeholder with capitals of 97 pixels at 3x in a field of 300 points
  /// (spark-ios-component-form-field, `FormFieldViewSnapshotTests`, test 8), which is San Francisco at 45.9 points.
  @Test("A placeholder that is too wide shrinks, and text that is typed does not")
  func placeholder() throws {
    func factor(_ text: String) throws -> Double {
      let field = TextField("Your username", text: .constant(text)).textFieldStyle(.roundedBorder)
      let drawings = elements(field, .accessibilityExtraExtraExtraLarge).flatMap {
        $0.drawings + $0.overlays
      }
      let contents = drawings.compactMap { drawing in
        if case .text(let content) = drawing { content } else { nil }
      }
      return try #require(contents.first).scaleFactor
    }
    #expect(abs(try factor("") - 45.9 / 53) < 0.02)
    #expect(try factor("Your username") == 1)
  }

  @Test("Another identity begins with a state of its own")
  func identity() {
    final class Remote {
      var press: () -> Void = {}
    }
    struct Counter: View {
      let remote: Remote
      @State private var width: CGFloat = 10
      var body: some View {
        remote.press = { width = 40 }
        return Color.red.frame(width: width, height: 10)
      }
    }
    struct Screen: View {
      let remote: Remote
      let chooser: Remote
      @State private var id = 1
      var body: some View {
        chooser.press = { id += 1 }
        return Counter(remote: remote).id(id)
      }
    }
    let (remote, chooser) = (Remote(), Remote())
    let host = ViewHost(Screen(remote: remote, chooser: chooser))
    func width() -> Double { host.size(offered: .unspecified, traits: traits()).width }
    #expect(width() == 10)
    remote.press()
    #expect(width() == 40)
    chooser.press()
    #expect(width() == 10)
  }

  @Test("Traits, value and hint reach the snapshot, and parts are read as one where asked")
  func accessibility() throws {
    let title = Text("Trips").accessibilityAddTraits(.isHeader).accessibilityValue("3")
      .accessibilityHint("Opens the list")
    let facts = try #require(elements(title).first { $0.role == .label }).accessibility
    #expect(facts.traits == ["header"])
    #expect(facts.value == "3")
    #expect(facts.hint == "Opens the list")
    let row = HStack {
      Text("Lake")
      Text("12 km")
    }
    .accessibilityElement(children: .combine)
    let read = elements(row).filter(\.accessibility.isElement)
    #expect(read.map(\.accessibility.label) == ["Lake, 12 km"])
    let ignored = elements(Text("Lake").accessibilityElement().accessibilityLabel("A lake"))
    #expect(ignored.filter(\.accessibility.isElement).map(\.accessibility.label) == ["A lake"])
  }
}
