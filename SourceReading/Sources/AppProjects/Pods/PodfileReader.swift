/// Reads which pods the targets of a `Podfile` name.
///
/// A Podfile is a program in Ruby; its blocks, `pod` lines and calls of its own methods are read as text,
/// line by line.
struct PodfileReader {
  /// The pods of each target, including those of the surrounding blocks.
  private(set) var pods: [String: [String]] = [:]

  private enum Block: Hashable {
    case target(String)
    case method(String)
    case other
  }

  private var blocks: [Block] = []
  private var methods: [String: [String]] = [:]
  /// The pods of targets around others.
  private var inherited: [String: [String]] = [:]

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) { read(line.trimmed) }
    for (target, parents) in inherited {
      let own = pods[target] ?? []
      pods[target] = own + parents.flatMap { pods[$0] ?? [] }.filter { !own.contains($0) }
    }
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("#") { return }
    let word = String(line.prefix { $0.isLetter || $0 == "_" || $0.isNumber })
    switch word {
    case "target", "abstract_target":
      let name = Self.quoted(line) ?? ""
      inherited[name] = targets
      if pods[name] == nil { pods[name] = [] }
      blocks.append(.target(name))
    case "def":
      blocks.append(
        .method(
          String(line.dropFirst(3).trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        )
      )
    case "end": _ = blocks.popLast()
    case "pod": if let name = Self.quoted(line) { add([Self.root(name)]) }
    case "if", "unless", "case", "while", "begin":
      if !line.hasSuffix(" end") { blocks.append(.other) }
    default:
      if let known = methods[word] { add(known) }
      if line.hasSuffix(" do") || line.contains(" do |") { blocks.append(.other) }
    }
  }

  private var targets: [String] {
    blocks.compactMap { if case .target(let name) = $0 { name } else { nil } }
  }

  private mutating func add(_ names: [String]) {
    let home = blocks.last { $0 != .other }
    switch home {
    case .target(let name)?: pods[name, default: []] += names
    case .method(let name)?: methods[name, default: []] += names
    case .other?, nil: pods["", default: []] += names
    }
  }

  /// The pod of a subspec, `Firebase/Core`.
  static func root(_ name: String) -> String {
    String(name.prefix { $0 != "/" && $0 != " " })
  }

  private static func quoted(_ line: String) -> String? {
    guard let start = line.firstIndex(where: { $0 == "'" || $0 == "\"" }) else {
      return line.firstIndex(of: ":").map { colon in
        String(line[line.index(after: colon)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
    let rest = line[line.index(after: start)...]
    return rest.firstIndex(of: line[start]).map { String(rest[..<$0]) }
  }
}
