extension BidiSequence {
  private static let strongOrNumber = BidiClass.set(
    .leftToRight,
    .rightToLeft,
    .europeanNumber,
    .arabicNumber
  )

  /// Rules N1 and N2: neutrals between two equal directions take it, others that of the level.
  mutating func resolveNeutralTypes() {
    var before = start
    var index = 0
    while index < classes.count {
      let current = classes[index]
      if current.isIn(Self.strongOrNumber) {
        before = Self.strong(current) ?? before
        index += 1
        continue
      }
      let first = index
      while index < classes.count, !classes[index].isIn(Self.strongOrNumber) { index += 1 }
      let after = index < classes.count ? Self.strong(classes[index]) ?? end : end
      let resolved = before == after ? before : direction
      for neutral in first..<index { classes[neutral] = resolved }
    }
  }

  /// Rules I1 and I2.
  func writeLevels(to levels: inout [UInt8]) {
    for index in units.indices { levels[Int(units[index])] = implicitLevel(classes[index]) }
  }

  private func implicitLevel(_ current: BidiClass) -> UInt8 {
    if level & 1 == 1 { return current == .rightToLeft ? level : level + 1 }
    switch current {
    case .leftToRight: return level
    case .rightToLeft: return level + 1
    default: return level + 2
    }
  }
}
