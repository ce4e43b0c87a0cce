import Foundation
import HeadlessSwiftUI

/// Views made of numbers: the same seed makes the same view.
///
/// The numbers are those of Knuth's generator with 64 bits (The Art of Computer Programming, volume 2,
/// section 3.3.4, line 26 of its table).
struct RandomTrees {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to a bound.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private static let words = ["Lake", "a quiet lake", "Mountains behind the shore", "12", "بحيرة"]

  private mutating func length() -> CGFloat { CGFloat(number(below: 13)) }

  /// A view without others in it.
  mutating func leaf() -> AnyView {
    switch number(below: 7) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Color.blue.frame(width: 10 + length(), height: 10 + length()))
    case 2: AnyView(Spacer(minLength: length()))
    case 3: AnyView(Divider())
    case 4: AnyView(Circle())
    default: AnyView(Text(verbatim: Self.words[number(below: Self.words.count)]))
    }
  }

  /// Views in views, at most so many deep.
  mutating func view(depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    switch number(below: 12) {
    case 0, 1, 2: return AnyView(VStack(spacing: length()) { children(depth) })
    case 3, 4, 5: return AnyView(HStack(spacing: length()) { children(depth) })
    case 6: return AnyView(ZStack { children(depth) })
    case 7: return AnyView(view(depth: depth - 1).padding(length()))
    case 8: return AnyView(view(depth: depth - 1).frame(minWidth: length(), maxWidth: 200))
    case 9: return AnyView(view(depth: depth - 1).fixedSize())
    case 10: return AnyView(view(depth: depth - 1).background(leaf()))
    default: return AnyView(view(depth: depth - 1).layoutPriority(Double(number(below: 3))))
    }
  }

  private mutating func children(_ depth: Int) -> some View {
    let views = (0...number(below: 4)).map { _ in view(depth: depth - 1) }
    return ForEach(Array(views.enumerated()), id: \.offset) { $0.element }
  }
}
