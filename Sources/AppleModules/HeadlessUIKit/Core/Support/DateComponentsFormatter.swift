#if !canImport(ObjectiveC)
public import Foundation
import Synchronization

/// Writes spans of time in English: `1:05:00`, `1h 5m`, `1 hour, 5 minutes`.
///
/// Foundation's class of this name exists only on Apple's platforms.
// Formatters are sendable by declaration. The settings are behind a lock.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the words.
  public enum UnitsStyle: Int, Hashable, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The treatment of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros are dropped between colons, and all zeros in words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other unit are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other units are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other unit are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are kept, and numbers have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
  }

  private struct Settings: Sendable {
    var unitsStyle = UnitsStyle.positional
    var allowedUnits: NSCalendar.Unit = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    var zeroFormattingBehavior = ZeroFormattingBehavior.default
    var maximumUnitCount = 0
    var calendar: Calendar? = Calendar(identifier: .gregorian)
    var collapsesLargestUnit = false
    var allowsFractionalUnits = false
    var includesApproximationPhrase = false
    var includesTimeRemainingPhrase = false
    var referenceDate: Date?
  }

  private let settings = Mutex(Settings())

  /// The length of the words.
  open var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.unitsStyle } }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }
  /// The units that are written.
  open var allowedUnits: NSCalendar.Unit {
    get { settings.withLock { $0.allowedUnits } }
    set { settings.withLock { $0.allowedUnits = newValue } }
  }
  /// The treatment of units that are 0.
  open var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { settings.withLock { $0.zeroFormattingBehavior } }
    set { settings.withLock { $0.zeroFormattingBehavior = newValue } }
  }
  /// The maximum number of units that are written; 0 for any number.
  open var maximumUnitCount: Int {
    get { settings.withLock { $0.maximumUnitCount } }
    set { settings.withLock { $0.maximumUnitCount = newValue } }
  }
  /// The calendar that counts days and months.
  open var calendar: Calendar? {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }
  /// Whether a single largest unit of 1 is written in the next smaller unit, which never happens here.
  open var collapsesLargestUnit: Bool {
    get { settings.withLock { $0.collapsesLargestUnit } }
    set { settings.withLock { $0.collapsesLargestUnit = newValue } }
  }
  /// Whether the smallest unit may have a fraction, which it never has here.
  open var allowsFractionalUnits: Bool {
    get { settings.withLock { $0.allowsFractionalUnits } }
    set { settings.withLock { $0.allowsFractionalUnits = newValue } }
  }
  /// Whether the text begins with `About`.
  open var includesApproximationPhrase: Bool {
    get { settings.withLock { $0.includesApproximationPhrase } }
    set { settings.withLock { $0.includesApproximationPhrase = newValue } }
  }
  /// Whether the text ends with `remaining`.
  open var includesTimeRemainingPhrase: Bool {
    get { settings.withLock { $0.includesTimeRemainingPhrase } }
    set { settings.withLock { $0.includesTimeRemainingPhrase = newValue } }
  }
  /// The moment from which days and months are counted.
  open var referenceDate: Date? {
    get { settings.withLock { $0.referenceDate } }
    set { settings.withLock { $0.referenceDate = newValue } }
  }

  /// Returns the text of a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// Returns the text of the time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    let units = Set(self.units.map(\.component))
    return string(from: calendar.dateComponents(units, from: startDate, to: endDate))
  }

  /// Returns the text of components of a date.
  open func string(from components: DateComponents) -> String? {
    let all = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    let isNegative = all.contains { $0.value < 0 }
    var parts = dropped(all.map { ($0.unit, abs($0.value)) })
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    let text = unitsStyle == .positional ? positional(parts) : words(parts)
    return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Returns the text of components in words of a length.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units

  private struct Unit: Equatable {
    var component: Calendar.Component
    var name: String
    var short: String
    var letter: String
  }

  private static let known: [(NSCalendar.Unit, Unit)] = [
    (.year, Unit(component: .year, name: "year", short: "yr", letter: "y")),
    (.month, Unit(component: .month, name: "month", short: "mo", letter: "mo")),
    (.weekOfMonth, Unit(component: .weekOfMonth, name: "week", short: "wk", letter: "w")),
    (.day, Unit(component: .day, name: "day", short: "day", letter: "d")),
    (.hour, Unit(component: .hour, name: "hour", short: "hr", letter: "h")),
    (.minute, Unit(component: .minute, name: "minute", short: "min", letter: "m")),
    (.second, Unit(component: .second, name: "second", short: "sec", letter: "s")),
  ]

  private var units: [Unit] { Self.known.filter { allowedUnits.contains($0.0) }.map(\.1) }

  /// The units without dropped zeros; the smallest is kept if all are 0.
  private func dropped(_ all: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = all.firstIndex(where: { $0.value != 0 }),
      let last = all.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.isDisjoint(with: .dropAll) ? all : all.suffix(1)
    }
    return all.enumerated().filter { index, part in
      part.value != 0
        || !(index < first && behavior.contains(.dropLeading)
          || index > last && behavior.contains(.dropTrailing)
          || index > first && index < last && behavior.contains(.dropMiddle))
    }
    .map(\.element)
  }

  private func positional(_ parts: [(unit: Unit, value: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = String(part.value)
      return digits.count < 2 && (index > 0 || pads) ? "0" + digits : digits
    }
    .joined(separator: ":")
  }

  private func words(_ parts: [(unit: Unit, value: Int)]) -> String {
    let spelling = NumberFormatter()
    spelling.locale = Locale(identifier: "en_US")
    spelling.numberStyle = .spellOut
    return parts.map { unit, value in
      let ending = value == 1 ? "" : "s"
      return switch unitsStyle {
      case .abbreviated: "\(value)\(unit.letter)"
      case .brief: "\(value)\(unit.short)\(unit.short == "day" ? ending : "")"
      case .short: "\(value) \(unit.short)\(unit.short == "day" ? ending : "")"
      case .spellOut:
        "\(spelling.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.name)\(ending)"
      default: "\(value) \(unit.name)\(ending)"
      }
    }
    .joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }
}
#endif
