/// A filled line: its clusters and its width.
struct FilledLine: Equatable {
  /// The first cluster.
  var start = 0

  /// One past the last cluster, white space and separators included.
  var end = 0

  /// One past the last cluster that is seen.
  var visibleEnd = 0

  /// The width in fill units without the white space at its end.
  var width: Int64 = 0

  /// The width that the break before the line has added to it.
  var startExtra: Int64 = 0

  /// Whether a separator ends the line.
  var isMandatory = false

  var hasHyphen = false

  /// Whether the line was broken inside a word because the word is too long.
  var isEmergency = false
}
