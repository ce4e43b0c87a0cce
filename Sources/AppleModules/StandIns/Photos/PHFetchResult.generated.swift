// Written by Scripts/generate-tables from Reference/apple-modules/Photos.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The settings of a search.
open class PHFetchOptions: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many are found; 0 is all.
  open var fetchLimit: Int = 0
  /// Whether hidden pictures are found.
  open var includeHiddenAssets: Bool = false
}

/// The result of a search, which is empty.
open class PHFetchResult<Object: AnyObject>: NSObject {
  /// How many were found.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: Object? { nil }
  /// The last.
  open var lastObject: Object? { nil }
  /// Returns one by its place; there is none.
  open func object(at index: Int) -> Object { preconditionFailure("The result is empty.") }
  /// Returns one by its place; there is none.
  open subscript(index: Int) -> Object { object(at: index) }
  /// Returns those at places: none.
  open func objects(at indexes: IndexSet) -> [Object] { [] }
  /// Returns the place of one: none.
  open func index(of anObject: Object) -> Int { NSNotFound }
  /// Whether one was found.
  open func contains(_ anObject: Object) -> Bool { false }
  /// Calls the closure for each, of which there are none.
  open func enumerateObjects(_ block: (Object, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls the closure for each, of which there are none.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (Object, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// The kind of an album.
public enum PHAssetCollectionType: Int, Hashable, Sendable {
  /// An album of a person.
  case album = 1
  /// An album that the system fills.
  case smartAlbum
}

/// The purpose of an album.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
  /// An album that a person made.
  case albumRegular = 2
  /// An event that was copied from a computer.
  case albumSyncedEvent = 3
  /// The photo stream of the person.
  case albumMyPhotoStream = 100
  /// An album that several people share.
  case albumCloudShared = 101
  /// An album of no particular kind.
  case smartAlbumGeneric = 200
  /// The panoramas.
  case smartAlbumPanoramas = 201
  /// The films.
  case smartAlbumVideos = 202
  /// The pictures that the person marked.
  case smartAlbumFavorites = 203
  /// The films in time lapse.
  case smartAlbumTimelapses = 204
  /// The hidden pictures.
  case smartAlbumAllHidden = 205
  /// The pictures that came last.
  case smartAlbumRecentlyAdded = 206
  /// The bursts.
  case smartAlbumBursts = 207
  /// The films in slow motion.
  case smartAlbumSlomoVideos = 208
  /// The pictures of the person's own library.
  case smartAlbumUserLibrary = 209
  /// The self-portraits.
  case smartAlbumSelfPortraits = 210
  /// The screenshots.
  case smartAlbumScreenshots = 211
  /// The pictures with depth.
  case smartAlbumDepthEffect = 212
  /// The pictures that move.
  case smartAlbumLivePhotos = 213
  /// The animated images.
  case smartAlbumAnimated = 214
  /// Any kind.
  case any = 9_223_372_036_854_775_807
}

/// A group of pictures.
open class PHCollection: PHObject {
  /// The name.
  open var localizedTitle: String? { nil }
  /// Returns the albums of the person: none.
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// An album.
open class PHAssetCollection: PHCollection {
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The purpose.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// How many pictures there are about.
  open var estimatedAssetCount: Int { 0 }
  /// Returns albums: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
