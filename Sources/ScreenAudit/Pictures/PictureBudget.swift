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
  /// Below this limit most screens fit at one pixel a point only, so that one is tried first.
  private static let tightLimit = 16_000
  /// A picture at 1.5 pixels a point is at least so much larger than at one.
  private static let leastGrowth = 1.3

  let limit: Int

  /// Shares the bytes among a number of pictures.
  init(pictures: Int) { limit = Self.total / max(1, pictures) }

  /// Draws a screen as finely as the budget allows; nil when it cannot be drawn.
  func picture(of snapshot: LayoutSnapshot) -> [UInt8]? {
    var coarse: [UInt8]?
    if limit < Self.tightLimit {
      coarse = Self.png(of: snapshot, scale: 1)
      guard let coarse, Double(coarse.count) * Self.leastGrowth <= Double(limit) else {
        return coarse
      }
    }
    let finest = max(1, min(2, Self.width / max(1, snapshot.size.width)))
    for scale in [finest, 1.5] where scale > 1 && scale <= finest {
      if let picture = Self.png(of: snapshot, scale: scale), picture.count <= limit {
        return picture
      }
    }
    return coarse ?? Self.png(of: snapshot, scale: 1)
  }

  /// A file of at most 256 colours: on the page nobody tells the others apart.
  private static func png(of snapshot: LayoutSnapshot, scale: Double) -> [UInt8]? {
    try? snapshot.bitmap(scale: scale).indexedPNGData()
  }
}
