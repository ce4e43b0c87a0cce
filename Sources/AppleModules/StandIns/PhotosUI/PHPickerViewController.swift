public import Foundation
public import Photos

/// A choice of pictures and films.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Pictures.
  public static let images = PHPickerFilter("images")
  /// Films.
  public static let videos = PHPickerFilter("videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter("livePhotos")
  /// Those of any of some choices.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any \(subfilters.map(\.name))")
  }
}

/// The settings of a picker.
public struct PHPickerConfiguration {
  /// The form in which a picture is handed over.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    case automatic, current, compatible
  }
  /// The order of the chosen pictures.
  public enum Selection: Int, Hashable, Sendable {
    case `default`, ordered, people, continuous, continuousAndOrdered
  }

  /// The form in which pictures are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How many may be chosen; 0 is any number.
  public var selectionLimit = 1
  /// What is offered.
  public var filter: PHPickerFilter?
  /// The order of the chosen pictures.
  public var selection = Selection.default
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
