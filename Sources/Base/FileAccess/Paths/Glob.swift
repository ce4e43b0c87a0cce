/// A pattern for paths below a folder.
///
/// `*` stands for any characters of one name, `?` for one character, `[a-z]` for one of a set and
/// `[!a-z]` for one that is not in it, `**` as a whole name for any number of folders. A path below
/// a match also matches, so `Pods` covers everything in it. A pattern starts at the folder:
/// `**/Generated` finds one at any depth. Case counts.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String

  private let names: [GlobName]

  /// Reads a pattern; every text is one.
  public init(_ pattern: String) {
    self.pattern = pattern
    names = FilePath.normalized(pattern).split(separator: "/").filter { $0 != "." }
      .map { GlobName($0) }
  }

  /// Whether a path, relative to the folder, matches.
  ///
  /// Complexity: O(n × m) in the lengths of the pattern and the path.
  public func matches(_ path: String) -> Bool {
    let parts = FilePath.normalized(path).split(separator: "/").map { Array($0.unicodeScalars) }
    return wildcardMatch(names, parts, isPrefix: true)
  }
}

/// One name of a pattern.
enum GlobName: Hashable, Sendable {
  case anyNames
  case letters([GlobLetter])

  init(_ text: Substring) {
    self = text == "**" ? .anyNames : .letters(GlobLetter.letters(of: text))
  }
}

extension GlobName: Wildcard {
  var isRun: Bool { self == .anyNames }

  func accepts(_ name: [Unicode.Scalar]) -> Bool {
    guard case .letters(let letters) = self else { return true }
    return wildcardMatch(letters, name, isPrefix: false)
  }
}

/// One letter of a pattern's name.
enum GlobLetter: Hashable, Sendable {
  case run
  case any
  case one(Unicode.Scalar)
  case set([ClosedRange<Unicode.Scalar>], isInverted: Bool)

  static func letters(of text: Substring) -> [GlobLetter] {
    var rest = text.unicodeScalars
    var letters: [GlobLetter] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": letters.append(.run)
      case "?": letters.append(.any)
      case "[": letters.append(set(from: &rest) ?? .one("["))
      default: letters.append(.one(scalar))
      }
    }
    return letters
  }

  /// Reads a set behind its bracket; without a closing bracket there is none.
  private static func set(from rest: inout Substring.UnicodeScalarView) -> GlobLetter? {
    guard let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
    var scalars = Array(rest[..<end])
    let isInverted = scalars.first == "!" && scalars.count > 1
    if isInverted { scalars.removeFirst() }
    rest = rest[rest.index(after: end)...]
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var index = 0
    while index < scalars.count {
      let isRange = index + 2 < scalars.count && scalars[index + 1] == "-"
      let last = isRange ? scalars[index + 2] : scalars[index]
      if scalars[index] <= last { ranges.append(scalars[index]...last) }
      index += isRange ? 3 : 1
    }
    return .set(ranges, isInverted: isInverted)
  }
}

extension GlobLetter: Wildcard {
  var isRun: Bool { self == .run }

  func accepts(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .run, .any: true
    case .one(let own): own == scalar
    case .set(let ranges, let isInverted): ranges.contains { $0.contains(scalar) } != isInverted
    }
  }
}
