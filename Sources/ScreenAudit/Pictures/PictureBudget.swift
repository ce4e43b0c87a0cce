import DynamicType
import Rendering
import Snapshots

/// How fine the pictures of a report may be, so that the file stays small enough to be sent.
///
/// Ten screens at twelve sizes stay below 15 MB: each of so many pictures may take 90 kB, which in
/// base 64 is 120 kB. Beyond that number pictures are as coarse as one pixel a point; with the palette
/// that all of them have, the page of an app of nine screens in six settings stays below 20 MB.
struct PictureBudget: Sendable {
  /// The bytes of all pictures of a report, before base 64.
  static let total = 10_800_000
  /// The width in pixels beyond which a picture shows nothing more on the page.
  private static let width = 800.0

  let limit: Int

  /// Shares the bytes among a number of pictures.
  init(pictures: Int) { limit = Self.total / max(1, pictures) }

  /// Draws a screen as finely as the budget allows; nil when it cannot be drawn.
  func picture(of snapshot: LayoutSnapshot) -> [UInt8]? {
    let finest = max(1, min(2, Self.width / max(1, snapshot.size.width)))
    let scales = [finest, 1.5, 1].filter { $0 <= finest }
    var picture: [UInt8]?
    for scale in scales {
      picture = Self.png(of: snapshot, scale: scale)
      if let picture, picture.count <= limit { return picture }
    }
    return picture
  }

  /// A file of at most 256 colours: on the page nobody tells the others apart.
  private static func png(of snapshot: LayoutSnapshot, scale: Double) -> [UInt8]? {
    try? snapshot.bitmap(scale: scale).indexedPNGData()
  }
}
