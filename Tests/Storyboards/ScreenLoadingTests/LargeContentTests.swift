import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Large content of documents")
struct LargeContentTests {
  private static let frame = #"<rect key="frame" x="20" y="100" width="200" height="60"/>"#

  private func large(_ element: String, role: ElementRole = .view) throws -> LargeContentItem? {
    try self.element(element, role: role).largeContent
  }

  private func element(_ element: String, role: ElementRole) throws -> SnapshotElement {
    let document = try Documents.storyboard(Documents.controller("home", element))
    let stage = try ScreenUnderTest(document)
    let visit = stage.snapshot.first {
      $0.element.role == role && (role != .view || $0.element.identity.objectID == "x")
    }
    return try #require(visit).element
  }

  private func view(_ attributes: String, _ children: String = "") throws -> LargeContentItem? {
    try large(
      """
      <view fixedFrame="YES" id="x" translatesAutoresizingMaskIntoConstraints="NO" \
      \(attributes)>\(Self.frame)\(children)</view>
      """
    )
  }

  /// The rectangle and the name of a symbol.
  private func symbol(_ item: LargeContentItem?) -> SymbolContent? {
    guard case .symbol(let symbol) = item?.image else { return nil }
    return symbol
  }

  @Test("A view shows the title that its document names, once it takes part")
  func title() throws {
    #expect(try view(#"largeContentTitle="Home""#) == nil)
    let item = try view(#"showsLargeContentViewer="YES" largeContentTitle="Home""#)
    #expect(item == LargeContentItem(title: "Home"))
  }

  @Test("Image, enlargement and insets of a view are applied")
  func image() throws {
    let shows = #"showsLargeContentViewer="YES" largeContentImage="house" catalog="system""#
    let plain = try #require(symbol(try view(shows)))
    #expect(plain.name == "house")
    let insets =
      #"<inset key="largeContentImageInsets" minX="40" minY="0.0" maxX="0.0" maxY="0.0"/>"#
    let inset = try #require(symbol(try view(shows, insets)))
    #expect(inset.rect.x > plain.rect.x)
  }

  @Test("Runtime attributes set the same")
  func runtimeAttributes() throws {
    let item = try view(
      "",
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="showsLargeContentViewer" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="largeContentTitle" value="Search"/>
      <userDefinedRuntimeAttribute type="image" keyPath="largeContentImage" \
      value="magnifyingglass" catalog="system"/>
      </userDefinedRuntimeAttributes>
      """
    )
    #expect(item?.title == "Search")
    #expect(symbol(item)?.name == "magnifyingglass")
  }

  private func toolbar(_ item: String) -> String {
    """
    <toolbar fixedFrame="YES" id="bar" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0.0" y="100" width="393" height="44"/><items>\(item)</items></toolbar>
    """
  }

  @Test("The view of an item of a bar is the item of the document")
  func identityOfItem() throws {
    let item = #"<barButtonItem title="Home" id="x" userLabel="Way home"/>"#
    let element = try self.element(toolbar(item), role: .barButton)
    #expect(element.identity.objectID == "x")
    #expect(element.identity.name == "Way home")
    #expect(!element.layoutFlags.contains(.systemPart))
  }

  @Test("An item of a bar shows its large image with its insets")
  func barItem() throws {
    func item(_ inset: String) throws -> SymbolContent? {
      let element = """
        <barButtonItem title="Home" image="house" catalog="system" \
        largeContentSizeImage="house.fill" id="x">\(inset)</barButtonItem>
        """
      return symbol(try large(toolbar(element), role: .barButton))
    }
    let plain = try #require(try item(""))
    #expect(plain.name == "house.fill")
    let inset = try #require(
      try item(
        #"<inset key="largeContentSizeImageInsets" minX="40" minY="0.0" maxX="0.0" maxY="0.0"/>"#
      )
    )
    #expect(inset.rect.x > plain.rect.x)
  }

  @Test(
    "A system item is named, and a space shows nothing",
    arguments: [("trash", "Trash"), ("action", "Share"), ("flexibleSpace", nil)]
  )
  func systemItems(name: String, title: String?) throws {
    let item = toolbar("<barButtonItem systemItem=\"\(name)\" id=\"x\"/>")
    #expect(try large(item, role: .barButton)?.title == title)
  }
}
