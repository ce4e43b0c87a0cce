/// The notes whose marks a writer has met, numbered in their order.
package struct NoteNumbers {
  /// The notes from the first.
  package private(set) var notes: [Footnote.Value] = []

  private var indices: [Footnote.Value: Int] = [:]

  /// Creates numbers without notes.
  package init() {}

  /// Returns the number of a note, from 1, and whether it is new.
  package mutating func number(of note: Footnote.Value) -> (number: Int, isNew: Bool) {
    if let index = indices[note] { return (index + 1, false) }
    indices[note] = notes.count
    notes.append(note)
    return (notes.count, true)
  }
}
