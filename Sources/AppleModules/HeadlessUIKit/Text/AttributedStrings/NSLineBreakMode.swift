package import RichText

/// The rule for line breaks and for text that does not fit, with UIKit's names and numbers.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Between words.
  case byWordWrapping

  /// Between any two characters.
  case byCharWrapping

  /// Nowhere; the end is clipped.
  case byClipping

  /// The last line begins with an ellipsis.
  case byTruncatingHead

  /// The last line ends with an ellipsis.
  case byTruncatingTail

  /// The last line has an ellipsis in its middle.
  case byTruncatingMiddle

  /// The mode as ``RichText`` names it.
  package var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }

  /// Creates the mode from ``RichText``'s.
  package init(_ mode: LineBreakMode) {
    switch mode {
    case .wordWrap: self = .byWordWrapping
    case .charWrap: self = .byCharWrapping
    case .clip: self = .byClipping
    case .truncateHead: self = .byTruncatingHead
    case .truncateTail: self = .byTruncatingTail
    case .truncateMiddle: self = .byTruncatingMiddle
    }
  }
}
