import Rendering
public import Snapshots

/// The format of a file with one screen.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, as many to a point as on the device.
  case png
  /// Shapes; text stays text.
  case svg
  /// A page; text stays text.
  case pdf

  /// Draws a screen; nil when it has no size or one too large to draw.
  public func file(of snapshot: LayoutSnapshot) -> [UInt8]? {
    switch self {
    case .png: try? snapshot.pngData()
    case .svg: try? snapshot.svgData()
    case .pdf: try? snapshot.pdfData()
    }
  }
}
