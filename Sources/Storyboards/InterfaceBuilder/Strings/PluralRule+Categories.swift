extension PluralRule {
  func category(_ n: UInt) -> PluralCategory {
    switch self {
    case .none: .other
    case .english: n == 1 ? .one : .other
    case .zeroAndOne: n <= 1 ? .one : .other
    case .french, .portuguese: n <= 1 ? .one : Self.isMillions(n) ? .many : .other
    case .romance: n == 1 ? .one : Self.isMillions(n) ? .many : .other
    case .russian: Self.slavic(n) ?? .many
    case .serbian: Self.slavic(n) ?? .other
    case .polish: n == 1 ? .one : Self.isFewSlavic(n) ? .few : .many
    case .czech: n == 1 ? .one : 2...4 ~= n ? .few : .other
    case .slovenian: Self.slovenian(n % 100)
    case .lithuanian: 11...19 ~= n % 100 ? .other : Self.lithuanian(n % 10)
    case .latvian: Self.latvian(n)
    case .romanian: n == 1 ? .one : n == 0 || 1...19 ~= n % 100 ? .few : .other
    case .arabic: Self.arabic(n)
    case .hebrew: n == 1 ? .one : n == 2 ? .two : .other
    case .icelandic: n % 10 == 1 && n % 100 != 11 ? .one : .other
    case .filipino: 1...3 ~= n || ![4, 6, 9].contains(n % 10) ? .one : .other
    case .welsh: Self.welsh(n)
    case .irish: Self.irish(n)
    case .maltese: Self.maltese(n)
    }
  }

  private static func isMillions(_ n: UInt) -> Bool { n != 0 && n % 1_000_000 == 0 }

  private static func isFewSlavic(_ n: UInt) -> Bool {
    2...4 ~= n % 10 && !(12...14 ~= n % 100)
  }

  private static func slavic(_ n: UInt) -> PluralCategory? {
    if n % 10 == 1, n % 100 != 11 { return .one }
    return isFewSlavic(n) ? .few : nil
  }

  private static func slovenian(_ n: UInt) -> PluralCategory {
    switch n {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func lithuanian(_ n: UInt) -> PluralCategory {
    switch n {
    case 1: .one
    case 2...9: .few
    default: .other
    }
  }

  private static func latvian(_ n: UInt) -> PluralCategory {
    if n % 10 == 0 || 11...19 ~= n % 100 { return .zero }
    return n % 10 == 1 ? .one : .other
  }

  private static func arabic(_ n: UInt) -> PluralCategory {
    switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func welsh(_ n: UInt) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func irish(_ n: UInt) -> PluralCategory {
    switch n {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func maltese(_ n: UInt) -> PluralCategory {
    switch (n, n % 100) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }
}
