// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/versions.json

extension SystemGeneration {
  /// The first numbers of the versions whose sizes are known, in ascending order.
  static let knownMajors: [UInt16] = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26]
}
