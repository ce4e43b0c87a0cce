import Diagnostics
import SourceFacts
import SourceReading
import SwiftSyntax

/// The facts about a file, collected in one pass for all rules.
final class FileModel {
  let path: String
  let bytes: UnsafeBufferPointer<UInt8>
  private let lines: LineStarts
  var imports: Set<String> = []
  /// The file first, then its types.
  var types: [TypeModel]
  var calls: [String: [CallSite]] = [:]
  var members: [String: [MemberSite]] = [:]
  var assignments: [String: [AssignmentSite]] = [:]
  var functions: [FunctionSite] = []
  var bindings: [Binding] = []
  var switches: [SwitchSite] = []
  var dictionaries: [DictionarySite] = []
  var comparisons: [ComparisonSite] = []
  /// The last names of the expressions that are passed to `scaledFont(for:)`.
  var scaledNames: Set<String> = []
  /// The classes of controllers that code creates without a document.
  var madeControllers: Set<String> = []
  var deepestNode: Syntax?
  private var typesByName: [String: TypeModel] = [:]
  private var scopes: [Scope] = []

  init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.path = path
    self.bytes = bytes
    lines = LineStarts(bytes)
    types = [TypeModel(name: "", node: nil)]
  }

  /// The type with a name, shared by its extensions.
  func type(named name: String, node: Syntax) -> TypeModel {
    if let known = typesByName[name] { return known }
    let type = TypeModel(name: name, node: node)
    typesByName[name] = type
    types.append(type)
    return type
  }

  /// Records a scope, so that the file can release it.
  func add(_ scope: Scope) { scopes.append(scope) }

  /// Empties types and scopes, which refer to each other and through them to the whole tree.
  func releaseTree() {
    for type in types { type.releaseTree() }
    for scope in scopes { scope.values = [:] }
    scopes = []
  }

  func knownType(_ name: String) -> TypeModel? { typesByName[name] }

  func position(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The column counts UTF-16 code units.
  private func position(at offset: Int) -> (line: Int, column: Int) {
    let line = lines.position(at: offset).line
    let before = bytes[lines.start(ofLine: line)..<offset]
    LintWork.count(before.count / 16)
    return (line, String(decoding: before, as: UTF8.self).utf16.count + 1)
  }

  func range(of node: some SyntaxProtocol) -> SourceRange {
    let start = position(of: node)
    let end = position(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    return SourceRange(
      file: path,
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column
    )
  }

  /// The maximum number of bytes of a line that are stored with a finding.
  private static let longestLine = 2_000

  /// The text of a line, without its end; only the beginning of a very long one.
  func line(_ number: Int) -> String {
    let start = lines.start(ofLine: number)
    let rest = bytes[start..<min(bytes.count, start + Self.longestLine)]
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether text in the file is drawn by macOS alone.
  private(set) lazy var isForMac: Bool = {
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]), !imports.contains("UIKit") { return true }
    return path.split(separator: "/").contains { ["Mac", "macOS"].contains($0) }
  }()

  /// Whether the file is part of a watch app: by its imports, or in a folder such as `Watch App` or `WatchKit
  /// Extension`.
  var isForWatch: Bool {
    if !imports.isDisjoint(with: ["WatchKit", "ClockKit"]), !imports.contains("UIKit") {
      return true
    }
    return path.split(separator: "/").dropLast().contains { folder in
      let words = Set(NameHints.words(String(folder)))
      return words.contains("watch") && !words.isDisjoint(with: Self.partsOfWatchApps)
    }
  }

  /// Words that occur with "watch" in the names of folders with watch code.
  private static let partsOfWatchApps: Set<String> = [
    "app", "extension", "os", "kit", "complication", "complications", "widget", "widgets",
  ]

  /// Whether the file is about widgets or Live Activities, whose area has a fixed size.
  var isForWidgets: Bool { !imports.isDisjoint(with: ["WidgetKit", "ActivityKit"]) }

  /// Names in code that make images scale with the text.
  private static let growingImages: Set<String> = [
    "adjustsImageSizeForAccessibilityContentSizeCategory", "ScaledMetric",
  ]

  /// The facts of the file for others.
  var facts: Set<ProjectFact> {
    var facts = Set(scaledNames.map { ProjectFact.fontIsScaled($0) })
    facts.insert(.hasSource)
    facts.formUnion(madeControllers.map { .isMadeInCode($0) })
    for type in types {
      for name in [type.name] + type.aliases { facts.formUnion(factsForDocuments(type, name)) }
      for site in type.assignments
      where site.property == "adjustsFontForContentSizeCategory" && site.receiver.count == 2 {
        facts.formUnion(Self.flagOnSubview(site))
      }
      for site in type.assignments
      where StyledViews.properties.contains(site.property) && site.receiver.count == 2 {
        facts.formUnion(Self.fontOnSubview(site))
      }
      if type.mentions.contains("UILargeContentViewerInteraction") {
        facts.insert(.largeContentInteraction)
      }
    }
    for site in (calls["Image"] ?? []) + (calls["UIImage"] ?? [])
    where !site.scope.type.mentions.isDisjoint(with: Self.growingImages) {
      if let name = ImageName.shown(by: site.node) { facts.insert(.imageGrows(name)) }
    }
    if !imports.isDisjoint(with: ["UIKit", "SwiftUI", "WebKit"]),
      let target = WebMember.target(of: path)
    {
      facts.insert(.showsViews(target))
    }
    return facts.union(adaptedFonts).union(scalingFacts).union(FontHelper.facts(in: self))
      .union(StyledViews.facts(in: self))
  }

  /// The functions whose fonts a style scales: `.font(brand(size: 17)), .adapt(.body)` of BonMot.
  private var adaptedFonts: Set<ProjectFact> {
    guard imports.contains("BonMot") else { return [] }
    let places = (calls["adapt"] ?? []).compactMap { Surroundings.declaration(around: $0.node) }
    let words = Set(places).flatMap { LintWork.words(ofDeclaration: $0).all }
    return Set(
      words.filter { calls[$0]?.contains { $0.has("size") } == true }.map { .fontIsScaled($0) }
    )
  }

  /// The functions and computed properties that derive fonts or sizes from the text size.
  private var scalingFacts: Set<ProjectFact> {
    let types = ["UIFont", "CGFloat", "Double"]
    let made =
      functions.filter { types.contains($0.returnType ?? "") }
      .map { ($0.name, $0.node.body.map { Words($0) }) }
      + bindings.filter { types.contains($0.typeName ?? "") }
      .map { ($0.name, $0.node.accessorBlock.map { Words($0) }) }
    return Set(
      made.filter { _, words in
        words?.contains(
          "scaledFont",
          "preferredFont",
          "preferredFontForTextStyle",
          "preferredFontDescriptor",
          "preferredContentSizeCategory",
          "UIFontMetrics"
        ) == true
      }.map { .scales($0.0) }
    )
  }

  /// The flag that `cell.title.adjustsFontForContentSizeCategory = true` sets: for the views with the name in
  /// the class of `cell` if that is written, otherwise in all; the title of a button is never one in a
  /// document.
  private static func flagOnSubview(_ site: AssignmentSite) -> Set<ProjectFact> {
    let (view, property) = (site.receiver[0], site.receiver[1])
    if property == "titleLabel", NameHints.words(view).last.map(["button", "btn"].contains) == true
    {
      return []
    }
    guard let binding = site.scope.binding(view), let type = binding.typeName ?? binding.castType
    else { return [.flagIsSetOnSubview(property)] }
    if type == "UIButton" { return [] }
    let isOfUIKit = type.hasPrefix("UI")
    return [isOfUIKit ? .flagIsSetOnSubview(property) : .flagIsSet(type: type, receiver: property)]
  }

  /// The font that `cell.title.attributedText = text` sets: on the views with the name in the class of `cell`
  /// if that is written, otherwise in all cells.
  private static func fontOnSubview(_ site: AssignmentSite) -> Set<ProjectFact> {
    let (view, property) = (site.receiver[0], site.receiver[1])
    guard let binding = site.scope.binding(view), let type = binding.typeName ?? binding.castType
    else {
      let isOfAnyCell = ["textLabel", "detailTextLabel", "titleLabel"].contains(property)
      return view.lowercased().hasSuffix("cell") && !isOfAnyCell
        ? [.fontIsAssignedOnSubview(property)] : []
    }
    return [.fontIsAssigned(type: type, receiver: property)]
  }

  /// Returns the facts about a type for the views of documents that name it.
  private func factsForDocuments(_ type: TypeModel, _ name: String) -> Set<ProjectFact> {
    var facts: Set<ProjectFact> = []
    for site in type.assignments {
      let keys = site.keys + LoopedViews.keys(of: site)
      for key in keys where !key.hasPrefix("#") {
        switch site.property {
        case "adjustsFontForContentSizeCategory":
          facts.insert(.flagIsSet(type: name, receiver: key))
        case _ where StyledViews.properties.contains(site.property):
          facts.insert(.fontIsAssigned(type: name, receiver: key))
        default: continue
        }
      }
    }
    if type.isClass {
      facts.insert(.classIsDeclared(name))
      facts.formUnion(type.inherited.map { .inherits(type: name, from: $0) })
    }
    if type.isPlainTextView { facts.insert(.isPlainTextView(name)) }
    if type.setsRowHeights {
      facts.insert(.rowHeightsAreSet(type: name))
      // The document of a class also applies to its subclasses.
      for base in type.inherited { facts.insert(.rowHeightsAreSet(type: base)) }
    }
    return facts
  }
}
