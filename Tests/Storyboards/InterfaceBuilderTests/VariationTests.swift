import DynamicType
import InterfaceBuilder
import Testing

@Suite("Variations")
struct VariationTests {
  private static let compactHeight = SizeClasses(width: .compact, height: .compact, idiom: .phone)
  private static let regular = SizeClasses(width: .regular, height: .regular, idiom: .pad)

  private let stack: ObjectNode

  init() throws {
    stack = try TestDocuments.object(
      """
      <stackView axis="vertical" spacing="4" id="s"><rect key="frame" x="0" y="0" width="1" \
      height="1"/><subviews><label id="a"><fontDescription key="fontDescription" type="system" \
      pointSize="17"/><variation key="heightClass=regular-widthClass=regular"><fontDescription \
      key="fontDescription" type="system" pointSize="40"/></variation></label><label id="b"/>
      </subviews><constraints><constraint firstAttribute="width" constant="10" id="c"><variation \
      key="heightClass=compact" constant="5"/></constraint><constraint firstAttribute="height" \
      constant="10" id="d"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask \
      key="constraints"><exclude reference="d"/></mask></variation>
      <variation key="heightClass=compact" axis="horizontal" spacing="8"><mask key="subviews">\
      <include reference="b"/></mask></variation>
      <variation key="heightClass=compact-widthClass=compact" spacing="9"/>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="d"/></mask>
      </variation></stackView>
      """
    )
  }

  @Test("Without size classes the object is as written, with what is installed by default")
  func asWritten() {
    #expect(stack[.stackView.axis] == .vertical)
    #expect(stack.subviews.map(\.id) == ["a"])
    #expect(stack[.view.subviews].map(\.id) == ["a", "b"])
    #expect(stack.constraints.map(\.id) == ["c"])
    #expect(stack.constraints.first?.constant == 10)
  }

  @Test("Attributes, constants and masks follow the size classes, the more specific ones winning")
  func compact() {
    let resolved = stack.resolved(for: Self.compactHeight)
    #expect(resolved[.stackView.axis] == .horizontal)
    #expect(resolved[.stackView.spacing] == 9)
    #expect(resolved.subviews.map(\.id) == ["a", "b"])
    #expect(resolved.constraints.map(\.constant) == [5])
  }

  @Test("Size classes reach the objects inside")
  func inside() {
    let resolved = stack.resolved(for: Self.regular)
    #expect(resolved.subviews.first?[.label.font]?.size == .points(40))
    #expect(stack.subviews.first?[.label.font]?.size == .points(17))
    #expect(resolved.constraints.map(\.id) == ["c", "d"])
    #expect(resolved[.view.frame] == stack[.view.frame])
  }

  @Test("Without trait collections in the document nothing varies")
  func withoutTraits() throws {
    let document = try InterfaceDocument(
      text: """
        <document useAutolayout="YES"><objects><stackView id="s"><variation \
        key="heightClass=compact" spacing="8"/></stackView></objects></document>
        """,
      file: "a.xib"
    )
    #expect(document.object(id: "s")?.resolved(for: Self.compactHeight)[.stackView.spacing] == 0)
  }

  @Test("A variation with a condition of another kind never holds")
  func unknownCondition() throws {
    let view = try TestDocuments.object(
      "<stackView id=\"s\"><variation key=\"moon=full\" spacing=\"8\"/></stackView>"
    )
    #expect(view.resolved(for: Self.regular)[.stackView.spacing] == 0)
  }

  @Test("The idiom is a condition")
  func idiom() throws {
    let view = try TestDocuments.object(
      "<stackView id=\"s\"><variation key=\"userInterfaceIdiom=mac\" spacing=\"8\"/></stackView>"
    )
    #expect(view.resolved(for: SizeClasses(idiom: .mac))[.stackView.spacing] == 8)
    #expect(view.resolved(for: Self.regular)[.stackView.spacing] == 0)
  }
}
