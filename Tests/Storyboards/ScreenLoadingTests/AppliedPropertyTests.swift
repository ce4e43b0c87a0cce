import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Properties of documents are seen on the screen")
struct AppliedPropertyTests {
  private static let frame = #"<rect key="frame" x="20" y="100" width="200" height="60"/>"#

  /// A screen with one view, whose element is written around its children.
  private func stage(
    _ element: String,
    _ attributes: String,
    _ children: String
  ) throws -> ScreenUnderTest {
    let view = """
      <\(element) fixedFrame="YES" id="x" translatesAutoresizingMaskIntoConstraints="NO" \
      \(attributes)>\(Self.frame)\(children)</\(element)>
      """
    return try ScreenUnderTest(try Documents.storyboard(Documents.controller("home", view)))
  }

  @Test("A color well of a document is the control") func colorWell() throws {
    let stage = try stage("colorWell", #"contentMode="scaleToFill""#, "")
    let element = try #require(stage.snapshot.first { $0.element.role == .colorWell }?.element)
    #expect(element.identity.objectID == "x")
    #expect(!element.drawings.isEmpty)
  }

  @Test(
    "A label with a smallest size or scale shrinks unless the document says no",
    arguments: [
      (#"minimumFontSize="9""#, true), (#"minimumScaleFactor="0.5""#, true),
      (#"minimumFontSize="9" adjustsFontSizeToFit="NO""#, false),
      (#"adjustsFontSizeToFit="NO""#, false),
    ]
  )
  func shrinkingLabel(attributes: String, shrinks: Bool) throws {
    let stage = try stage(
      "label",
      #"text="A title that is too long for its width" lineBreakMode="tailTruncation" \#(attributes)"#,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    )
    let text = try #require(stage.snapshot.texts.first?.text)
    // About 290 points of text at 17, in 200.
    #expect((text.scaleFactor < 0.8) == shrinks)
    #expect(text.isTruncated != shrinks)
  }

  /// The drawings of a screen as text.
  private func drawings(_ stage: ScreenUnderTest) -> String {
    var text = ""
    stage.snapshot.forEach { dump($0.element.drawings, to: &text) }
    return text.replacing(#/\n *[-▿] /#, with: ", ")
  }

  @Test(
    "Colors are drawn",
    arguments: [
      ("slider", #"value="0.5""#, "minimumTrackTintColor"),
      ("slider", #"value="0.5""#, "maximumTrackTintColor"),
      ("slider", #"value="0.5""#, "thumbTintColor"),
      ("switch", #"on="YES""#, "onTintColor"),
      ("switch", #"on="YES""#, "thumbTintColor"),
      ("segmentedControl", #"selectedSegmentIndex="0""#, "selectedSegmentTintColor"),
      ("pageControl", #"numberOfPages="3""#, "pageIndicatorTintColor"),
      ("pageControl", #"numberOfPages="3""#, "currentPageIndicatorTintColor"),
      ("progressView", #"progress="0.5""#, "progressTintColor"),
      ("progressView", #"progress="0.5""#, "trackTintColor"),
      ("label", #"text="A" highlighted="YES""#, "highlightedColor"),
      ("label", #"text="A""#, "shadowColor"),
      ("searchBar", "", "barTintColor"),
    ]
  )
  func colors(element: String, attributes: String, key: String) throws {
    let segments = "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
    let stage = try stage(
      element,
      attributes,
      (element == "segmentedControl" ? segments : "")
        + #"<color key="\#(key)" red="0.25" green="0.5" blue="0.75" alpha="1"/>"#
    )
    #expect(stage.rules().isEmpty)
    #expect(drawings(stage).contains("red: 0.25, green: 0.5, blue: 0.75"))
  }

  @Test("The dot of the current page is the one that the document names")
  func currentPage() throws {
    func dots(_ attributes: String) throws -> String {
      let color = #"<color key="currentPageIndicatorTintColor" white="0.25" alpha="1"/>"#
      return drawings(try stage("pageControl", "numberOfPages=\"3\" \(attributes)", color))
    }
    #expect(try dots(#"currentPage="2""#) != dots(""))
    #expect(try dots(#"currentPage="0""#) == dots(""))
  }

  @Test("A segmented control that keeps no choice shows none")
  func momentary() throws {
    func drawn(_ attributes: String) throws -> String {
      let segments = "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
      let stage = try stage("segmentedControl", attributes, segments)
      #expect(stage.rules().isEmpty)
      return drawings(stage)
    }
    let none = try drawn(#"selectedSegmentIndex="-1""#)
    #expect(try drawn(#"selectedSegmentIndex="0" momentary="YES""#) == none)
    #expect(try drawn(#"selectedSegmentIndex="0""#) != none)
  }

  @Test("An empty field shows its attributed placeholder")
  func attributedPlaceholder() throws {
    let stage = try stage(
      "textField",
      "",
      """
      <attributedString key="attributedPlaceholder"><fragment content="Your name"><attributes>
      <color key="NSColor" red="0.25" green="0.5" blue="0.75" alpha="1"/></attributes></fragment>
      </attributedString>
      """
    )
    #expect(stage.texts == ["Your name"])
    #expect(drawings(stage).contains("red: 0.25, green: 0.5, blue: 0.75"))
  }

  @Test("Scopes are shown where the document shows the scope bar", arguments: ["YES", "NO"])
  func scopes(shown: String) throws {
    let stage = try stage(
      "searchBar",
      "showsScopeBar=\"\(shown)\"",
      "<scopeButtonTitles><string>All</string><string>Unread</string></scopeButtonTitles>"
    )
    #expect(stage.texts.contains("Unread") == (shown == "YES"))
  }

  @Test(
    "Title and subtitle of a button are aligned as its configuration says",
    arguments: [
      ("leading", UIButton.Configuration.TitleAlignment.leading), ("center", .center),
      ("trailing", .trailing), ("automatic", .automatic),
    ]
  )
  func titleAlignment(word: String, alignment: UIButton.Configuration.TitleAlignment) throws {
    let stage = try stage(
      "button",
      "",
      """
      <buttonConfiguration key="configuration" style="plain" title="A long title" \
      subtitle="b" titleAlignment="\(word)"/>
      """
    )
    var views = [stage.loaded.view]
    var found: UIButton?
    while found == nil, let view = views.popLast() {
      found = view as? UIButton
      views += view.subviews
    }
    #expect(found?.configuration?.titleAlignment == alignment)
  }

  @Test("Lines below and through text are drawn")
  func lines() throws {
    func text(_ attribute: String) throws -> String {
      drawings(
        try stage(
          "label",
          #"usesAttributedText="YES""#,
          """
          <attributedString key="attributedText"><fragment content="A"><attributes>\(attribute)\
          </attributes></fragment></attributedString>
          """
        )
      )
    }
    let plain = try text("")
    #expect(try text(#"<integer key="NSUnderline" value="1"/>"#) != plain)
    #expect(try text(#"<integer key="NSStrikethrough" value="1"/>"#) != plain)
  }

  @Test("Traits for assistive technologies are those of the document")
  func traits() throws {
    let stage = try stage(
      "label",
      #"text="A""#,
      """
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \
      header="YES"/></accessibility>
      """
    )
    let element = stage.snapshot.first { $0.element.identity.objectID == "x" }?.element
    #expect(element?.accessibility.traits == ["header"])
  }

  @Test("A symbol has the scale and weight that the document asks for")
  func symbols() throws {
    func symbol(_ attributes: String) throws -> SymbolContent? {
      let stage = try stage(
        "imageView",
        #"image="star" catalog="system" contentMode="center""#,
        "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(attributes)/>"
      )
      let element = stage.snapshot.first { $0.element.identity.objectID == "x" }?.element
      return element?.drawings.lazy.compactMap { drawing in
        if case .symbol(let symbol) = drawing { symbol } else { nil }
      }.first
    }
    let plain = try #require(try symbol(""))
    #expect(try #require(try symbol(#"scale="large""#)).rect.width > plain.rect.width)
    #expect(try symbol(#"weight="bold""#) != plain)
  }

  @Test("A subview keeps its frame where its superview does not resize it")
  func autoresizing() throws {
    let inner = """
      <subviews><view id="inner"><rect key="frame" x="0" y="0" width="393" height="10"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
      """
    func width(_ attribute: String) throws -> Double {
      let view = """
        <view id="v"\(attribute)><rect key="frame" x="0" y="0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(inner)</view>
        """
      return try ScreenUnderTest(try Documents.xib(view), device: "iPhone 16 Plus").frame("inner")
        .width
    }
    #expect(try width("") == 430)
    #expect(try width(#" autoresizesSubviews="NO""#) == 393)
  }
}
