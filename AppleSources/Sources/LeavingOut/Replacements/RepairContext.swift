/// The facts about a file for writing repairs.
struct RepairContext {
  /// The name of the original without its folder.
  var fileName: String
  /// Whether marked boxes of SwiftUI can be written.
  var hasViews: Bool
  /// Whether classes of UIKit can be written.
  var hasKit: Bool
  /// Whether the stand-in type can be written.
  var hasStandIns: Bool
  /// The module of missing names, if a file lost only one import.
  var lostModule: String?
  /// The modifiers that the module itself adds to views.
  var ownModifiers: Set<String>
  /// The text of the copy.
  var bytes: [UInt8]
  /// The first bytes of the lines.
  var lineStarts: [Int]

  /// The line of a byte in the copy, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The arguments of a marked box.
  func box(_ name: String, isMissing: Bool) -> String {
    let label = "\"\(name.filter { !"\\\"\n".contains($0) })\""
    guard isMissing, let lostModule else { return label }
    return "\(label), of: \"\(lostModule)\""
  }
}
