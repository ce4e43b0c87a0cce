#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Powers, which the standard library leaves to the C library.
enum Power {
  static func raise(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }
}
