import Diagnostics
import Testing

@Suite("The distance between two words")
struct EditDistanceTests {
  @Test(
    "counts insertions, deletions, replacements and swaps",
    arguments: [
      // The textbook examples of Levenshtein's and of the optimal string alignment distance.
      ("kitten", "sitting", 3), ("saturday", "sunday", 3), ("ca", "abc", 3),
      ("body", "bdy", 1), ("body", "boyd", 1), ("body", "bodyy", 1), ("body", "bony", 1),
      ("", "body", 4), ("body", "", 4), ("", "", 0), ("body", "body", 0),
    ]
  )
  func counts(_ source: String, _ target: String, _ distance: Int) {
    #expect(EditDistance.between(Array(source.utf8), Array(target.utf8)) == distance)
    #expect(EditDistance.between(Array(target.utf8), Array(source.utf8)) == distance)
  }
}
