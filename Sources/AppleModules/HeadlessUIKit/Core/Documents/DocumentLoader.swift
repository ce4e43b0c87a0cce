/// Makes the objects of documents of Interface Builder.
///
/// `ScreenLoading` reads documents and stands above this module, so `UIKit` hands its loader over as
/// the program is loaded, to the context of the program.
package protocol DocumentLoader: Sendable {
  /// Makes the objects on the first level of a xib and connects them with each other and the owner.
  ///
  /// - Returns: The objects, or `nil` for a file that is not a xib.
  func objects(ofNib path: String, owner: AnyObject?) -> [AnyObject]?
}
