/// The value of a preprocessor condition in a build for iOS devices.
struct ConditionValue {
  private let line: TokenList
  private let values: [String: Int?]
  private var position = 0
  private var depth = 0

  /// The maximum nesting of parentheses and operators.
  private static let maximumDepth = 32

  /// The names that the compiler and the system headers define.
  private static let system: [String: Int] = [
    "TARGET_OS_MAC": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_EMBEDDED": 1,
    "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0, "TARGET_OS_OSX": 0, "TARGET_OS_VISION": 0,
    "TARGET_OS_SIMULATOR": 0, "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_MACCATALYST": 0,
    "TARGET_OS_UIKITFORMAC": 0, "TARGET_OS_WIN32": 0, "TARGET_OS_LINUX": 0,
    "__OBJC__": 1, "__APPLE__": 1, "__clang__": 1, "__LP64__": 1, "__OBJC2__": 1,
    "__IPHONE_OS_VERSION_MAX_ALLOWED": 260_000, "__IPHONE_OS_VERSION_MIN_REQUIRED": 150_000,
    "YES": 1, "true": 1,
  ]

  init(_ line: TokenList, _ values: [String: Int?]) {
    self.line = line
    self.values = values
  }

  static func isDefined(_ name: String, _ values: [String: Int?]) -> Bool {
    values[name] != nil || system[name] != nil
  }

  /// Returns the value; undefined names are 0.
  func value() -> Int {
    var reading = self
    return reading.either()
  }

  private mutating func take(_ mark: UInt8) -> Bool {
    guard line.mark(position) == mark else { return false }
    position += 1
    return true
  }

  private mutating func either() -> Int {
    var value = both()
    while take(Mark.or) {
      let other = both()
      value = value != 0 || other != 0 ? 1 : 0
    }
    return value
  }

  private mutating func both() -> Int {
    var value = comparison()
    while take(Mark.and) {
      let other = comparison()
      value = value != 0 && other != 0 ? 1 : 0
    }
    return value
  }

  private mutating func comparison() -> Int {
    let value = single()
    let compare: (Int, Int) -> Bool
    switch line.mark(position) {
    case Mark.same: compare = { $0 == $1 }
    case Mark.different: compare = { $0 != $1 }
    case Mark.less: compare = { $0 < $1 }
    case Mark.greater: compare = { $0 > $1 }
    case Mark.lessOrSame: compare = { $0 <= $1 }
    case Mark.greaterOrSame: compare = { $0 >= $1 }
    default: return value
    }
    position += 1
    return compare(value, single()) ? 1 : 0
  }

  private mutating func single() -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth, position < line.count else { return 0 }
    if take(Mark.exclamation) { return single() == 0 ? 1 : 0 }
    if take(Mark.leftParenthesis) {
      let value = either()
      _ = take(Mark.rightParenthesis)
      return value
    }
    let text = line.text(position)
    position += 1
    if let number = Int(text.prefix { $0.isNumber }) { return number }
    return named(text)
  }

  private mutating func named(_ name: String) -> Int {
    if name == "defined" {
      let isBracketed = take(Mark.leftParenthesis)
      let asked = line.word(position) ?? ""
      position += 1
      if isBracketed { _ = take(Mark.rightParenthesis) }
      return Self.isDefined(asked, values) ? 1 : 0
    }
    if line.mark(position) == Mark.leftParenthesis {
      let open = position
      position = line.after(open, before: line.count)
      return asked(name, open + 1..<max(open + 1, position - 1))
    }
    if let known = values[name] { return known ?? 0 }
    return Self.system[name] ?? Self.version(name) ?? 0
  }

  /// Frameworks only for macOS are missing; all others exist.
  private func asked(_ name: String, _ range: Range<Int>) -> Int {
    guard name.hasPrefix("__has_") else { return 0 }
    return range.contains {
      ["AppKit", "Cocoa", "WatchKit"].contains(line.word($0))
    } ? 0 : 1
  }

  /// The value of `__IPHONE_11_0`.
  private static func version(_ name: String) -> Int? {
    guard name.hasPrefix("__IPHONE_") else { return nil }
    let numbers = name.dropFirst("__IPHONE_".count).split(separator: "_").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] < 1_000, numbers[1] < 100 else { return nil }
    return numbers[0] * 10_000 + numbers[1] * 100
  }
}
