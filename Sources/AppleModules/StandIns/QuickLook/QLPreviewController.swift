public import HeadlessUIKit

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
