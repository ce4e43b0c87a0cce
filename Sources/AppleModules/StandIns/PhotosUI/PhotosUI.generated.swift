// Written by Scripts/generate-tables from Reference/apple-modules/PhotosUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Photos
public import HeadlessSwiftUI
public import UniformTypeIdentifiers

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

/// A chosen picture, for views of SwiftUI.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The form in which a picture is handed over.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    /// The name of the form.
    let name: String
    /// The form that the system chooses.
    public static let automatic: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(name: "automatic")
    /// The form that the picture has.
    public static let current: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(name: "current")
    /// The form that most apps can read.
    public static let compatible: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(name: "compatible")
  }
  /// The identifier of the picture.
  public let itemIdentifier: String?
  /// The kinds of data that the picture has.
  public var supportedContentTypes: [UTType] { [] }
  /// Creates a choice of a picture by its identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// Loads the picture; there is none.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Loads the picture; there is none.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// The order of chosen pictures, for views of SwiftUI.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  /// The name of the order.
  let name: String
  /// No particular order.
  public static let `default`: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "default")
  /// The order in which the person chose.
  public static let ordered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "ordered")
  /// Each choice is reported at once.
  public static let continuous: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "continuous")
  /// Each choice is reported at once, in order.
  public static let continuousAndOrdered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// The look of a picker.
public struct PhotosPickerStyle: Sendable {
  /// The name of the look.
  let name: String
  /// A sheet.
  public static let presentation: PhotosPickerStyle = PhotosPickerStyle(name: "presentation")
  /// A view in its place.
  public static let inline: PhotosPickerStyle = PhotosPickerStyle(name: "inline")
  /// A row of pictures.
  public static let compact: PhotosPickerStyle = PhotosPickerStyle(name: "compact")
}

/// The parts of a picker that can be turned off.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The search.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// The place of chosen pictures.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// The albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// The buttons that add and cancel.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// The warning about sensitive pictures.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

extension View {
  /// Shows a picker of pictures, which is not drawn.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  /// Shows a picker of a picture, which is not drawn.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  /// Shows a picker of pictures of a library, which is not drawn.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { self }
  /// Shows a picker of a picture of a library, which is not drawn.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { self }
  /// Sets the look of pickers, which are not drawn.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Shows or hides the bars of pickers, which are not drawn.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View { self }
  /// Turns parts of pickers off, which are not drawn.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}
