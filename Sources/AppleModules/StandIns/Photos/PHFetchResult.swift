public import Foundation

/// The settings of a search.
open class PHFetchOptions: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many are found; 0 is all.
  open var fetchLimit = 0
  /// Whether hidden pictures are found.
  open var includeHiddenAssets = false
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
  open func enumerateObjects(
    _ block: (Object, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Calls the closure for each, of which there are none.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (Object, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// The kind of an album.
public enum PHAssetCollectionType: Int, Hashable, Sendable {
  case album = 1
  case smartAlbum
}

/// The purpose of an album.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
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
