// Written by Scripts/generate-tables from Reference/apple-modules/HealthKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The prefixes of units.
public enum HKMetricPrefix: Int, Hashable, Sendable {
  /// None.
  case none
  /// A millionth of a millionth.
  case pico
  /// A thousandth of a millionth.
  case nano
  /// A millionth.
  case micro
  /// A thousandth.
  case milli
  /// A hundredth.
  case centi
  /// A tenth.
  case deci
  /// Ten.
  case deca
  /// A hundred.
  case hecto
  /// A thousand.
  case kilo
  /// A million.
  case mega
  /// A thousand million.
  case giga
  /// A million million.
  case tera
}

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose: Double = 180.15588
