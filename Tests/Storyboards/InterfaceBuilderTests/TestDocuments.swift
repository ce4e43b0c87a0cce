import Diagnostics
import InterfaceBuilder
import Testing

/// Small documents around the part that a test is about.
enum TestDocuments {
  /// A storyboard with one controller that has the given content in its root view.
  static func storyboard(_ content: String, attributes: String = "") throws -> InterfaceDocument {
    try document(
      """
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">\(content)</view>
      </viewController>
      </objects></scene></scenes>
      """,
      type: "Storyboard.XIB",
      attributes: attributes
    )
  }

  /// A xib with the given first-level objects.
  static func xib(_ objects: String, _ rest: String = "") throws -> InterfaceDocument {
    try document("<objects>\(objects)</objects>\(rest)", type: "XIB", attributes: "")
  }

  static func document(
    _ content: String,
    type: String,
    attributes: String
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
        \(content)
        </document>
        """,
      file: "test.xib"
    )
  }

  /// The first object of a xib with one object.
  static func object(_ text: String, _ rest: String = "") throws -> ObjectNode {
    try #require(xib(text, rest).objects.first)
  }

  /// The path of a file in the project beside the tests.
  static func project(_ path: String = "", file: String = #filePath) -> String {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/Project\(path.isEmpty ? "" : "/" + path)"
  }
}

extension InterfaceDocument {
  /// The rules of the findings, in order.
  var rules: [String] { findings.map(\.rule.id) }
}
