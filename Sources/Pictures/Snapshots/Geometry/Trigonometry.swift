#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// The functions that the standard library leaves to the system.
enum Trigonometry {
  static func cosineAndSine(_ angle: Double) -> (Double, Double) { (cos(angle), sin(angle)) }

  static func tangent(_ angle: Double) -> Double { tan(angle) }
}
