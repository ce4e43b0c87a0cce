/// A replacement of bytes by a text.
struct TextEdit: Hashable {
  var range: Range<Int>
  var text: String
}

/// One way to leave out the part around an error.
struct Repair {
  /// The replacements; line breaks in the replaced text are kept.
  var edits: [TextEdit]
  /// The size of the part.
  var kind: Omission.Kind
  /// The path of the declaration around the part.
  var declaration: String
  /// The code that replaces the part.
  var replacement: String
  /// The number of nodes above the part; a larger part has fewer.
  var depth: Int
  /// Whether the part is inside a body.
  var isInBody = false

  /// The first changed byte.
  var start: Int { edits.first?.range.lowerBound ?? 0 }

  /// Whether other files may compile in another way after it.
  var isSeenByOtherFiles: Bool { !isInBody && kind != .body && kind != .statement }
}

extension [UInt8] {
  /// The bytes after replacements; nested or repeated replacements are left out.
  ///
  /// Also returns the indexes of the replacements that were made. The owners group replacements: an insertion
  /// at the end of a part that another owner removes is removed with that part.
  func applying(_ edits: [TextEdit], owners: [Int] = []) -> (bytes: [UInt8], made: Set<Int>) {
    let order = edits.indices.sorted {
      let (first, second) = (edits[$0].range, edits[$1].range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      return first.count > second.count
    }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var made: Set<Int> = []
    var position = 0
    var last: TextEdit?
    var lastOwner = -1
    for index in order {
      let edit = edits[index]
      guard edit.range.lowerBound >= position, edit != last, edit.range.upperBound <= count else {
        if edit == last { made.insert(index) }
        continue
      }
      let owner = index < owners.count ? owners[index] : 0
      if edit.range.isEmpty, edit.range.lowerBound == position, let last, last.text.isEmpty,
        !last.range.isEmpty, owner != lastOwner
      {
        continue
      }
      lastOwner = owner
      result += self[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      let breaks = self[edit.range].count { $0 == UInt8(ascii: "\n") }
      let written = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
      result += Array(repeating: UInt8(ascii: "\n"), count: Swift.max(0, breaks - written))
      position = edit.range.upperBound
      made.insert(index)
      last = edit
    }
    result += self[position...]
    return (result, made)
  }
}
