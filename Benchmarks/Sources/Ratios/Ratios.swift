import Baseline
import DynamicType

/// Compares scaling with the usual way to write it and with the least it can cost.
///
/// The three run in turn in one process, and each number is the median of the rounds, so that
/// the ratios hold on a machine that others use as well. The times themselves do not.
@main
enum Ratios {
  static let calls = 1_000_000
  static let rounds = 15

  static func main() {
    print(Machine.description)
    print("\(calls) calls a run, median of \(rounds) runs in turn\n")
    print("                     core    naive (x core)    limit (core x limit)")
    report("scaledValue", coreValues, naiveValues, limitValues)
    report("scaledPointSize", corePointSizes, naivePointSizes, limitPointSizes)
  }

  /// Measures three ways to do the same and prints a line about them.
  static func report(
    _ name: String,
    _ core: (Inputs) -> Double,
    _ naive: (Inputs) -> Double,
    _ limit: (Inputs) -> Double
  ) {
    let inputs = Inputs()
    var times: [[Double]] = [[], [], []]
    for _ in 0..<rounds {
      times[0].append(nanoseconds { core(inputs) })
      times[1].append(nanoseconds { naive(inputs) })
      times[2].append(nanoseconds { limit(inputs) })
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    print(
      pad(name, 16, after: true),
      pad(tenths(medians[0]) + " ns", 8),
      pad(tenths(medians[1]) + " ns", 10),
      pad("(" + tenths(medians[1] / medians[0]) + ")", 6),
      pad(tenths(medians[2]) + " ns", 10),
      pad("(" + tenths(medians[0] / medians[2]) + ")", 6)
    )
  }

  /// The time of one call, when `work` makes `calls` of them.
  static func nanoseconds(_ work: () -> Double) -> Double {
    let start = ContinuousClock.now
    let sum = work()
    let time = ContinuousClock.now - start
    precondition(sum.isFinite, "The sum keeps the calls from being left out.")
    return Double(time.components.attoseconds) / 1e9 / Double(calls)
      + Double(time.components.seconds) * 1e9 / Double(calls)
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func pad(_ text: String, _ width: Int, after: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return after ? text + spaces : spaces + text
  }
}

extension Ratios {
  @inline(never)
  static func coreValues(_ inputs: Inputs) -> Double {
    var sum = 0.0
    for index in 0..<calls {
      sum += FontMetrics(forTextStyle: inputs.styles[index & 15])
        .scaledValue(for: inputs.values[index & 15], compatibleWith: inputs.traits[index & 15])
    }
    return sum
  }

  @inline(never)
  static func naiveValues(_ inputs: Inputs) -> Double {
    var sum = 0.0
    for index in 0..<calls {
      sum += NaiveMetrics(forTextStyle: inputs.styles[index & 15])
        .scaledValue(for: inputs.values[index & 15], compatibleWith: inputs.traits[index & 15])
    }
    return sum
  }

  static func limitValues(_ inputs: Inputs) -> Double {
    Limit.scaledValues(inputs.values, count: calls)
  }

  @inline(never)
  static func corePointSizes(_ inputs: Inputs) -> Double {
    var sum = 0.0
    for index in 0..<calls {
      sum += FontMetrics(forTextStyle: inputs.styles[index & 15])
        .scaledPointSize(
          for: inputs.values[index & 15],
          maximumPointSize: inputs.maxima[index & 15],
          compatibleWith: inputs.traits[index & 15]
        )
    }
    return sum
  }

  @inline(never)
  static func naivePointSizes(_ inputs: Inputs) -> Double {
    var sum = 0.0
    for index in 0..<calls {
      sum += NaiveMetrics(forTextStyle: inputs.styles[index & 15])
        .scaledPointSize(
          for: inputs.values[index & 15],
          maximumPointSize: inputs.maxima[index & 15],
          compatibleWith: inputs.traits[index & 15]
        )
    }
    return sum
  }

  static func limitPointSizes(_ inputs: Inputs) -> Double {
    Limit.scaledPointSizes(inputs.values, count: calls)
  }
}
