import Rendering
import Synchronization

/// Pieces of a page that are kept for the next one of the same session: compressing the drawings is most of
/// the work.
///
/// Outlines keep their numbers while pieces are kept, so a screen with unchanged drawings has the same piece.
final class PagePieces: Sendable {
  struct Contents {
    var screens: [[DrawingSheet.Drawing]: Screen] = [:]
    var outlines: SheetOutlines?
    var prints: SheetPrints?
    /// The outlines, compressed, with their number.
    var packed: (count: Int, text: String)?
  }

  /// A screen's compressed drawings, and the pictures to which they refer.
  struct Screen {
    var packed: String
    var images: [(name: String, element: String)]
  }

  let contents = Mutex(Contents())

  init() {}
}
