public import Foundation
public import HeadlessUIKit

/// A file that a preview shows.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The title over the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// No title: that of the file is shown.
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
public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled, updateContents, createCopy
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
  /// Allows the address.
  public func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool { true }
  /// Returns no view.
  public func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  /// Allows no changes.
  public func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// A preview of files over an app, which has the title of the file and shows no content here.
open class QLPreviewController: UIViewController {
  /// The source of the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { reloadData() }
  }
  /// The object that is told about the preview.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of the file that is shown.
  open var currentPreviewItemIndex = 0 {
    didSet { refreshCurrentPreviewItem() }
  }

  /// The file that is shown; `nil` where there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard 0..<count ~= currentPreviewItemIndex else { return nil }
    return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Whether a file can be shown; every one, by its title.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }

  /// Asks for the files anew.
  open func reloadData() { refreshCurrentPreviewItem() }

  /// Asks for the file that is shown anew.
  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
  }
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
  /// Says that the file is ready.
  public func preparePreviewOfFile(
    at url: URL,
    completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
}
