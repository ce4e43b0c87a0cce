public import Foundation

extension MutableCollection {
  /// Moves elements in front of another element, keeping their order, as a list does when a person moves
  /// rows.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: The offset of the element in front of which they are afterward, counted before the
  ///     move.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes elements, as a list does when a person deletes rows.
  ///
  /// - Parameter offsets: The offsets of the elements.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
