/// A breaker of any type, compared and hashed by its value.
///
/// It takes one word in options, which most paragraphs have without a breaker.
final class SharedWordBreaker: Hashable, Sendable {
  let breaker: any WordBreaker

  init(_ breaker: any WordBreaker) { self.breaker = breaker }

  static func == (left: SharedWordBreaker, right: SharedWordBreaker) -> Bool {
    left === right || AnyHashable(left.breaker) == AnyHashable(right.breaker)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(breaker)) }
}
