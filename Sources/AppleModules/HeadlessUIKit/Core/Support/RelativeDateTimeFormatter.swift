#if !canImport(ObjectiveC)
import DynamicType
public import Foundation
import Synchronization

/// Writes moments relative to others in English: `2 hr. ago`, `in 3 days`, `yesterday`.
///
/// Foundation's class of this name exists only on Apple's platforms. Writes the largest unit that is not 0,
/// in whole numbers.
// Formatters are sendable by declaration. The settings are behind a lock.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The length of the words.
  public enum UnitsStyle: Int, Hashable, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether relative days are named, such as `yesterday`.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    case numeric, named
  }

  private struct Settings: Sendable {
    var unitsStyle = UnitsStyle.full
    var dateTimeStyle = DateTimeStyle.numeric
    var formattingContext = Formatter.Context.unknown
    var calendar: Calendar? = Calendar.current
    var locale: Locale? = Locale.current
  }

  private let settings = Mutex(Settings())

  /// The length of the words.
  open var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.unitsStyle } }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }
  /// Whether moments that have a name are written with it.
  open var dateTimeStyle: DateTimeStyle {
    get { settings.withLock { $0.dateTimeStyle } }
    set { settings.withLock { $0.dateTimeStyle = newValue } }
  }
  /// The position of the text in a sentence, which determines its capitalization.
  open var formattingContext: Formatter.Context {
    get { settings.withLock { $0.formattingContext } }
    set { settings.withLock { $0.formattingContext = newValue } }
  }
  /// The calendar that counts days and months.
  open var calendar: Calendar? {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }
  /// The language, which is English for every value.
  open var locale: Locale? {
    get { settings.withLock { $0.locale } }
    set { settings.withLock { $0.locale = newValue } }
  }

  /// Returns the text of a moment relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(Self.units.map(\.component))
    let calendar = calendar ?? Calendar.current
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns the text of a number of seconds, which is negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text of components, which are negative for the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = Self.units.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit, $0) }
    }
    guard let (unit, value) = given.first(where: { $0.1 != 0 }) ?? given.last else { return "" }
    let name = dateTimeStyle == .named ? unit.names[value] : nil
    return placed(name ?? numeric(unit, value))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: ScreenContext.current.clock()) }
  }

  // MARK: Words

  private struct Unit {
    var component: Calendar.Component
    var name: String
    var short: String
    var names: [Int: String]
  }

  /// The words of Unicode's CLDR for English.
  private static let units: [Unit] = [
    dated(.year, "year", "yr."), dated(.month, "month", "mo."), dated(.weekOfMonth, "week", "wk."),
    Unit(
      component: .day,
      name: "day",
      short: "day",
      names: [-1: "yesterday", 0: "today", 1: "tomorrow"]
    ),
    Unit(component: .hour, name: "hour", short: "hr.", names: [0: "this hour"]),
    Unit(component: .minute, name: "minute", short: "min.", names: [0: "this minute"]),
    Unit(component: .second, name: "second", short: "sec.", names: [0: "now"]),
  ]

  private static func dated(
    _ component: Calendar.Component,
    _ name: String,
    _ short: String
  ) -> Unit {
    Unit(
      component: component,
      name: name,
      short: short,
      names: [-1: "last \(name)", 0: "this \(name)", 1: "next \(name)"]
    )
  }

  private func numeric(_ unit: Unit, _ value: Int) -> String {
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let word = isShort ? unit.short : unit.name
    let ending = value.magnitude == 1 || word.hasSuffix(".") ? "" : "s"
    let span = "\(number(value.magnitude)) \(word)\(ending)"
    return value < 0 ? "\(span) ago" : "in \(span)"
  }

  private func number(_ value: UInt) -> String {
    guard unitsStyle == .spellOut else { return String(value) }
    let spelling = NumberFormatter()
    spelling.locale = Locale(identifier: "en_US")
    spelling.numberStyle = .spellOut
    return spelling.string(from: NSNumber(value: value)) ?? String(value)
  }

  private func placed(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }
}
#endif
