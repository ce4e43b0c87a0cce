public import Foundation

/// A unit of quantities.
public final class HKUnit: NSObject {
  /// The text of the unit.
  public let unitString: String
  /// The number of basic units: grams, liters, meters, seconds, joules, things and international units.
  let factor: Double
  /// The powers of the basic units.
  let powers: [String: Int]

  init(_ unitString: String, _ factor: Double, _ powers: [String: Int]) {
    (self.unitString, self.factor) = (unitString, factor)
    self.powers = powers.filter { $0.value != 0 }
  }

  /// Creates the unit of a text, such as `mg/dL`, which must be one.
  public init(from string: String) {
    let parts = string.split(separator: "/").map { part in
      part.split(whereSeparator: { ".*·".contains($0) }).map { HKUnitText($0).unit }
    }
    var (factor, powers) = (1.0, [String: Int]())
    for (index, units) in parts.enumerated() {
      for unit in units {
        precondition(unit != nil, "\(string) is no unit of HealthKit.")
        guard let unit else { continue }
        factor = index == 0 ? factor * unit.factor : factor / unit.factor
        for (name, power) in unit.powers { powers[name, default: 0] += index == 0 ? power : -power }
      }
    }
    (unitString, self.factor) = (string, factor)
    self.powers = powers.filter { $0.value != 0 }
  }

  /// Whether an object is the same unit.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return factor == other.factor && powers == other.powers
  }

  /// A number that equal units share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(factor)
    hasher.combine(powers)
    return hasher.finalize()
  }

  /// The text of the unit.
  public override var description: String { unitString }

  // MARK: Units

  /// Grams.
  public static func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
  /// Grams with a prefix.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "g", "g") }
  /// International units.
  public static func internationalUnit() -> HKUnit { HKUnit("IU", 1, ["IU": 1]) }
  /// Seconds.
  public static func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
  /// Seconds with a prefix.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "s", "s")
  }
  /// Minutes.
  public static func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
  /// Hours.
  public static func hour() -> HKUnit { HKUnit("hr", 3600, ["s": 1]) }
  /// Days.
  public static func day() -> HKUnit { HKUnit("d", 86_400, ["s": 1]) }
  /// A number of things.
  public static func count() -> HKUnit { HKUnit("count", 1, [:]) }
  /// Hundredths.
  public static func percent() -> HKUnit { HKUnit("%", 1, [:]) }
  /// Liters.
  public static func liter() -> HKUnit { HKUnit("L", 1, ["L": 1]) }
  /// Liters with a prefix.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "L", "L") }
  /// Meters.
  public static func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
  /// Meters with a prefix.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "m", "m") }
  /// Miles.
  public static func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
  /// Feet.
  public static func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
  /// Inches.
  public static func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
  /// Pounds.
  public static func pound() -> HKUnit { HKUnit("lb", 453.592_37, ["g": 1]) }
  /// Ounces.
  public static func ounce() -> HKUnit { HKUnit("oz", 28.349_523_125, ["g": 1]) }
  /// Joules.
  public static func joule() -> HKUnit { HKUnit("J", 1, ["J": 1]) }
  /// Joules with a prefix.
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "J", "J") }
  /// Kilocalories.
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, ["J": 1]) }
  /// Moles of a substance.
  public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", gramsPerMole, ["g": 1])
  }
  /// Moles of a substance with a prefix.
  public static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit
  {
    HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, ["g": 1])
  }

  private static func prefixed(_ prefix: HKMetricPrefix, _ symbol: String, _ base: String) -> HKUnit
  {
    HKUnit(prefix.symbol + symbol, prefix.factor, [base: 1])
  }

  // MARK: Products

  /// Returns the product of two units.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)",
      factor * unit.factor,
      powers.merging(unit.powers, uniquingKeysWith: +)
    )
  }

  /// Returns the quotient of two units.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)",
      factor / unit.factor,
      powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +)
    )
  }

  /// Returns one by the unit.
  public func reciprocal() -> HKUnit {
    HKUnit("1/\(unitString)", 1 / factor, powers.mapValues { -$0 })
  }
}

extension HKMetricPrefix {
  /// The letter of the prefix.
  var symbol: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }

  /// The number for which the prefix stands.
  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1000
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  static let all: [HKMetricPrefix] = [
    .none, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
  ]
}

/// One unit in a text, such as `mg`.
struct HKUnitText {
  private let text: String

  init(_ text: Substring) { self.text = String(text) }

  /// The unit; nil where the text is none.
  var unit: HKUnit? {
    if text == "1" { return HKUnit.count() }
    let simple = [
      HKUnit.internationalUnit(), .minute(), .hour(), .day(), .count(), .percent(), .mile(),
      .foot(),
      .inch(), .pound(), .ounce(), .kilocalorie(),
    ]
    if let found = simple.first(where: { $0.unitString == text }) { return found }
    for prefix in HKMetricPrefix.all where text.hasPrefix(prefix.symbol) {
      let rest = text.dropFirst(prefix.symbol.count)
      switch rest {
      case "g": return .gramUnit(with: prefix)
      case "L", "l": return .literUnit(with: prefix)
      case "m": return .meterUnit(with: prefix)
      case "s": return .secondUnit(with: prefix)
      case "J": return .jouleUnit(with: prefix)
      default: break
      }
      if rest.hasPrefix("mol<"), rest.hasSuffix(">"),
        let mass = Double(rest.dropFirst(4).dropLast())
      {
        return .moleUnit(with: prefix, molarMass: mass)
      }
    }
    return nil
  }
}
