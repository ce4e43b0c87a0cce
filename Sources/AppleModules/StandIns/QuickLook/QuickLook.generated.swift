// Written by Scripts/generate-tables from Reference/apple-modules/QuickLook.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
public import HeadlessSwiftUI

/// A file that a preview shows.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The title over the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Answers for an object that does not have it.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address.
  public var previewItemURL: URL? { self as URL }
}

/// The files of a preview.
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The ways in which a file may be changed in its preview.
public enum QLPreviewItemEditingMode: Int, Hashable, Sendable {
  /// The file cannot be changed.
  case disabled
  /// The file itself is changed.
  case updateContents
  /// A copy of the file is changed.
  case createCopy
}

/// Called about a preview of files.
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Called before the preview goes.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the preview is gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether an address in a file may be opened.
  func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool
  /// Returns the view from which the preview grows.
  func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// Returns whether a file may be changed.
  func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Answers for an object that does not have it.
  public func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool { true }
  /// Answers for an object that does not have it.
  public func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  /// Answers for an object that does not have it.
  public func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// A controller of an extension that shows a file.
public protocol QLPreviewingController {
  /// Called to prepare the preview of a file.
  func preparePreviewOfFile(
    at url: URL,
    completionHandler handler: @escaping ((any Error)?) -> Void
  )
}

extension QLPreviewingController {
  /// Answers for an object that does not have it.
  public func preparePreviewOfFile(
    at url: URL,
    completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
}

extension View {
  /// Shows a preview of a file, which is not drawn.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Shows previews of files, which are not drawn.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL { self }
}
