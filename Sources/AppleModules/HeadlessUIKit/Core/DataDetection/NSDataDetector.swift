#if !canImport(ObjectiveC)
public import Foundation

/// Detects web and mail addresses and telephone numbers in texts.
///
/// Dates and postal addresses are not detected here.
open class NSDataDetector: NSObject {
  /// The kinds that are detected.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let patterns: [(NSRegularExpression, NSTextCheckingResult.CheckingType)]

  /// Creates a detector of some kinds.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var patterns: [(NSRegularExpression, NSTextCheckingResult.CheckingType)] = []
    if types.contains(.foundLink) {
      patterns.append((try NSRegularExpression(pattern: Self.links), .foundLink))
    }
    if types.contains(.foundNumber) {
      patterns.append((try NSRegularExpression(pattern: Self.telephones), .foundNumber))
    }
    self.patterns = patterns
  }

  private static let links =
    #"(?i)\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?)\]}']"#
    + #"|[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}"#
    + #"|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|de|uk|fr|jp|ch|at|eu)\b"#
    + #"(?:/[^\s<>"]*[^\s<>".,;:!?)\]}'])?)"#
  private static let telephones = #"(?<![\w.])\+?\(?\d[\d\s()./-]{5,17}\d(?![\w.]\d)"#

  /// Returns the matches in a range.
  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    for (pattern, type) in patterns {
      for match in pattern.matches(in: string, options: options, range: range)
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        let text = (string as NSString).substring(with: match.range)
        found.append(DetectedResult(match.range, type, text))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first that is found in a range.
  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns how many are found in a range.
  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first match in a range.
  open func rangeOfFirstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each match in a range.
  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation's own names are deprecated here, because its expressions match none of them.
  fileprivate static let foundLink = Self(rawValue: 1 << 5)
  fileprivate static let foundNumber = Self(rawValue: 1 << 11)
}

/// A match in a text.
final class DetectedResult: NSTextCheckingResult {
  private let place: NSRange
  private let type: NSTextCheckingResult.CheckingType
  let text: String

  init(_ place: NSRange, _ type: NSTextCheckingResult.CheckingType, _ text: String) {
    self.place = place
    self.type = type
    self.text = text
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The URL of a link, with the missing scheme added.
  public var url: URL? {
    guard resultType == .foundLink, let text = (self as? DetectedResult)?.text else { return nil }
    if text.contains("://") { return URL(string: text) }
    return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
  }

  /// The number of a telephone.
  public var phoneNumber: String? {
    resultType == .foundNumber ? (self as? DetectedResult)?.text : nil
  }

  /// The date; dates are not detected here.
  public var date: Date? { nil }
  /// The duration of an appointment; appointments are not detected here.
  public var duration: TimeInterval { 0 }
  /// The parts of a postal address; addresses are not detected here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight; flights are not detected here.
  public var components: [NSTextCheckingKey: String]? { nil }
}
#endif
