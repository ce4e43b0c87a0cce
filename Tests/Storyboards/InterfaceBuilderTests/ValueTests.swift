import DynamicType
import Diagnostics
import Testing

import RichText
@testable import InterfaceBuilder

@Suite("Values")
struct ValueTests {
  private func label(_ content: String) throws -> ObjectNode {
    try TestDocuments.object("<label id=\"l\">\(content)</label>")
  }

  @Test(
    "Fonts are styles, system fonts and named fonts",
    arguments: [
      (#"style="UICTFontTextStyleTitle0""#, FontDescription.textStyle(.largeTitle)),
      (#"style="UICTFontTextStyleBody""#, .textStyle(.body)),
      (#"type="system" pointSize="15""#, .system(size: .points(15), weight: .regular)),
      (
        #"type="system" weight="semibold" pointSize="15""#,
        .system(size: .points(15), weight: .semibold)
      ),
      (#"type="boldSystem" pointSize="20""#, .system(size: .points(20), weight: .bold)),
      (#"type="italicSystem" pointSize="20""#, .italicSystem(size: .points(20))),
      (#"type="system" size="button""#, .system(size: .button, weight: .regular)),
      (#"type="system" pointSize="0.0""#, .system(size: .system, weight: .regular)),
      (
        #"name="AvenirNext-Medium" family="Avenir Next" pointSize="17""#,
        .named(name: "AvenirNext-Medium", family: "Avenir Next", size: .points(17))
      ),
    ]
  )
  func fonts(attributes: String, font: FontDescription) throws {
    let label = try label("<fontDescription key=\"fontDescription\" \(attributes)/>")
    #expect(label[.label.font] == font)
  }

  @Test(
    "Colors are components, names and the system's",
    arguments: [
      (
        #"white="0.5" alpha="0.25" colorSpace="calibratedWhite""#,
        ColorDescription.Source.components
      ),
      (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
      (
        #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
        .system("systemBackgroundColor")
      ),
      (#"name="systemRedColor" catalog="System" colorSpace="catalog""#, .system("systemRedColor")),
      (#"name="Brand""#, .named("Brand")),
    ]
  )
  func colors(attributes: String, source: ColorDescription.Source) throws {
    let label = try label("<color key=\"textColor\" \(attributes)/>")
    #expect(label[.label.textColor]?.source == source)
  }

  // Red of Display P3 in sRGB: CSS Color 4, where `color(display-p3 1 0 0)` is
  // `color(srgb 1.0930 -0.2267 -0.1501)`.
  @Test("Display P3 is converted")
  func displayP3() throws {
    let label = try label(
      """
      <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="displayP3"/>
      """
    )
    let components = try #require(label[.label.textColor]?.components)
    #expect(abs(components.red - 1.0930) < 0.0001)
    #expect(abs(components.green + 0.2267) < 0.0001)
    #expect(abs(components.blue + 0.1501) < 0.0001)
  }

  @Test("Insets are read from both notations, and the smallest number is nothing")
  func insets() throws {
    let button = try TestDocuments.object(
      """
      <button id="b"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" \
      maxY="2.2250738585072014e-308"/><edgeInsets key="layoutMargins" top="4" left="5" \
      bottom="6" right="-0.0"/></button>
      """
    )
    #expect(button[.button.contentEdgeInsets] == EdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
    #expect(button.layoutMargins == .fixed(EdgeInsets(top: 4, left: 5, bottom: 6, right: 0)))
  }

  @Test("Margins by language win over margins by side")
  func directionalMargins() throws {
    let label = try label(
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\"/>"
    )
    #expect(label.layoutMargins == .directional(DirectionalEdgeInsets(top: 1, leading: 2)))
  }

  @Test("A mask has all six flags, with UIKit's values")
  func masks() throws {
    let label = try label(
      """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES" \
      flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES"/>
      """
    )
    #expect(label[.view.autoresizingMask].rawValue == 63)
    #expect(try self.label("")[.view.autoresizingMask] == [])
  }

  @Test("A frame can be written as insets")
  func frameInset() throws {
    let label = try label("<frame key=\"frameInset\" minX=\"15\" height=\"20.5\"/>")
    #expect(label[.view.frameInset]?.minX == 15)
    #expect(label[.view.frameInset]?.maxX == 0)
    #expect(label[.view.frameInset]?.height == 20.5)
    #expect(label[.view.frameInset]?.width == nil)
  }

  @Test("Long texts are elements, in base64 where they say so")
  func strings() throws {
    let plain = try label("<string key=\"text\">one\ntwo</string>")
    #expect(plain[.label.text] == "one\ntwo")
    // RFC 4648, test vectors: "Zm9vYg==" is "foob". Padding is left out.
    let encoded = try label("<string key=\"text\" base64-UTF8=\"YES\">Zm9vYg</string>")
    #expect(encoded[.label.text] == "foob")
  }

  @Test("Attributed strings have fragments with fonts, colors and paragraph styles")
  func attributed() throws {
    let label = try label(
      """
      <attributedString key="attributedText"><fragment content="a"><attributes>
      <color key="NSColor" white="1"/><font key="NSFont" size="14" name="Menlo"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" \
      lineHeightMultiple="1.5"><tabStops><textTab alignment="left" location="28"/></tabStops>
      </paragraphStyle></attributes></fragment><fragment><string key="content">b</string>
      <attributes><font key="NSFont" metaFont="system" size="13"/><integer key="NSUnderline" \
      value="1"/></attributes></fragment></attributedString>
      """
    )
    let text = try #require(label[.label.attributedText])
    #expect(text.text == "ab")
    let (first, second) = (text.fragments[0], text.fragments[1])
    #expect(first.font == .named(name: "Menlo", family: nil, size: .points(14)))
    #expect(first.color?.components == .init(white: 1))
    #expect(first.paragraph?.alignment == .center)
    #expect(first.paragraph?.lineBreakMode == .tailTruncation)
    #expect(first.paragraph?.lineHeightMultiple == 1.5)
    #expect(first.paragraph?.tabStops.map(\.location) == [28])
    #expect(second.font == .system(size: .points(13), weight: .regular))
    #expect(second.underline?.style == 1 && second.strikethrough == nil)
  }

  @Test(
    "Fonts of attributed strings that only name a purpose have its size",
    arguments: [
      ("system", FontDescription.FontSize.system), ("smallSystem", .smallSystem),
      ("cellTitle", .smallSystem),
    ]
  )
  func fontPurposes(purpose: String, size: FontDescription.FontSize) throws {
    let label = try label(
      """
      <attributedString key="attributedText"><fragment content="a"><attributes>
      <font key="NSFont" metaFont="\(purpose)"/></attributes></fragment></attributedString>
      """
    )
    let text = try #require(label[.label.attributedText])
    #expect(text.fragments[0].font == .system(size: size, weight: .regular))
  }

  @Test("Runtime attributes have the type that they are written with")
  func runtimeAttributes() throws {
    let label = try label(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer \
      key="value" value="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="s" value="x" localized="YES"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
      <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" \
      height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="n"/></userDefinedRuntimeAttributes>
      """
    )
    let expected: [RuntimeAttribute.Value] = [
      .number(4), .string("x"), .boolean(true), .size(Size(width: 1, height: 2)), .nil,
    ]
    #expect(label.userDefinedRuntimeAttributes.map(\.value) == expected)
  }
}
