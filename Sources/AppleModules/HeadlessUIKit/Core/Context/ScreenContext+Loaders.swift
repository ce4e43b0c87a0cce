package import DynamicType
package import Snapshots

/// The readers and writers of files, which are on a higher floor than the view classes.
///
/// `UIKit` registers them when the program is loaded, so a program without it has none.
extension ScreenContext {
  private enum DocumentLoaderKey: ScreenContextKey {
    static var defaultValue: (any DocumentLoader)? { nil }
  }

  /// The reader of xibs.
  package var documentLoader: (any DocumentLoader)? {
    get { self[DocumentLoaderKey.self] }
    set { self[DocumentLoaderKey.self] = newValue }
  }

  private enum ResourceLoaderKey: ScreenContextKey {
    static var defaultValue: (any ResourceLoader)? { nil }
  }

  /// The reader of assets and texts.
  package var resourceLoader: (any ResourceLoader)? {
    get { self[ResourceLoaderKey.self] }
    set { self[ResourceLoaderKey.self] = newValue }
  }

  private enum PictureEncoderKey: ScreenContextKey {
    static var defaultValue: (@Sendable (LayoutSnapshot) -> [UInt8]?)? { nil }
  }

  /// Draws a snapshot to a PNG file with a transparent background.
  package var pictureEncoder: (@Sendable (LayoutSnapshot) -> [UInt8]?)? {
    get { self[PictureEncoderKey.self] }
    set { self[PictureEncoderKey.self] = newValue }
  }
}
