/// Rules X1 to X9: the levels of embeddings, overrides and isolates.
struct ExplicitLevels {
  private(set) var paragraphLevel: UInt8 = 0

  /// The level of each unit; later rules raise it.
  var levels: [UInt8] = []

  /// The class of each unit after overrides; removed ones are boundary neutrals.
  private(set) var classes: [BidiClass] = []

  /// BD2.
  private static let maximumDepth: UInt8 = 125

  /// The characters that open or close an embedding, an override or an isolate.
  private static let formats = BidiClass.set(
    .leftToRightEmbedding,
    .rightToLeftEmbedding,
    .leftToRightOverride,
    .rightToLeftOverride,
    .popDirectionalFormat,
    .leftToRightIsolate,
    .rightToLeftIsolate,
    .firstStrongIsolate,
    .popDirectionalIsolate
  )

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private var stack: [Status] = []
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  mutating func resolve(
    _ original: UnsafeBufferPointer<BidiClass>,
    paragraphLevel: UInt8,
    isolates: IsolateDirections
  ) {
    reset(to: paragraphLevel, count: original.count)
    let present = original.reduce(0) { $0 | $1.bit }
    if present & (Self.formats | BidiClass.paragraphSeparator.bit) == 0 {
      levels.append(contentsOf: repeatElement(paragraphLevel, count: original.count))
      classes.append(contentsOf: original)
      return
    }
    var isolate = 0
    for current in original {
      switch current {
      case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
        .rightToLeftOverride:
        embed(current)
      case .leftToRightIsolate: startIsolate(isRightToLeft: false, current)
      case .rightToLeftIsolate: startIsolate(isRightToLeft: true, current)
      case .firstStrongIsolate:
        startIsolate(isRightToLeft: isolates.isRightToLeft[isolate], current)
        isolate += 1
      case .popDirectionalIsolate: endIsolate()
      case .popDirectionalFormat: endEmbedding()
      case .paragraphSeparator: append(current, paragraphLevel)
      case .boundaryNeutral: append(.boundaryNeutral, top.level)
      default: append(top.override ?? current, top.level)
      }
    }
  }

  private mutating func reset(to level: UInt8, count: Int) {
    paragraphLevel = level
    levels.removeAll(keepingCapacity: true)
    classes.removeAll(keepingCapacity: true)
    levels.reserveCapacity(count)
    classes.reserveCapacity(count)
    stack.removeAll(keepingCapacity: true)
    (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
  }

  /// X1: the paragraph's own entry is at the bottom of the stack and never popped.
  private var top: Status {
    stack.last ?? Status(level: paragraphLevel, override: nil, isIsolate: false)
  }

  private mutating func append(_ current: BidiClass, _ level: UInt8) {
    classes.append(current)
    levels.append(level)
  }

  /// The least odd or even level above the current one.
  private func nextLevel(isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
  }
}

extension ExplicitLevels {
  /// X2 to X5.
  private mutating func embed(_ current: BidiClass) {
    append(.boundaryNeutral, top.level)
    let isRightToLeft = current == .rightToLeftEmbedding || current == .rightToLeftOverride
    let level = nextLevel(isRightToLeft: isRightToLeft)
    guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
      if overflowIsolates == 0 { overflowEmbeddings += 1 }
      return
    }
    let override: BidiClass? =
      switch current {
      case .leftToRightOverride: .leftToRight
      case .rightToLeftOverride: .rightToLeft
      default: nil
      }
    stack.append(Status(level: level, override: override, isIsolate: false))
  }

  /// X5a to X5c.
  private mutating func startIsolate(isRightToLeft: Bool, _ current: BidiClass) {
    append(top.override ?? current, top.level)
    let level = nextLevel(isRightToLeft: isRightToLeft)
    guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
      overflowIsolates += 1
      return
    }
    validIsolates += 1
    stack.append(Status(level: level, override: nil, isIsolate: true))
  }

  /// X6a.
  private mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while let entry = stack.popLast(), !entry.isIsolate {}
      validIsolates -= 1
    }
    append(top.override ?? .popDirectionalIsolate, top.level)
  }

  /// X7.
  private mutating func endEmbedding() {
    append(.boundaryNeutral, top.level)
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if let entry = stack.last, !entry.isIsolate {
      stack.removeLast()
    }
  }
}
