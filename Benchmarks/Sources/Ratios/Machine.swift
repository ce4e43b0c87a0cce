#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The machine on which the figures were measured.
enum Machine {
  /// The processor's name and the number of its cores that are there.
  static var description: String {
    "\(processor ?? "unknown processor"), \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) cores"
  }

  /// The model name that Linux gives.
  private static var processor: String? {
    guard let file = fopen("/proc/cpuinfo", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 512)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(
        decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init),
        as: UTF8.self
      )
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, line.hasPrefix("model name") {
        return String(parts[1].drop { $0 == " " })
      }
    }
    return nil
  }
}
