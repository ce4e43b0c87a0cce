import Diagnostics
import DynamicType
import FileAccess
import ScreenAudit
import ScreenPreview
import Testing

@Suite("Launch screens in a preview")
struct LaunchScreenTests {
  /// The rules of the findings about a label that is not told to adjust its font.
  private func rules(isLaunchScreen: Bool) throws -> [String] {
    let folder = TestFolders.make("launch-screen")
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="20037" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" launchScreen="\(isLaunchScreen ? "YES" : "NO")" useTraitCollections="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><scenes><scene sceneID="s">
      <objects><viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vw">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><label opaque="NO" text="Trails" fixedFrame="YES" id="name">
      <rect key="frame" x="20" y="200" width="300" height="120"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    try FileReplacement.write(document, to: "\(folder)/Main.storyboard")
    var run = PreviewRun(paths: [folder], folder: folder)
    run.shown.devices = Array(SweepSetting.defaultDevices.suffix(1))
    run.shown.categories = [.large, .extraLarge]
    return try run.run().findings.map(\.reported.rule.id)
  }

  @Test("The text size does not change while a launch screen is shown")
  func change() throws {
    #expect(try rules(isLaunchScreen: true).isEmpty)
    #expect(try rules(isLaunchScreen: false) == ["text-adjusts-only-at-launch"])
  }
}
