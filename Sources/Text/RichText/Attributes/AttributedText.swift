public import FontDescriptors

/// A string with attributes, as a value.
///
/// Ranges count UTF-16 code units, as UIKit's do. The runs cover the whole string, in order and
/// without holes; neighbors with equal attributes are one run, so equal texts compare equal.
///
/// ```swift
/// var text = AttributedText("Tap to continue", font: .systemFont(ofSize: 17))
/// text.update(in: 0..<3) { $0.font = .boldSystemFont(ofSize: 17) }
/// ```
public struct AttributedText: Hashable, Sendable {
  /// A stretch of the text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The stretch in UTF-16 code units.
    public let range: Range<Int>

    /// The attributes.
    public let attributes: TextAttributes

    init(_ range: Range<Int>, _ attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The characters.
  public private(set) var string: String

  /// The runs; an empty text has one empty run, which keeps its font.
  public private(set) var runs: [Run]

  /// Creates text with the same attributes everywhere.
  public init(_ string: String, attributes: TextAttributes) {
    self.string = string
    self.runs = [Run(0..<string.utf16.count, attributes)]
  }

  /// Creates text of runs, given by their lengths in UTF-16 code units and their attributes.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - parts: The runs in their order; together they are as long as the string, and there is at
  ///     least one.
  package init(
    _ string: String,
    runs parts: some Sequence<(length: Int, attributes: TextAttributes)>
  ) {
    self.string = string
    var runs: [Run] = []
    var first: TextAttributes?
    var start = 0
    for part in parts {
      if first == nil { first = part.attributes }
      Self.append(Run(start..<start + part.length, part.attributes), to: &runs)
      start += part.length
    }
    precondition(start == string.utf16.count, "The runs of a text are as long as its string.")
    if runs.isEmpty, let first { runs.append(Run(0..<0, first)) }
    precondition(!runs.isEmpty, "A text has at least one run.")
    self.runs = runs
  }

  /// Creates text in one font.
  public init(_ string: String, font: FontRequest) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  /// Creates the text of an attachment alone.
  public init(attachment: TextAttachment, attributes: TextAttributes) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init(String(TextAttachment.character), attributes: attributes)
  }

  /// The number of UTF-16 code units.
  public var count: Int { runs.last?.range.upperBound ?? 0 }

  /// Whether there are no characters.
  public var isEmpty: Bool { string.isEmpty }
}

extension AttributedText {
  /// Returns the attributes at a code unit; those of the last run past the end.
  ///
  /// Complexity: logarithmic in the number of runs.
  public func attributes(at offset: Int) -> TextAttributes {
    runs[runIndex(at: offset)].attributes
  }

  /// The position of the run that holds a code unit; past the end the last run.
  public func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Changes the attributes in a range.
  ///
  /// - Parameters:
  ///   - range: The range in UTF-16 code units; the part outside the text is ignored.
  ///   - change: Called once for each run, with its attributes to change.
  public mutating func update(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    let range = range.clamped(to: 0..<count)
    let touchesEmpty = count == 0
    guard !range.isEmpty || touchesEmpty else { return }
    var result: [Run] = []
    result.reserveCapacity(runs.count + 2)
    for run in runs {
      let inside = run.range.clamped(to: range)
      guard !inside.isEmpty || touchesEmpty else {
        Self.append(run, to: &result)
        continue
      }
      var changed = run.attributes
      change(&changed)
      Self.append(Run(run.range.lowerBound..<inside.lowerBound, run.attributes), to: &result)
      Self.append(Run(inside, changed), to: &result, keepingEmpty: touchesEmpty)
      Self.append(Run(inside.upperBound..<run.range.upperBound, run.attributes), to: &result)
    }
    runs = result
  }

  /// Changes the attributes everywhere.
  public mutating func update(_ change: (inout TextAttributes) -> Void) {
    update(in: 0..<count, change)
  }

  /// Adds another text at the end.
  ///
  /// Joining does not change a code unit of either side, except that half a surrogate pair on
  /// each side cannot occur: strings of Swift never hold one.
  public mutating func append(_ other: AttributedText) {
    guard !other.isEmpty else { return }
    let start = count
    if isEmpty { runs = [] }
    string += other.string
    for run in other.runs {
      let moved = run.range.lowerBound + start..<run.range.upperBound + start
      Self.append(Run(moved, run.attributes), to: &runs)
    }
  }

  /// Returns two texts as one.
  public static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText {
    var result = lhs
    result.append(rhs)
    return result
  }

  /// Adds a run, joined with the one before when their attributes are equal.
  private static func append(_ run: Run, to runs: inout [Run], keepingEmpty: Bool = false) {
    guard !run.range.isEmpty || keepingEmpty else { return }
    if let last = runs.last, last.attributes == run.attributes {
      runs[runs.count - 1] = Run(last.range.lowerBound..<run.range.upperBound, run.attributes)
    } else {
      runs.append(run)
    }
  }
}
