import Foundation
import HeadlessSwiftUI

/// An axis of a chart as its values lie on it.
struct ChartScale {
  enum Domain {
    case names([String])
    case numbers(ClosedRange<Double>, isDate: Bool)
  }

  var domain: Domain
  var isReversed = false
  /// The room before the first and behind the last value, in points.
  var padding: ClosedRange<Double> = 0...0

  var isDate: Bool {
    if case .numbers(_, let isDate) = domain { return isDate }
    return false
  }

  /// The stretch of a value, from 0 at the start of the axis to 1 at its end; nil for one that is not on it.
  func stretch(of value: _PlotValue) -> ClosedRange<Double>? {
    switch (domain, value) {
    case (.names(let names), .name(let name)):
      guard let index = names.firstIndex(of: name) else { return nil }
      let count = Double(names.count)
      return Double(index) / count...Double(index + 1) / count
    case (.numbers(let range, _), _):
      guard let position = value.position, position.isFinite else { return nil }
      let length = range.upperBound - range.lowerBound
      let part = length > 0 ? (position - range.lowerBound) / length : 0.5
      return part...part
    default: return nil
    }
  }

  /// The points of a stretch on an axis of a length.
  func points(_ stretch: ClosedRange<Double>, _ length: Double) -> ClosedRange<Double> {
    guard length.isFinite else { return 0...0 }
    let room = max(0, length - padding.lowerBound - padding.upperBound)
    let ends = [stretch.lowerBound, stretch.upperBound].map { part in
      padding.lowerBound + room * (isReversed ? 1 - part : part)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// The point of a value, the middle of its room; nil for one that is not on the axis.
  func point(of value: _PlotValue, _ length: Double) -> Double? {
    stretch(of: value).map {
      let points = points($0, length)
      return (points.lowerBound + points.upperBound) / 2
    }
  }

  /// The value at a point of an axis.
  func value(at point: Double, _ length: Double) -> _PlotValue? {
    let room = length - padding.lowerBound - padding.upperBound
    guard room > 0 else { return nil }
    let part = (point - padding.lowerBound) / room
    let along = isReversed ? 1 - part : part
    switch domain {
    case .names(let names):
      let index = Int((along * Double(names.count)).nextDown)
      return along >= 0 && names.indices.contains(index) ? .name(names[index]) : nil
    case .numbers(let range, let isDate):
      let position = range.lowerBound + along * (range.upperBound - range.lowerBound)
      return isDate ? .date(Date(timeIntervalSinceReferenceDate: position)) : .number(position)
    }
  }
}

/// The values of an axis from its marks.
struct ScaleData {
  var names: [String] = []
  var numbers: [Double] = []
  var isDate = false
  private var known: Set<String> = []

  mutating func add(_ value: _PlotValue) {
    switch value {
    case .name(let name):
      if known.insert(name).inserted { names.append(name) }
    case .number(let number):
      if number.isFinite { numbers.append(number) }
    case .date(let date):
      isDate = true
      numbers.append(date.timeIntervalSinceReferenceDate)
    }
  }
}

/// Steps between round numbers.
enum RoundNumbers {
  /// The step of 1, 2, 2.5 or 5 with a power of ten by which a range has about a number of values.
  static func step(_ range: ClosedRange<Double>, _ count: Int) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return 1 }
    let wanted = length / Double(max(1, count))
    let power = pow(10, floor(log10(wanted)))
    let step = [1, 2, 2.5, 5, 10].first { $0 * power >= wanted * 0.999 } ?? 10
    return step * power
  }

  /// The range with ends that are multiples of a step.
  static func rounded(_ range: ClosedRange<Double>, to step: Double) -> ClosedRange<Double> {
    let low = floor(range.lowerBound / step + 1e-9) * step
    let high = ceil(range.upperBound / step - 1e-9) * step
    return low...max(low, high)
  }

  /// The multiples of a step in a range.
  static func values(_ range: ClosedRange<Double>, by step: Double) -> [Double] {
    guard step > 0, (range.upperBound - range.lowerBound) / step < 1000 else { return [] }
    let first = ceil(range.lowerBound / step - 1e-9)
    let last = floor(range.upperBound / step + 1e-9)
    guard first <= last else { return [] }
    // A zero from below would be written with its sign.
    return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * step }
  }
}

/// Steps between round dates.
enum RoundDates {
  private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400),
    (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
    (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200),
    (.year, 5, 157_788_000), (.year, 10, 315_576_000),
  ]

  /// The step by which a range has at most a number of dates.
  static func step(
    _ range: ClosedRange<Double>,
    _ count: Int
  ) -> (component: Calendar.Component, count: Int) {
    let wanted = (range.upperBound - range.lowerBound) / Double(max(1, count))
    let step = steps.first { $0.seconds >= wanted } ?? steps[steps.count - 1]
    return (step.component, step.count)
  }

  /// The dates of a step in a range.
  static func values(
    _ range: ClosedRange<Double>,
    by component: Calendar.Component,
    _ count: Int,
    _ calendar: Calendar
  ) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard count > 0, var date = first(of: component, count, from: start, calendar) else {
      return []
    }
    var found: [Double] = []
    while date.timeIntervalSinceReferenceDate <= range.upperBound, found.count < 1000 {
      if date >= start { found.append(date.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date
      else { break }
      date = next
    }
    return found
  }

  /// The start of the unit around a date whose number is a multiple of the step within the unit above.
  private static func first(
    of component: Calendar.Component,
    _ count: Int,
    from date: Date,
    _ calendar: Calendar
  ) -> Date? {
    let outer: Calendar.Component? =
      switch component {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      default: nil
      }
    guard count > 1, let outer else {
      return calendar.dateInterval(of: component, for: date)?.start
    }
    return calendar.dateInterval(of: outer, for: date)?.start
  }
}
