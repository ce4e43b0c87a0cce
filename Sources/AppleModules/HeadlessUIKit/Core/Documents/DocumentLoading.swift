import Synchronization

/// Makes the objects of documents of Interface Builder.
///
/// `ScreenLoading` reads documents and stands above this module, so `UIKit` hands its loader over as
/// the program is loaded.
package protocol DocumentLoader: Sendable {
  /// Makes the objects on the first level of a xib and connects them with each other and the owner.
  ///
  /// - Returns: The objects, or `nil` for a file that is not a xib.
  func objects(ofNib path: String, owner: AnyObject?) -> [AnyObject]?
}

/// The loader of the program.
package enum DocumentLoading {
  private static let storage = Mutex<(any DocumentLoader)?>(nil)

  /// The loader; `nil` in a program without `UIKit`.
  package static var loader: (any DocumentLoader)? {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
