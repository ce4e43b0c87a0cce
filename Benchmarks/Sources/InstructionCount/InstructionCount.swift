import Baseline
import DynamicType

/// Calls one function a given number of times, for a tool that counts instructions.
///
/// `instruction-count <function> <calls>`, where the function is `scaledValue` or
/// `scaledPointSize`, or one of these with `empty.` before it. It prints the sum of the results.
@main
enum InstructionCount {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let count = arguments.last.flatMap({ Int($0) }) else {
      print("usage: instruction-count <function> <calls>")
      return
    }
    switch name {
    case "scaledValue": print(scaledValue(count, Inputs()))
    case "scaledPointSize": print(scaledPointSize(count, Inputs()))
    case "empty.scaledValue": print(emptyScaledValue(count, Inputs()))
    case "empty.scaledPointSize": print(emptyScaledPointSize(count, Inputs()))
    default: print("there is no function \(name)")
    }
  }

  @inline(never)
  static func scaledValue(_ count: Int, _ inputs: Inputs) -> Double {
    var sum = 0.0
    for index in 0..<count {
      sum += FontMetrics(forTextStyle: inputs.styles[index & 15])
        .scaledValue(for: inputs.values[index & 15], compatibleWith: inputs.traits[index & 15])
    }
    return sum
  }

  @inline(never)
  static func emptyScaledValue(_ count: Int, _ inputs: Inputs) -> Double {
    let scaledValue = EmptyCalls.scaledValue()
    var sum = 0.0
    for index in 0..<count {
      let metrics = FontMetrics(forTextStyle: inputs.styles[index & 15])
      sum += scaledValue(inputs.values[index & 15], inputs.traits[index & 15], metrics)
    }
    return sum
  }

  @inline(never)
  static func scaledPointSize(_ count: Int, _ inputs: Inputs) -> Double {
    var sum = 0.0
    for index in 0..<count {
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
  static func emptyScaledPointSize(_ count: Int, _ inputs: Inputs) -> Double {
    let scaledPointSize = EmptyCalls.scaledPointSize()
    var sum = 0.0
    for index in 0..<count {
      sum += scaledPointSize(
        inputs.values[index & 15],
        inputs.maxima[index & 15],
        inputs.traits[index & 15],
        FontMetrics(forTextStyle: inputs.styles[index & 15])
      )
    }
    return sum
  }
}
