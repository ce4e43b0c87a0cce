/// A destination of output, with the properties that determine its look.
public struct Terminal: Hashable, Sendable {
  /// Whether a person reads the output; false for a pipe or a file.
  public var isInteractive: Bool

  /// The number of characters in a line, or `nil` if lines may have any length.
  public var width: Int?

  /// Whether bold is allowed.
  public var allowsBold: Bool

  /// Whether box-drawing characters are allowed; a `TERM` of `dumb` supports only letters and punctuation.
  public var allowsBlocks: Bool

  /// Creates a description of a terminal from the system's information.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether output goes to a terminal.
  ///   - columns: The width that the terminal reports.
  ///   - environment: Returns the value of a variable. `COLUMNS` takes precedence over `columns`; `NO_COLOR`,
  ///     unless it is empty, and a `TERM` of `dumb` disable bold.
  public init(isInteractive: Bool, columns: Int?, environment: (String) -> String?) {
    let wanted = environment("COLUMNS").flatMap { Int($0) } ?? columns
    self.isInteractive = isInteractive
    width = isInteractive ? wanted.flatMap { $0 > 0 ? $0 : nil } : nil
    allowsBold =
      isInteractive && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    allowsBlocks = environment("TERM") != "dumb"
  }

  /// Output that goes into a file or another program.
  public static let pipe = Terminal(isInteractive: false, columns: nil, environment: { _ in nil })

  /// Returns the text in bold where that is allowed.
  public func bold(_ text: String) -> String {
    allowsBold ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
