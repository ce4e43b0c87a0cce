import Diagnostics
import FileAccess
import ScreenPreview
import Testing

@Suite struct `Buttons that nobody sees` {
  /// The rules about touches that a button of 30 by 30 points meets.
  private func rules(
    attributes: String = "",
    inside: String = "",
    outlet: String = ""
  ) throws
    -> [String]
  {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="20037" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="vc"><device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sc"><objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="vw"><rect key="frame" width="414" height="896"/><subviews>
      <button fixedFrame="YES" buttonType="roundedRect" id="bt" \(attributes)>
      <rect key="frame" x="20" y="100" width="30" height="30"/>\(inside)</button></subviews></view>
      <connections>\(outlet)</connections></viewController></objects></scene></scenes></document>
      """
    let path = TestFolders.make("idle-buttons")
    try FileReplacement.write(document, to: "\(path)/Main.storyboard")
    let outcome = try PreviewRun(paths: [path], folder: path).run()
    return outcome.report.findings.map(\.rule.id).filter { $0.hasPrefix("touch-target") }
  }

  @Test func `A button without content, action and outlet is not measured`() throws {
    #expect(try rules().isEmpty)
  }

  @Test(arguments: [
    ("", "<state key=\"normal\" title=\"Go\"/>", ""),
    ("", "<connections><action selector=\"go:\" destination=\"vc\" id=\"ac\"/></connections>", ""),
    ("", "", "<outlet property=\"button\" destination=\"bt\" id=\"ou\"/>"),
    ("tag=\"7\"", "", ""), ("customClass=\"CloseButton\"", "", ""),
    ("", "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>", ""),
  ])
  func `A button that code may reach, or that is seen, is measured`(
    attributes: String,
    inside: String,
    outlet: String
  ) throws {
    #expect(
      try rules(attributes: attributes, inside: inside, outlet: outlet) == ["touch-target-small"]
    )
  }
}
