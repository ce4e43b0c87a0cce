import Foundation
import HeadlessSwiftUI

/// The values of an axis that have marks, with their texts.
struct AxisTicks {
  private(set) var values: [_PlotValue] = []
  private var component = Calendar.Component.day
  private var count = 1
  private let calendar: Calendar
  private let locale: Locale

  init(_ wanted: AxisMarkValues, _ scale: ChartScale, calendar: Calendar, locale: Locale) {
    (self.calendar, self.locale) = (calendar, locale)
    switch (scale.domain, wanted.kind) {
    case (.names(let names), .list(let list)):
      values = list.filter { value in names.contains { .name($0) == value } }
    case (.names(let names), _): values = names.map { .name($0) }
    case (.numbers(let range, let isDate), let kind): add(kind, range, isDate)
    }
  }

  private mutating func add(
    _ kind: AxisMarkValues.Kind,
    _ range: ClosedRange<Double>,
    _ isDate: Bool
  ) {
    switch kind {
    case .list(let list):
      values = list.filter { $0.position.map(range.contains) ?? false }
      let positions = values.compactMap(\.position)
      if isDate, let first = positions.min(), let last = positions.max() {
        (component, count) = RoundDates.step(first...last, max(1, values.count))
      }
    case .dates(let component, let count, let own):
      (self.component, self.count) = (component, count)
      addDates(range, own ?? calendar)
    case .stride(let step):
      values = RoundNumbers.values(range, by: step).map { .number($0) }
    case .automatic(let count, let minimum, _, _):
      if isDate {
        (component, self.count) = RoundDates.step(range, count ?? 6)
        addDates(range, calendar)
      } else {
        let step = max(RoundNumbers.step(range, count ?? 5), minimum ?? 0)
        values = RoundNumbers.values(range, by: step).map { .number($0) }
      }
    }
  }

  private mutating func addDates(_ range: ClosedRange<Double>, _ calendar: Calendar) {
    values = RoundDates.values(range, by: component, count, calendar)
      .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
  }

  /// The end of the step that begins with the last date.
  func end(after value: _PlotValue) -> _PlotValue? {
    guard case .date(let date) = value else { return nil }
    return calendar.date(byAdding: component, value: count, to: date).map { .date($0) }
  }

  /// The text of a value.
  func text(of value: _PlotValue) -> String {
    switch value {
    case .name(let name): return name
    case .number(let number): return number.formatted(.number.locale(locale))
    case .date(let date):
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch component {
      case .second: style = style.minute().second()
      case .minute: style = style.hour().minute()
      case .hour: style = style.hour()
      case .month: style = style.month(.abbreviated)
      case .year: style = style.year()
      default: style = style.month(.abbreviated).day()
      }
      return date.formatted(style)
    }
  }
}
