extension String {
  /// The words between spaces.
  var words: [String] { split(separator: " ").map(String.init) }
}
