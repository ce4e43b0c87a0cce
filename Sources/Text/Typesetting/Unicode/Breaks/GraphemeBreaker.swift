/// The state of UAX #29's extended grapheme cluster rules between two scalars.
///
/// The rules need four facts about the text before a position, so one pass without looking back
/// decides each boundary.
struct GraphemeBreaker {
  private var previous: GraphemeBreak = .control
  private var pictograph: Pictograph = .none
  private var conjunct: Conjunct = .none
  private var hasOddRegionalIndicators = false

  /// GB11: how much of "pictographic, extend*, joiner" precedes.
  private enum Pictograph { case none, extended, joined }

  /// GB9c: how much of "consonant, [extend linker]*" precedes.
  private enum Conjunct { case none, consonant, linked }

  init() {}

  /// Takes the next scalar and returns whether a cluster starts with it.
  @inline(__always)
  mutating func startsCluster(_ next: ScalarProperties) -> Bool {
    let isBoundary = isBoundary(before: next)
    advance(over: next)
    return isBoundary
  }

  @inline(__always)
  private func isBoundary(before next: ScalarProperties) -> Bool {
    let current = next.graphemeBreak
    switch (previous, current) {
    case (.carriageReturn, .lineFeed): return false  // GB3
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): return true  // GB4
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): return true  // GB5
    case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark): return false  // GB9, GB9a
    case (.prepend, _): return false  // GB9b
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
      (.hangulL, .hangulLVT):
      return false  // GB6
    case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT):
      return false  // GB7
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): return false  // GB8
    case (.regionalIndicator, .regionalIndicator): return !hasOddRegionalIndicators  // GB12, GB13
    default: break
    }
    if conjunct == .linked, next.indicConjunctBreak == .consonant { return false }  // GB9c
    return !(pictograph == .joined && next.isExtendedPictographic)  // GB11
  }

  @inline(__always)
  private mutating func advance(over next: ScalarProperties) {
    let current = next.graphemeBreak
    previous = current
    hasOddRegionalIndicators = current == .regionalIndicator && !hasOddRegionalIndicators
    if next.isExtendedPictographic {
      pictograph = .extended
    } else if pictograph == .extended, current == .zeroWidthJoiner {
      pictograph = .joined
    } else if pictograph != .extended || current != .extend {
      pictograph = .none
    }
    switch next.indicConjunctBreak {
    case .consonant: conjunct = .consonant
    case .linker: conjunct = conjunct == .none ? .none : .linked
    case .extend: break
    case .none: conjunct = .none
    }
  }
}
