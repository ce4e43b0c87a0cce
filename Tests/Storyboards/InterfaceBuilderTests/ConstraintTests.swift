import Diagnostics
import InterfaceBuilder
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private func constraints(_ text: String) throws -> [ConstraintDescription] {
    try TestDocuments.object("<view id=\"v\"><constraints>\(text)</constraints></view>").constraints
  }

  @Test("A constraint has what is written, and the format's defaults")
  func values() throws {
    let list = try constraints(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" \
      constant="8" symbolic="YES" id="c1"/>
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" \
      secondAttribute="trailingMargin" constant="20.5" priority="999" identifier="x" id="c2"/>
      """
    )
    #expect(list.map(\.first.item) == ["a", "v"])
    #expect(list.map(\.second?.item) == ["b", "a"])
    #expect(list.map(\.second?.attribute) == [.trailing, .trailingMargin])
    #expect(list.map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(list.map(\.constant) == [8, 20.5])
    #expect(list.map(\.priority) == [1000, 999])
    #expect(list.map(\.isSymbolic) == [true, false])
    #expect(list.map(\.identifier) == [nil, "x"])
    #expect(list.map(\.multiplier) == [1, 1])
  }

  @Test("An attribute without an item is the owner's, on both sides")
  func owners() throws {
    let list = try constraints(
      "<constraint firstAttribute=\"width\" secondAttribute=\"height\" multiplier=\"1:1\" id=\"c\"/>"
    )
    #expect(list.first?.first == .init(item: "v", attribute: .width))
    #expect(list.first?.second == .init(item: "v", attribute: .height))
  }

  @Test(
    "Multipliers are numbers, ratios and fractions",
    arguments: [
      ("0.5", 0.5), ("16:9", 16.0 / 9), ("3: 2", 1.5), ("1/3", 1.0 / 3), ("1:0", 1.0), ("x", 1.0),
    ]
  )
  func multipliers(text: String, value: Double) throws {
    let list = try constraints(
      """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" \
      multiplier="\(text)" id="c"/>
      """
    )
    #expect(list.first?.multiplier == value)
  }

  @Test("Both baselines are told apart")
  func baselines() throws {
    let list = try constraints(
      """
      <constraint firstItem="a" firstAttribute="baseline" secondItem="b" \
      secondAttribute="firstBaseline" id="c"/>
      """
    )
    #expect(list.first?.first.attribute == .lastBaseline)
    #expect(list.first?.second?.attribute == .firstBaseline)
  }

  @Test("Placeholders are marked, for a loader to leave out")
  func placeholders() throws {
    let view = try TestDocuments.object(
      """
      <view id="v"><constraints><constraint firstAttribute="height" constant="44" \
      placeholder="YES" id="c"/></constraints></view>
      """
    )
    #expect(view.constraints.map(\.isPlaceholder) == [true])
  }

  @Test("Without Auto Layout no constraint holds")
  func autoresizing() throws {
    let document = try InterfaceDocument(
      text: """
        <document><objects><view id="v"><constraints><constraint firstAttribute="height" \
        constant="44" id="c"/></constraints></view></objects></document>
        """,
      file: "a.xib"
    )
    #expect(document.object(id: "v")?.constraints.isEmpty == true)
  }

  @Test("Guides belong to their view or controller")
  func guides() throws {
    let document = try TestDocuments.xib(
      """
      <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
      </layoutGuides><view key="view" id="v"><viewLayoutGuide key="safeArea" id="s"/>
      <keyboardLayoutGuide key="keyboard" id="k"/></view></viewController>
      """
    )
    let controller = try #require(document.object(id: "vc"))
    #expect(controller.controllerGuides.map(\.kind) == [.top])
    #expect(controller.rootView?.guides.map(\.kind) == [.safeArea, .keyboard])
    #expect(document.object(id: "s")?.owner?.id == "v")
    #expect(document.object(id: "t")?.owner?.id == "vc")
    #expect(document.findings.isEmpty)
  }
}
