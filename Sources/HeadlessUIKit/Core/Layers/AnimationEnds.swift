import Foundation

/// Calls what follows the end of animations.
///
/// A program that starts its animation again whenever it has ended would never come back. After
/// sixteen ends within each other nothing more is called.
enum AnimationEnds {
  private static let limit = 16

  static func call(_ body: () -> Void) {
    let values = Thread.current.threadDictionary
    let key = "HeadlessUIKit.AnimationEnds"
    let depth = values[key] as? Int ?? 0
    guard depth < limit else { return }
    values[key] = depth + 1
    body()
    values[key] = depth
  }
}
