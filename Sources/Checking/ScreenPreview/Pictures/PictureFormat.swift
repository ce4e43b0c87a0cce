import Rendering
public import Snapshots

/// The format of a file with one screen.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, with the device's number per point.
  case png
  /// Shapes; text remains text.
  case svg
  /// A page; text remains text.
  case pdf

  /// Draws a screen; `nil` if its size is empty or too large to draw.
  public func file(of snapshot: LayoutSnapshot) -> [UInt8]? {
    switch self {
    case .png: try? snapshot.pngData()
    case .svg: try? snapshot.svgData()
    case .pdf: try? snapshot.pdfData()
    }
  }
}
