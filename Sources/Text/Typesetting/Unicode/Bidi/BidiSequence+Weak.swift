extension BidiSequence {
  private static let isolateFormats = BidiClass.set(
    .leftToRightIsolate,
    .rightToLeftIsolate,
    .firstStrongIsolate,
    .popDirectionalIsolate
  )
  private static let numbers = BidiClass.set(.europeanNumber, .arabicNumber)
  private static let separators = BidiClass.set(
    .europeanSeparator,
    .europeanTerminator,
    .commonSeparator
  )

  /// Rules W1 to W7.
  mutating func resolveWeakTypes() {
    if present & (Self.numbers | BidiClass.set(.nonspacingMark, .arabicLetter)) != 0 {
      resolveMarksAndLetters()
    }
    let hasNumbers = present & Self.numbers != 0
    if hasNumbers, present & Self.separators != 0 { resolveSeparators() }
    if present & Self.separators != 0 { resolveTerminators() }
    if hasNumbers { resolveNumbersAfterLetters() }
  }

  /// W1, W2 and W3: marks follow their base, European numbers after an Arabic letter are Arabic,
  /// and Arabic letters are right to left.
  private mutating func resolveMarksAndLetters() {
    var previous = start
    var isAfterArabicLetter = false
    for index in classes.indices {
      var current = classes[index]
      if current == .nonspacingMark {
        current = previous.isIn(Self.isolateFormats) ? .otherNeutral : previous
      }
      previous = current
      switch current {
      case .leftToRight, .rightToLeft: isAfterArabicLetter = false
      case .arabicLetter:
        isAfterArabicLetter = true
        current = .rightToLeft
      case .europeanNumber where isAfterArabicLetter: current = .arabicNumber
      default: break
      }
      classes[index] = current
    }
  }

  /// W4: a single separator between two numbers of one kind joins them.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for index in 1..<classes.count - 1 {
      let before = classes[index - 1]
      guard before == classes[index + 1], before.isIn(Self.numbers) else { continue }
      switch classes[index] {
      case .commonSeparator: classes[index] = before
      case .europeanSeparator where before == .europeanNumber: classes[index] = before
      default: break
      }
    }
  }

  /// W5 and W6: terminators beside a European number belong to it, other separators are neutral.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      switch classes[index] {
      case .europeanSeparator, .commonSeparator: classes[index] = .otherNeutral
      case .europeanTerminator:
        let first = index
        while index < classes.count, classes[index] == .europeanTerminator { index += 1 }
        let isBesideNumber =
          first > 0 && classes[first - 1] == .europeanNumber
          || index < classes.count && classes[index] == .europeanNumber
        for terminator in first..<index {
          classes[terminator] = isBesideNumber ? .europeanNumber : .otherNeutral
        }
        continue
      default: break
      }
      index += 1
    }
  }

  /// W7: European numbers after a left-to-right letter are left to right.
  private mutating func resolveNumbersAfterLetters() {
    var isAfterLeftToRight = start == .leftToRight
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight: isAfterLeftToRight = true
      case .rightToLeft: isAfterLeftToRight = false
      case .europeanNumber where isAfterLeftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }
}
