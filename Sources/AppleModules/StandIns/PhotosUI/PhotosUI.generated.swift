// Written by Scripts/generate-tables from Reference/apple-modules/PhotosUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Photos

/// The settings of a picker.
public struct PHPickerConfiguration {
  /// The form in which a picture is handed over.
  public enum AssetRepresentationMode: Sendable {
    /// The form that the system chooses.
    case automatic
    /// The form that the picture has.
    case current
    /// The form that most apps can read.
    case compatible
  }
  /// The order of the chosen pictures.
  public enum Selection: Sendable {
    /// No particular order.
    case `default`
    /// The order in which the person chose.
    case ordered
    /// Each choice is reported at once.
    case continuous
    /// Each choice is reported at once, in order.
    case continuousAndOrdered
  }
  /// The form in which pictures are handed over.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = AssetRepresentationMode.automatic
  /// How many may be chosen; 0 is any number.
  public var selectionLimit: Int = 1
  /// The kinds of pictures that are offered.
  public var filter: PHPickerFilter?
  /// The order of the chosen pictures.
  public var selection: Selection = Selection.default
  /// The pictures that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates settings.
  public init() {}
  /// Creates settings for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen picture.
public struct PHPickerResult {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// The identifier of the picture.
  public let assetIdentifier: String?
}

/// A sheet from which pictures are chosen; it is empty here.
open class PHPickerViewController: UIViewController {
  /// The settings.
  public let configuration: PHPickerConfiguration
  /// The object that is told about the choice.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a sheet.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Gives `nil`: the settings are not in an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// Called about a choice of pictures; nobody chooses here.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the person has chosen or closed the sheet.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
