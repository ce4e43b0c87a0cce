public import Foundation

extension Text {
  /// Creates text of a value in a format.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(parts: [Part(.formatted(FormattedValue(input, format)))])
  }

  /// Creates text of a value that a formatter writes.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A format of a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time relative to the current time, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The time relative to the current time, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The time relative to the current time, as a clock shows it.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates text of a date.
  ///
  /// A style relative to the current time uses the moment at which the text was created, to the second.
  nonisolated public init(_ date: Date, style: DateStyle) {
    let distance = date.timeIntervalSinceNow.rounded()
    switch style.kind {
    case .time: self.init(date, format: .dateTime.hour().minute())
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .relative: self.init(verbatim: TimeDistance(distance).words(2))
    case .offset: self.init(verbatim: TimeDistance(distance).offset)
    case .timer: self.init(verbatim: Text.clock(abs(distance)))
    }
  }

  /// Creates text of the time between two dates.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    let first = dates.lowerBound.formatted(date: .omitted, time: .shortened)
    let last = dates.upperBound.formatted(date: .omitted, time: .shortened)
    self.init(verbatim: "\(first) – \(last)")
  }

  /// Creates text of a timer for an interval, which is shown at its start.
  nonisolated public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Text.clock(countsDown ? length : 0))
  }

  /// Creates text from an attributed string with the attributes of SwiftUI, UIKit and Markdown.
  ///
  /// Links have the tint unless they set a color.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(
      parts: attributedContent.runs.map { run in
        Part(String(attributedContent[run.range].characters), run.attributes)
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

/// The time between two moments in the calendar's units, in English.
struct TimeDistance {
  private static let units: [(seconds: Int, long: String, short: String)] = [
    (31_536_000, "year", "yr"), (2_592_000, "month", "mo"), (86_400, "day", "day"),
    (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
  ]

  private let seconds: Int

  init(_ seconds: TimeInterval) { self.seconds = Int(max(-1e12, min(seconds, 1e12))) }

  /// The largest units, such as `2 hr, 5 min`.
  func words(_ count: Int) -> String {
    var rest = abs(seconds)
    var words: [String] = []
    for unit in Self.units where words.count < count {
      let whole = rest / unit.seconds
      rest -= whole * unit.seconds
      if whole > 0 || (unit.seconds == 1 && words.isEmpty) {
        words.append("\(whole) \(unit.short)\(unit.short == "day" && whole != 1 ? "s" : "")")
      } else if !words.isEmpty {
        break
      }
    }
    return words.joined(separator: ", ")
  }

  /// The largest unit with a sign, such as `+2 hours`.
  var offset: String {
    let length = abs(seconds)
    let unit = Self.units.first { length >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let whole = length / unit.seconds
    return "\(seconds < 0 ? "-" : "+")\(whole) \(unit.long)\(whole == 1 ? "" : "s")"
  }
}
