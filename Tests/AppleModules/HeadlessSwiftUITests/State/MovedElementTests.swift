import Foundation
import HeadlessSwiftUI
import Testing

@Suite("Elements that a person moves or deletes in a list")
struct MovedElementTests {
  /// By Apple's documentation of `onMove(perform:)` the destination counts the elements before the move.
  @Test(
    "Elements move in front of the destination in their order",
    arguments: [
      ([0], 2, "bacde"), ([0], 5, "bcdea"), ([3], 0, "dabce"), ([0, 4], 2, "baecd"),
      ([1], 1, "abcde"),
      ([1], 2, "abcde"), ([], 3, "abcde"),
    ]
  )
  func move(source: [Int], destination: Int, expected: String) {
    var elements = Array("abcde")
    elements.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(elements) == expected)
  }

  @Test("Elements are removed by their offsets, in a slice too")
  func remove() {
    var elements = Array("abcde")
    elements.remove(atOffsets: [0, 3])
    #expect(String(elements) == "bce")
    var slice = elements[1...]
    slice.remove(atOffsets: [0])
    #expect(String(slice) == "e")
  }
}
