import RichText

/// UAX #9 from rule P2 to rule L1 for one paragraph, given classes instead of characters.
///
/// Each stage is one pass over the paragraph; all arrays are kept for the next paragraph.
struct BidiResolver {
  private var explicit = ExplicitLevels()
  private var sequences = IsolatingRuns()
  private var sequence = BidiSequence()

  /// Appends a mark per unit.
  ///
  /// - Parameters:
  ///   - classes: The classes of the paragraph, a separator only at its end.
  ///   - brackets: Paired brackets by unit, with the indices of `classes`.
  ///   - base: The direction to start from.
  ///   - marks: The memory for the marks.
  /// - Returns: The paragraph's level.
  mutating func resolve(
    _ classes: ArraySlice<BidiClass>,
    brackets: BidiBrackets,
    base: WritingDirection,
    into marks: inout [BidiMark]
  ) -> UInt8 {
    let start = classes.startIndex
    classes.withUnsafeBufferPointer { classes in
      let isolates = IsolateDirections(classes)
      let level: UInt8 =
        switch base {
        case .natural: isolates.paragraphLevel
        case .leftToRight: 0
        case .rightToLeft: 1
        }
      explicit.resolve(classes, paragraphLevel: level, isolates: isolates)
      sequences.collect(classes, explicit: explicit)
      for run in sequences.firstRuns {
        sequence.gather(from: run, in: sequences, classes: classes, explicit: explicit)
        sequence.resolveWeakTypes()
        if !brackets.all.isEmpty { sequence.resolveBrackets(brackets, offset: start) }
        sequence.resolveNeutralTypes()
        sequence.writeLevels(to: &explicit.levels)
      }
      appendMarks(classes, paragraphLevel: level, to: &marks)
    }
    return explicit.paragraphLevel
  }

  /// Rule L1 without line ends: separators and white space before them get the paragraph's level.
  ///
  /// Characters that rule X9 removes get the level of the character before them.
  private func appendMarks(
    _ classes: UnsafeBufferPointer<BidiClass>,
    paragraphLevel: UInt8,
    to marks: inout [BidiMark]
  ) {
    let separators = BidiClass.set(.segmentSeparator, .paragraphSeparator)
    let first = marks.count
    var level = paragraphLevel
    for index in classes.indices {
      let current = classes[index]
      if !current.isIn(Self.removed) { level = explicit.levels[index] }
      if current.isIn(separators) {
        level = paragraphLevel
        var back = marks.count
        while back > first, marks[back - 1].isReset {
          back -= 1
          marks[back] = BidiMark(level: paragraphLevel, isReset: false)
        }
      }
      marks.append(BidiMark(level: level, isReset: current.isIn(Self.resetAtLineEnd)))
    }
  }

  /// The classes that rule X9 removes.
  static let removed = BidiClass.set(
    .leftToRightEmbedding,
    .rightToLeftEmbedding,
    .leftToRightOverride,
    .rightToLeftOverride,
    .popDirectionalFormat,
    .boundaryNeutral
  )

  /// The classes that rule L1 resets at the end of a line, and those of rule X9 (section 5.2).
  static let resetAtLineEnd =
    removed
    | BidiClass.set(
      .whitespace,
      .firstStrongIsolate,
      .leftToRightIsolate,
      .rightToLeftIsolate,
      .popDirectionalIsolate
    )
}
