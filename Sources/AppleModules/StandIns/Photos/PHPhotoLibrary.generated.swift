// Written by Scripts/generate-tables from Reference/apple-modules/Photos.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// Whether the app may see the pictures.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The person allows all pictures.
  case authorized
  /// The person allows some pictures.
  case limited
}

/// The things that an app may do with the pictures.
public enum PHAccessLevel: Int, Hashable, Sendable {
  /// The app may add pictures.
  case addOnly = 1
  /// The app may read and add pictures.
  case readWrite
}

/// The pictures of the device, of which there are none. `@unchecked Sendable`: it has no state.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// Returns the library of the device.
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
  /// Whether the app may see the pictures, which it may not.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Whether the app may see the pictures, which it may not.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Asks for the pictures, which are denied.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Asks for the pictures, which are denied.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Changes nothing and calls back without success.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }
  /// Ignores an observer, because nothing changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Ignores an observer, because nothing changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Called about changes of the pictures; nothing changes here.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called after a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the pictures.
open class PHChange: NSObject {
  /// Returns nil: nothing has changed.
  open func changeDetails<Object: PHObject>(
    for fetchResult: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

/// A change of a list.
open class PHFetchResultChangeDetails<Object: PHObject>: NSObject {
  /// The list after the change.
  public let fetchResultAfterChanges: PHFetchResult<Object>
  /// The places of new members.
  open var insertedIndexes: IndexSet? { nil }
  /// The places of members that are gone.
  open var removedIndexes: IndexSet? { nil }
  /// The places of changed members.
  open var changedIndexes: IndexSet? { nil }
  /// Whether the places are known.
  open var hasIncrementalChanges: Bool { false }
  /// Creates a change to a list.
  init(_ list: PHFetchResult<Object>) { fetchResultAfterChanges = list }
}

/// An object of the library.
open class PHObject: NSObject {
  /// The identifier.
  open var localIdentifier: String { "" }
}

/// The kind of an asset.
public enum PHAssetMediaType: Int, Hashable, Sendable {
  /// The kind is not known.
  case unknown
  /// A picture.
  case image
  /// A film.
  case video
  /// Sound.
  case audio
}

/// Special kinds of an asset.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// A picture or film.
open class PHAsset: PHObject {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Special kinds.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The time of the picture.
  open var creationDate: Date? { nil }
  /// The time of the last change.
  open var modificationDate: Date? { nil }
  /// The length of a film.
  open var duration: TimeInterval { 0 }
  /// Whether a person likes the picture.
  open var isFavorite: Bool { false }
  /// Returns the pictures: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns the pictures of a kind: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the pictures of an album: none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the pictures with identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
