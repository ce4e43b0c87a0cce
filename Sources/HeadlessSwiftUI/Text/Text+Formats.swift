public import Foundation

extension Text {
  /// Creates text of a value in a format.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates text of a value that a formatter writes.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A way to show a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time from now, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now, as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates text of a date.
  ///
  /// A style that counts from now shows the moment at which the text was made.
  nonisolated public init(_ date: Date, style: DateStyle) {
    let distance = abs(date.timeIntervalSinceNow)
    switch style.kind {
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .relative, .offset, .timer: self.init(verbatim: Text.clock(distance))
    }
  }

  /// Creates text of the time between two dates.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    let first = dates.lowerBound.formatted(date: .omitted, time: .shortened)
    let last = dates.upperBound.formatted(date: .omitted, time: .shortened)
    self.init(verbatim: "\(first) – \(last)")
  }

  /// Creates text of a clock that runs through an interval; it stands at the beginning.
  nonisolated public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Text.clock(countsDown ? length : 0))
  }

  /// Creates text of the letters of an attributed string; links have the color of what can be acted on.
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(
      parts: attributedContent.runs.map { run in
        var part = Part(string: String(attributedContent[run.range].characters))
        if run.link != nil { part.color = .accentColor }
        return part
      }
    )
  }

  /// Hours, minutes and seconds as a clock shows them.
  private static func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds)
    let rest = whole % 60
    let minutes = whole / 60
    let end = rest < 10 ? "0\(rest)" : "\(rest)"
    guard minutes >= 60 else { return "\(minutes):\(end)" }
    let middle = minutes % 60
    return "\(minutes / 60):\(middle < 10 ? "0" : "")\(middle):\(end)"
  }
}
