import Diagnostics

extension [Criterion] {
  /// Criteria that text of a fixed size fails.
  static let textSize: [Criterion] = [
    .resizeText, .softwareResizeText, .userPreferences, .largerText, .typography,
  ]

  /// Criteria that truncated text fails.
  static let clipping: [Criterion] = [.resizeText, .largerText, .typography]
}
