import DynamicType
import SizeStatistics

/// Reads a text in pieces of some length, as a stream arrives.
func statistics(
  _ text: String,
  by columns: [String] = [],
  pieces length: Int = 1 << 18
) -> SizeReadingResult {
  statistics(Array(text.utf8), by: columns, pieces: length)
}

/// Reads bytes in pieces of some length.
func statistics(
  _ bytes: [UInt8],
  by columns: [String] = [],
  pieces length: Int = 1 << 18
) -> SizeReadingResult {
  var reader = SizeStatisticsReader(SizeReadingOptions(file: "sizes", groupedBy: columns))
  for start in stride(from: 0, to: bytes.count, by: length) {
    reader.read(Array(bytes[start..<min(start + length, bytes.count)]))
  }
  return reader.finish()
}

extension SizeReadingResult {
  /// The users of a category, or `nil` where the file does not tell it apart.
  func users(_ category: ContentSizeCategory) -> Int? {
    let users = total.distribution.users(of: category...category)
    return users.lowerBound == users.upperBound ? users.lowerBound : nil
  }
}

extension SizeDistribution {
  /// The bins that have users, as text.
  var text: String {
    bins.filter { $0.users > 0 }.map { "\($0.name) \($0.users)" }.joined(separator: ", ")
  }
}
