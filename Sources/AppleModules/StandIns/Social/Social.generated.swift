// Written by Scripts/generate-tables from Reference/apple-modules/Social.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A row below the text of a sheet that shares something.
open class SLComposeSheetConfigurationItem: NSObject {
  /// The title.
  open var title: String!
  /// The value at the end of the row.
  open var value: String!
  /// Whether the value is still to come.
  open var valuePending: Bool = false
  /// Called when the row is touched.
  open var tapHandler: (() -> Void)!
  /// Creates a row.
  public override init() { super.init() }
}
