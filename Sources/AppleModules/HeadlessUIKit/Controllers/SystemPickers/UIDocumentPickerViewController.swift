public import Foundation

/// The ways in which a document is picked.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  case `import`, open, exportToService, moveToService
}

/// The system's document picker, whose content comes from the system and is empty in pictures.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  /// The files that are exported.
  public let exportedURLs: [URL]
  /// The identifiers of the types that can be opened.
  public let documentTypes: [String]

  /// Creates a screen that opens documents of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentTypes = allowedUTIs
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen that opens documents of types, which are values of UniformTypeIdentifiers.
  public init<ContentType>(forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool = false)
  {
    documentTypes = contentTypes.map { String(describing: $0) }
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen that exports files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentTypes = []
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen for no documents, ignoring the coder.
  public required init?(coder: NSCoder) {
    documentTypes = []
    exportedURLs = []
    super.init(coder: coder)
  }
}

/// The receiver of documents that a person chose.
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The system's document viewer; nothing is shown here.
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var uti: String?
  open var name: String?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a screen for a document.
  public init(url URL: URL) { url = URL }

  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) {}
  open func dismissPreview(animated: Bool) {}
}

/// The screen over which a document is shown.
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// An empty screen.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
