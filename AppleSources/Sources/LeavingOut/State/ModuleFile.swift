import SwiftParser
import SwiftSyntax

/// A file of the module, with the parts left out of it.
struct ModuleFile {
  /// A part that was left out, by the lines of the copy.
  struct Part {
    var lines: ClosedRange<Int>
    var omission: Omission
  }

  /// A repair that was tried for an error.
  private struct Attempt {
    var message: String
    var depth: Int
    var round: Int
  }

  let original: String
  let copy: String
  let isGenerated: Bool
  let inventory: Inventory
  private(set) var bytes: [UInt8]
  private(set) var parts: [Part] = []
  /// Whether the last repairs changed declarations that other files see.
  private(set) var hasChangedForOthers = false
  /// The modules whose imports were taken away.
  private(set) var lostModules: Set<String> = []
  private var attempts: [Int: [Attempt]] = [:]
  private var round = 0
  /// The imports that replacements need.
  private var neededImports: Set<String> = []
  private var additions: Int?

  init(_ source: CarriedText) {
    original = source.original
    isGenerated = source.isGenerated
    copy = source.copy
    bytes = Array(source.text.utf8)
    additions = Self.additions(in: source.text)
    let starts = Self.lineStarts(of: bytes)
    inventory = Inventory(Parser.parse(source: source.text)) { Self.line(at: $0, starts) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The first line of generated code after the original's lines; `nil` for none.
  private static func additions(in text: String) -> Int? {
    guard let mark = text.ranges(of: "\n#sourceLocation()").last else { return nil }
    return text[..<mark.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 2
  }

  // MARK: Lines

  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }

  private static func line(at offset: Int, _ starts: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  // MARK: Repairs

  /// Leaves out the smallest parts around errors, whose lines are those of the copy.
  ///
  /// Returns whether the text has changed.
  mutating func leaveOut(
    _ errors: [CompilerDiagnostic],
    atLeast least: Omission.Kind,
    in context: RepairContext
  ) -> Bool {
    round += 1
    var context = context
    context.bytes = bytes
    context.lineStarts = Self.lineStarts(of: bytes)
    context.lostModule = lostModules.count == 1 ? lostModules.first : nil
    let tree = Parser.parse(source: text)
    var repairs: [(Repair, CompilerDiagnostic)] = []
    for error in errors where error.line <= context.lineStarts.count {
      guard let token = Self.token(at: error, tree, context) else { continue }
      let ladder = Ladder(at: token, error.message, in: context)
      let least = isTooLargeAgain(error, ladder.steps, context) ? max(least, .body) : least
      guard var step = choose(from: ladder.steps, for: error, atLeast: least) else { continue }
      step.isInBody = token.ancestors.contains {
        Body(of: $0)?.content.contains(step.start) ?? false
      }
      repairs.append((step, error))
    }
    return apply(repairs, context)
  }

  /// Removes imports at the top of the file or in conditions.
  mutating func leaveOutImports(of missing: Set<String>) -> Bool {
    let starts = Self.lineStarts(of: bytes)
    let visitor = ImportVisitor(of: missing)
    visitor.walk(Parser.parse(source: text))
    guard !visitor.found.isEmpty else { return false }
    for decl in visitor.found {
      let name = decl.path.first?.name.text ?? ""
      let line = Self.line(at: decl.bytes.lowerBound, starts)
      let omission = Omission(
        file: original,
        line: max(1, line - 1),
        kind: .attribute,
        declaration: "",
        missingName: name,
        reason: "no such module '\(name)'",
        replacement: ""
      )
      lostModules.insert(name)
      parts.append(Part(lines: line...line, omission: omission))
    }
    bytes = bytes.applying(visitor.found.map { TextEdit(range: $0.bytes, text: "") }).bytes
    return true
  }

  private static func token(
    at error: CompilerDiagnostic,
    _ tree: SourceFileSyntax,
    _ context: RepairContext
  ) -> TokenSyntax? {
    let start = context.lineStarts[max(0, error.line - 1)]
    let offset = min(start + max(0, error.column - 1), context.bytes.count)
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
      ?? tree.lastToken(viewMode: .sourceAccurate)
  }

  /// Whether the compiler gives up again on an expression of a body of which a part has gone: it does not say which part
  /// is wrong, and each try takes it long.
  private func isTooLargeAgain(
    _ error: CompilerDiagnostic,
    _ steps: [Repair],
    _ context: RepairContext
  ) -> Bool {
    guard ErrorKind.of(error.message).repair == .unknownModifiers,
      let body = steps.first(where: { $0.kind == .body })?.edits.first?.range
    else { return false }
    let lines = context.line(at: body.lowerBound)...context.line(at: body.upperBound)
    return attempts.contains { line, attempts in
      lines.contains(line)
        && attempts.contains { $0.round < round && $0.depth != .max && $0.message == error.message }
    }
  }

  /// The smallest step that was not taken; an error that came back takes the next larger one.
  private func choose(
    from steps: [Repair],
    for error: CompilerDiagnostic,
    atLeast least: Omission.Kind
  ) -> Repair? {
    // Errors on the same line in one round are independent, and none is a later step of another.
    let earlier = (attempts[error.line] ?? []).filter { $0.round < round }
    let same = earlier.filter { $0.message == error.message }.map(\.depth).min()
    let limit = Set(earlier.map(\.round)).count >= 3 ? earlier.map(\.depth).min() : same
    let candidates = steps.filter { $0.depth < limit ?? .max || limit == nil }
    let isLarge: (Repair) -> Bool = {
      $0.kind >= least || $0.depth == .max || $0.kind == .type || $0.kind == .conformance
    }
    return candidates.first(where: isLarge) ?? candidates.last
  }

  private mutating func apply(
    _ repairs: [(Repair, CompilerDiagnostic)],
    _ context: RepairContext
  ) -> Bool {
    var edits: [TextEdit] = []
    var owners: [Int] = []
    for (index, repair) in repairs.enumerated() {
      edits += repair.0.edits
      owners += Array(repeating: index, count: repair.0.edits.count)
    }
    let (changed, made) = bytes.applying(edits, owners: owners)
    hasChangedForOthers = made.contains { repairs[owners[$0]].0.isSeenByOtherFiles }
    guard changed != bytes else {
      for (repair, error) in repairs {
        let attempt = Attempt(message: error.message, depth: repair.depth, round: round)
        attempts[error.line, default: []].append(attempt)
      }
      return false
    }
    var recorded: Set<Int> = []
    for index in made.sorted() where recorded.insert(owners[index]).inserted {
      let (repair, error) = repairs[owners[index]]
      let attempt = Attempt(message: error.message, depth: repair.depth, round: round)
      attempts[error.line, default: []].append(attempt)
      record(repair, error.message, context)
    }
    bytes = changed
    importStandIns()
    return true
  }

  private mutating func record(_ repair: Repair, _ message: String, _ context: RepairContext) {
    let (start, end) = (repair.start, repair.edits.last?.range.upperBound ?? repair.start)
    let lines =
      context.line(at: start)...max(context.line(at: start), context.line(at: max(start, end - 1)))
    let isAddition = additions.map { lines.lowerBound >= $0 } ?? false
    let omission = Omission(
      file: original,
      line: isAddition ? 0 : max(1, lines.lowerBound - 1),
      kind: repair.kind,
      declaration: repair.declaration,
      missingName: ErrorKind.missingName(in: message),
      reason: message,
      replacement: repair.replacement.trimming(while: \.isWhitespace)
    )
    // A larger part includes those inside it.
    parts.removeAll { part in
      part.omission.kind <= repair.kind && repair.kind >= .body
        && lines.contains(part.lines.lowerBound) && lines.contains(part.lines.upperBound)
    }
    if !parts.contains(where: { $0.omission == omission }) {
      parts.append(Part(lines: lines, omission: omission))
    }
    for text in repair.edits.map(\.text) {
      if text.contains(PlainValue.standIn) {
        neededImports.insert("import struct UIKit.\(PlainValue.standIn)\n")
      }
      if text.hasPrefix("UI") || text.hasPrefix("LeftOutBox") {
        neededImports.insert("import UIKit\n")
      }
    }
  }

  /// A file that imports neither SwiftUI nor UIKit gets the replacement code after its last line.
  private mutating func importStandIns() {
    guard inventory.imports.isDisjoint(with: ["UIKit", "SwiftUI"]) else { return }
    for statement in neededImports.sorted() where !text.contains(statement) {
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      if additions == nil {
        additions = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        bytes += Array("#sourceLocation()\n".utf8)
      }
      bytes += Array(statement.utf8)
    }
  }

  /// Leaves out unreachable bodies, by byte ranges in the current text.
  mutating func leaveOutUnreached(
    _ bodies: [(body: Body, path: String)],
    in context: RepairContext
  ) -> Bool {
    var context = context
    context.bytes = bytes
    context.lineStarts = Self.lineStarts(of: bytes)
    var edits: [TextEdit] = []
    for (body, path) in bodies {
      let line = context.line(at: body.brace) - 1
      let replacement = BodyReplacement(
        context: context,
        box: context.box(path, isMissing: false),
        trap: Trap.call("\(context.fileName):\(line) is not compiled, since no screen reaches it.")
      )
      guard replacement.canStand(for: body), let text = replacement.text(of: body) else { continue }
      edits.append(TextEdit(range: body.content, text: text))
      let lines = context.line(at: body.brace)...context.line(at: body.content.upperBound)
      let omission = Omission(
        file: original,
        line: max(1, lines.lowerBound - 1),
        kind: .unreached,
        declaration: path,
        missingName: nil,
        reason: "",
        replacement: text.trimming(while: \.isWhitespace)
      )
      parts.append(Part(lines: lines, omission: omission))
    }
    let changed = bytes.applying(edits).bytes
    defer { bytes = changed }
    return changed != bytes
  }

  /// Removes the modifiers of views that neither a module nor one of the functions is.
  mutating func leaveOutUnknownModifiers(
    _ functions: Set<String>,
    in context: RepairContext
  ) -> Bool {
    let starts = Self.lineStarts(of: bytes)
    let links = UnknownModifiers.links(in: Parser.parse(source: text)) {
      context.ownModifiers.contains($0) || functions.contains($0)
    }
    for link in links {
      let line = Self.line(at: link.bytes.lowerBound, starts)
      let omission = Omission(
        file: original,
        line: max(1, line - 1),
        kind: .expression,
        declaration: "",
        missingName: link.name,
        reason: "no module has the modifier '\(link.name)'",
        replacement: ""
      )
      parts.append(Part(lines: line...line, omission: omission))
    }
    bytes = bytes.applying(links.map { TextEdit(range: $0.bytes, text: "") }).bytes
    return !links.isEmpty
  }

  // MARK: Counts

  func count(into counts: inout OmissionCounts) {
    let large = parts.filter { $0.omission.kind >= .body && $0.omission.kind != .unreached }
    let unreached = parts.filter { $0.omission.kind == .unreached }
    counts.bodies += inventory.bodies.count
    for body in inventory.bodies {
      if large.contains(where: { $0.holds(body) }) {
        counts.bodiesLeftOut += 1
      } else if unreached.contains(where: { $0.holds(body) }) {
        counts.bodiesUnreached += 1
      }
    }
    counts.declarationsLeftOut += parts.count { $0.omission.kind == .declaration }
  }

  /// Whether a type that begins on a line is left out with its declaration or with the file.
  func hasLost(_ type: Inventory.TypeEntry) -> Bool {
    parts.contains {
      [.declaration, .file].contains($0.omission.kind) && $0.lines.contains(type.lines.lowerBound)
        && ($0.omission.kind == .file || $0.lines.lowerBound < type.lines.lowerBound
          || $0.omission.declaration.hasSuffix(type.name))
    }
  }
}

extension ModuleFile.Part {
  /// Whether a body is in the part, or is the part.
  func holds(_ body: Inventory.BodyEntry) -> Bool {
    guard lines.contains(body.lines.lowerBound), lines.contains(body.lines.upperBound) else {
      return false
    }
    if lines.count > 2 || omission.kind == .file { return true }
    return body.path == omission.declaration || body.path.hasPrefix(omission.declaration + ".")
  }
}

extension String {
  /// The text with matching characters removed from its ends.
  func trimming(while isOuter: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isOuter(first) { rest.removeFirst() }
    while let last = rest.last, isOuter(last) { rest.removeLast() }
    return String(rest)
  }
}

/// Finds the imports of modules, outside bodies.
private final class ImportVisitor: SyntaxVisitor {
  private(set) var found: [ImportDeclSyntax] = []
  private let modules: Set<String>

  init(of modules: Set<String>) {
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text, modules.contains(name) { found.append(node) }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
