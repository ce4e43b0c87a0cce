import FileAccess

/// The screens that an app makes in Swift code, which no document holds.
///
/// The sources are read word by word and not compiled: the results of macros and conditional
/// compilation are unknown.
public struct CodeScreens: Hashable, Sendable {
  /// The number of SwiftUI views.
  public var swiftUIViews = 0
  /// The names of the controllers that make their views themselves.
  public var controllers: Set<String> = []

  /// Creates the screens of an app without code.
  public init() {}

  /// Reads sources; one that cannot be read is not counted.
  public init(swiftFiles: [String]) {
    for path in swiftFiles {
      guard let bytes = try? FileBytes.read(path, limit: 1 << 22) else { continue }
      add(source: bytes)
    }
  }

  /// Whether the app makes no screen in code.
  public var isEmpty: Bool { swiftUIViews == 0 && controllers.isEmpty }

  /// Adds what a source declares.
  mutating func add(source: [UInt8]) {
    var declarations = Declarations()
    for token in SwiftTokens(source) { declarations.add(token) }
    swiftUIViews += declarations.views
    controllers.formUnion(declarations.controllers)
  }

  /// The screens as a clause, such as "491 SwiftUI views and 63 classes with screens in code".
  public var words: String {
    let views = swiftUIViews == 1 ? "1 SwiftUI view" : "\(swiftUIViews) SwiftUI views"
    let count = controllers.count
    let classes = count == 1 ? "1 class with a screen" : "\(count) classes with screens"
    if count == 0 { return views }
    return swiftUIViews == 0 ? "\(classes) in code" : "\(views) and \(classes) in code"
  }

  /// The number of things that the words refer to.
  public var count: Int { swiftUIViews + controllers.count }
}

/// The types that a source declares, as its words go by.
private struct Declarations {
  private(set) var views = 0
  private(set) var controllers: Set<String> = []

  private enum Place {
    case anywhere
    /// Behind a word that declares types.
    case keyword(isClass: Bool)
    /// Behind the name of a type.
    case name(String, isClass: Bool)
    /// Between the colon and the brace.
    case parents(String, isClass: Bool)
  }

  private var place = Place.anywhere
  private var parents: [String] = []
  private var angles = 0
  private var depth = 0
  private var isConstrained = false
  /// The controllers around the words, with the depth of their braces.
  private var open: [(name: String, depth: Int)] = []

  mutating func add(_ token: SwiftTokens.Token) {
    switch token {
    case .word(let word): add(word)
    case .sign(let sign): add(sign)
    }
  }

  private mutating func add(_ word: String) {
    switch place {
    case .anywhere:
      if ["struct", "class", "enum", "extension", "actor"].contains(word) {
        place = .keyword(isClass: word == "class")
      } else if let controller = open.last?.name, Self.evidence.contains(word) {
        controllers.insert(controller)
      }
    case .keyword(let isClass):
      place = ["func", "var", "let"].contains(word) ? .anywhere : .name(word, isClass: isClass)
      (parents, angles, isConstrained) = ([], 0, false)
    case .name: isConstrained = isConstrained || word == "where"
    case .parents:
      isConstrained = isConstrained || word == "where"
      if angles == 0, !isConstrained { parents.append(word) }
    }
  }

  /// The words by which a controller makes its views itself.
  private static let evidence: Set<String> = [
    "loadView", "addSubview", "addSubviews", "addArrangedSubview", "UIHostingController",
  ]

  private mutating func add(_ sign: UInt8) {
    switch (sign, place) {
    case (UInt8(ascii: "<"), _): angles += 1
    case (UInt8(ascii: ">"), _): angles = max(0, angles - 1)
    case (UInt8(ascii: ":"), .name(let name, let isClass)) where angles == 0 && !isConstrained:
      place = .parents(name, isClass: isClass)
    case (UInt8(ascii: "."), .name(_, let isClass)): place = .keyword(isClass: isClass)
    case (UInt8(ascii: "{"), _):
      depth += 1
      begin()
    case (UInt8(ascii: "}"), _):
      if open.last?.depth == depth { open.removeLast() }
      depth -= 1
    case (_, .keyword): place = .anywhere
    default: break
    }
  }

  /// A brace after the head of a type.
  private mutating func begin() {
    defer { place = .anywhere }
    guard case .parents(let name, let isClass) = place else { return }
    if parents.contains("View") { views += 1 }
    if isClass, parents.first?.hasSuffix("ViewController") == true { open.append((name, depth)) }
  }
}
