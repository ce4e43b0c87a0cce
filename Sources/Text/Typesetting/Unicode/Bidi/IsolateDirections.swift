/// The first strong direction of the paragraph and of each first-strong isolate (P2, P3, X5c).
///
/// One pass finds them all: each strong character counts for the innermost isolate around it, so
/// a thousand nested isolates cost no more than one.
struct IsolateDirections {
  /// The level that rule P3 gives.
  private(set) var paragraphLevel: UInt8 = 0

  /// Whether each FSI, in logical order, is to be read as RLI.
  private(set) var isRightToLeft: [Bool] = []

  init(_ classes: UnsafeBufferPointer<BidiClass>) {
    let strong = BidiClass.set(.leftToRight, .rightToLeft, .arabicLetter)
    let isolates = BidiClass.set(.leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate)
    var open: [Scope] = []
    var paragraph = Scope(isolate: nil)
    for current in classes {
      if current.isIn(strong) {
        let isRightToLeft = current != .leftToRight
        if open.isEmpty {
          if !paragraph.isDecided { paragraphLevel = isRightToLeft ? 1 : 0 }
          paragraph.isDecided = true
        } else {
          decide(&open[open.count - 1], isRightToLeft)
        }
      } else if current.isIn(isolates) {
        open.append(Scope(isolate: current == .firstStrongIsolate ? isRightToLeft.count : nil))
        if current == .firstStrongIsolate { isRightToLeft.append(false) }
      } else if current == .popDirectionalIsolate {
        _ = open.popLast()
      }
    }
  }

  private struct Scope {
    var isolate: Int?
    var isDecided = false
  }

  private mutating func decide(_ scope: inout Scope, _ direction: Bool) {
    if !scope.isDecided, let isolate = scope.isolate { isRightToLeft[isolate] = direction }
    scope.isDecided = true
  }
}
