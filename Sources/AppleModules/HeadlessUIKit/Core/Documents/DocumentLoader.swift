/// Makes the objects of documents of Interface Builder.
///
/// `ScreenLoading` reads documents and is on a higher floor than this module, so `UIKit` registers the loader
/// with the program's context when the program is loaded.
package protocol DocumentLoader: Sendable {
  /// Makes the objects on the first level of a xib and connects them with each other and the owner.
  ///
  /// - Returns: The objects, or `nil` for a file that is not a xib.
  func objects(ofNib path: String, owner: AnyObject?) -> [AnyObject]?
}
