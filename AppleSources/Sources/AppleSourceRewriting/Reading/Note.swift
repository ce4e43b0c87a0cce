import SwiftSyntax

/// A remark at a position in its file.
struct Note {
  var position: AbsolutePosition
  var message: String
}
