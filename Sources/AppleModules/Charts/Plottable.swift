public import Foundation
public import HeadlessSwiftUI

/// A type whose values lie on an axis or choose a style.
public protocol Plottable {
  /// The type of the values that lie on the axis.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that lies on the axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from one that lies on an axis; nil where it is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type whose values lie on an axis themselves: numbers, dates and names.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value for scales.
  var _plotValue: _PlotValue { get }
  /// Creates a value from one of a scale; nil where it is of another kind.
  init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value on a scale.
public enum _PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case name(String)

  /// The value as a length on a continuous scale; nil for a name.
  var position: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .name: nil
    }
  }
}

extension Plottable {
  var plotValue: _PlotValue { primitivePlottable._plotValue }

  static func value(of value: _PlotValue) -> Self? {
    PrimitivePlottable(_plotValue: value).flatMap { Self(primitivePlottable: $0) }
  }
}

extension BinaryInteger {
  /// The number.
  public var _plotValue: _PlotValue { .number(Double(self)) }
  /// Creates an integer from a number; nil for other kinds.
  public init?(_plotValue value: _PlotValue) {
    guard case .number(let number) = value, number.isFinite else { return nil }
    self.init(number)
  }
}

extension BinaryFloatingPoint {
  /// The number.
  public var _plotValue: _PlotValue { .number(Double(self)) }
  /// Creates a number; nil for other kinds.
  public init?(_plotValue value: _PlotValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// Creates a number; nil for other kinds.
  public init?(_plotValue value: _PlotValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The date.
  public var _plotValue: _PlotValue { .date(self) }
  /// Creates a date; nil for other kinds.
  public init?(_plotValue value: _PlotValue) {
    guard case .date(let date) = value else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  /// The name.
  public var _plotValue: _PlotValue { .name(self) }
  /// Creates a name; nil for other kinds.
  public init?(_plotValue value: _PlotValue) {
    guard case .name(let name) = value else { return nil }
    self = name
  }
}

/// A value of the data, with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  let unit: Calendar.Component?
  let calendar: Calendar?

  private init(_ label: String, _ value: Value, _ unit: Calendar.Component?, _ calendar: Calendar?)
  {
    (self.label, self.value) = (label, value)
    (self.unit, self.calendar) = (unit, calendar)
  }

  /// Creates a value with a key in the strings of the program.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue("\(labelKey)", value, nil, nil)
  }

  /// Creates a value with a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue("", value, nil, nil)
  }

  /// Creates a value with a string that is shown as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(String(label), value, nil, nil)
  }

  /// The place on an axis.
  var point: PlotPoint {
    let plotted = value.plotValue
    guard let unit, case .date(let date) = plotted,
      let interval = (calendar ?? .current).dateInterval(of: unit, for: date)
    else { return PlotPoint(value: plotted) }
    return PlotPoint(value: .date(interval.start), end: .date(interval.end))
  }
}

extension PlottableValue where Value == Date {
  /// Creates a date that stands for the whole unit around it.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue("\(labelKey)", value, unit, calendar) }

  /// Creates a date that stands for the whole unit around it.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue("", value, unit, calendar) }

  /// Creates a date that stands for the whole unit around it.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(String(label), value, unit, calendar) }
}

/// A value of an axis, or the time from one to another.
struct PlotPoint {
  var value: _PlotValue
  var end: _PlotValue?
}
