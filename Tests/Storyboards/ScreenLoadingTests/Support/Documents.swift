import InterfaceBuilder

/// Small documents, written by hand.
enum Documents {
  static func storyboard(
    _ scenes: String...,
    initial: String = "",
    resources: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      text: storyboardText(scenes, initial: initial, resources: resources),
      file: "Main.storyboard"
    )
  }

  static func storyboardText(
    _ scenes: [String],
    initial: String = "",
    resources: String = ""
  ) -> String {
    let attribute = initial.isEmpty ? "" : " initialViewController=\"\(initial)\""
    let bodies = scenes.enumerated().map { index, scene in
      "<scene sceneID=\"scene-\(index)\"><objects>\(scene)</objects></scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(attribute)>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(bodies.joined())</scenes>\(resources)</document>
      """
  }

  static func xib(_ objects: String, file: String = "View.xib") throws -> InterfaceDocument {
    try InterfaceDocument(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>\(objects)</objects></document>
        """,
      file: file
    )
  }

  /// A controller with a view that holds what is given.
  static func controller(
    _ id: String,
    _ inside: String = "",
    beside: String = "",
    class kind: String = "",
    title: String = "",
    constraints: String = ""
  ) -> String {
    let custom =
      (kind.isEmpty ? "" : " customClass=\"\(kind)\"")
      + (title.isEmpty ? "" : " title=\"\(title)\"")
    return """
      <viewController id="\(id)"\(custom) sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(inside)</subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
      <constraints>\(constraints)</constraints></view>\(beside)</viewController>
      """
  }

  /// A label without an adjusting font unless it is asked for.
  static func label(_ id: String, _ text: String, adjusts: Bool = false) -> String {
    let flag = adjusts ? " adjustsFontForContentSizeCategory=\"YES\"" : ""
    return """
      <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)"\(flag)><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
  }

  /// Pins a view to the safe area's top and leading edges.
  static func pinned(_ id: String, in owner: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(owner)-safe" \
    secondAttribute="top" id="\(id)-t"/>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(owner)-safe" \
    secondAttribute="leading" id="\(id)-l"/>
    """
  }

  static func relationship(_ destination: String, _ name: String) -> String {
    """
    <connections><segue destination="\(destination)" kind="relationship" \
    relationship="\(name)" id="to-\(destination)"/></connections>
    """
  }
}
