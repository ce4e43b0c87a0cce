import DynamicType
import Diagnostics
import Testing

import RichText
@testable import InterfaceBuilder

@Suite("Documents")
struct DocumentTests {
  @Test("The root element says what the document is made for")
  func settings() throws {
    let document = try TestDocuments.document(
      """
      <device id="retina6_1" orientation="landscape" appearance="dark"/>
      <accessibilityOverrides isEnabled="YES" dynamicTypePreference="11"/>
      <dependencies><deployment identifier="iOS" version="5120"/>
      <capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
      <customFonts key="customFonts"><array key="A.ttf"><string>A-Bold</string></array></customFonts>
      <scenes/>
      <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
      """,
      type: "Storyboard.XIB",
      attributes: "launchScreen=\"YES\""
    )
    let settings = document.settings
    #expect(document.kind == .storyboard)
    #expect(settings.toolsVersion == 21507)
    #expect(settings.usesAutoLayout && settings.usesTraitCollections && settings.usesSafeAreas)
    #expect(settings.isLaunchScreen)
    #expect(settings.device?.size == Size(width: 896, height: 414))
    #expect(settings.device?.displayScale == 2)
    #expect(settings.device?.appearance == .dark)
    #expect(settings.canvasTextSize == .accessibilityExtraExtraExtraLarge)
    #expect(settings.dependencies.capabilities == ["Safe area layout guides"])
    #expect(settings.customFonts.map(\.file) == ["A.ttf"])
    #expect(settings.customFonts.map(\.postScriptNames) == [["A-Bold"]])
    #expect(settings.tintColor?.components == .init(red: 1, green: 0, blue: 0))
    #expect(document.findings.isEmpty)
  }

  @Test("What is left out means no")
  func defaults() throws {
    let document = try InterfaceDocument(text: "<document><objects/></document>", file: "a.xib")
    #expect(document.kind == .xib)
    #expect(!document.settings.usesAutoLayout)
    #expect(!document.settings.usesTraitCollections)
    #expect(!document.settings.usesSafeAreas)
    #expect(document.settings.device == nil)
  }

  @Test("Scenes hold a controller and the objects beside it")
  func scenes() throws {
    let document = try InterfaceDocument(
      path: TestDocuments.project("App/Base.lproj/Main.storyboard")
    )
    #expect(document.scenes.map(\.id) == ["Sc0-00-001"])
    #expect(document.initialViewController?.rootView?.subviews.map { $0[.label.text] } == ["Total"])
    #expect(document.controllers.map(\.kind) == [.viewController])
    #expect(document.findings.isEmpty)
  }

  @Test(
    "Documents of other kinds are read and refused",
    arguments: [
      ("<archive/>", InterfaceDocument.Refusal.legacyArchive),
      ("<document targetRuntime=\"AppleTV\"/>", .otherRuntime("AppleTV")),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", .otherRuntime("MacOSX.Cocoa")),
      ("<svg/>", .otherRoot("svg")),
    ]
  )
  func refusals(text: String, refusal: InterfaceDocument.Refusal) throws {
    let document = try InterfaceDocument(text: text, file: "a.xib")
    #expect(document.refusal == refusal)
    #expect(document.rules == ["ib-refused"])
  }

  @Test("Resources give images their size and names their color")
  func resources() throws {
    let document = try TestDocuments.xib(
      """
      <label id="a"><color key="textColor" name="Brand"/>
      <color key="backgroundColor" systemColor="labelColor"/></label>
      """,
      """
      <resources><image name="star" catalog="system" width="20" height="19"/>
      <namedColor name="Brand"><color red="0.5" green="0.25" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
      """
    )
    let star = ImageReference(name: "star", catalog: .system)
    #expect(document.resources.image(star)?.size == Size(width: 20, height: 19))
    let label = try #require(document.object(id: "a"))
    #expect(label[.label.textColor]?.source == .named("Brand"))
    #expect(label[.label.textColor]?.components == .init(red: 0.5, green: 0.25, blue: 0))
    #expect(label[.view.backgroundColor]?.source == .system("labelColor"))
    #expect(label[.view.backgroundColor]?.components == .init(white: 0))
  }
}
