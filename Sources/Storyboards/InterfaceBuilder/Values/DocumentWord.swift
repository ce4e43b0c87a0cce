/// The words that the format has for the values of its enumerations.
public enum Words {}

/// A value that the format writes as one of a few words.
public protocol DocumentWord: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

extension DocumentWord {
  /// Creates a value from its word; `TopLeft` is read as `topLeft`, as old documents write it.
  init?(word text: String) {
    if let value = Self(rawValue: text) {
      self = value
    } else if let first = text.first, first.isUppercase {
      guard let value = Self(rawValue: first.lowercased() + text.dropFirst()) else { return nil }
      self = value
    } else {
      return nil
    }
  }
}
