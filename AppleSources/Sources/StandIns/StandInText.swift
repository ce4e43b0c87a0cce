/// Writes a type that replaces a missing one.
struct StandInText {
  private let name: String
  private let module: String?
  private let uses: NameUses
  private let kind: StandIns.Kind
  private let furtherMembers: Set<String>
  private let ownMethods: Set<String>

  init(
    _ name: String,
    of module: String?,
    _ uses: NameUses,
    _ kind: StandIns.Kind,
    _ furtherMembers: Set<String>,
    methods: Set<String>
  ) {
    (self.name, self.module, self.uses, self.kind) = (name, module, uses, kind)
    (self.furtherMembers, ownMethods) = (furtherMembers, methods)
  }

  /// The most likely UIKit superclass of a class, by its name and by the overrides of its subclasses.
  static func superclass(of name: String, _ uses: NameUses) -> String? {
    let byMember = [
      "viewDidLoad": "UIViewController", "viewWillAppear": "UIViewController",
      "viewDidAppear": "UIViewController", "loadView": "UIViewController",
      "init(nibName)": "UIViewController", "prepareForReuse": "UITableViewCell",
      "layoutSubviews": "UIView", "draw": "UIView", "intrinsicContentSize": "UIView",
      "init(frame)": "UIView", "awakeFromNib": "UIView",
    ]
    // Of two members the one in the more derived class decides.
    if uses.isSuperclass, let found = uses.overrides.compactMap({ byMember[$0] }).min() {
      return ending(of: name) ?? found
    }
    return ending(of: name)
  }

  private static func ending(of name: String) -> String? {
    let endings = [
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"),
      ("CollectionViewController", "UICollectionViewController"),
      ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
      ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
      ("TableViewCell", "UITableViewCell"), ("ImageView", "UIImageView"),
      ("TextField", "UITextField"),
      ("TextView", "UITextView"), ("ScrollView", "UIScrollView"), ("TableView", "UITableView"),
      ("CollectionView", "UICollectionView"), ("StackView", "UIStackView"), ("Label", "UILabel"),
      ("Button", "UIButton"),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// The declaration.
  var text: String {
    switch kind {
    case .protocol: protocolText
    case .wrapper: wrapperText
    case .view: viewText
    case .viewClass, .controller: classText(below: Self.superclass(of: name, uses) ?? "UIView")
    case .type: typeText
    case .constant: ""
    }
  }

  private var box: String {
    "LeftOutView(\"\(name)\"\(module.map { ", of: \"\($0)\"" } ?? ""))"
  }

  private var generics: String {
    let count = max(uses.genericArguments, uses.genericNames.count)
    let names = uses.genericNames + (uses.genericNames.count..<count).map { "T\($0)" }
    return count == 0 ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  private var selfType: String { name + generics }

  // MARK: Kinds

  private var protocolText: String {
    "@dynamicMemberLookup public protocol \(name)\(uses.isWeak || name.hasSuffix("Delegate") ? ": AnyObject" : "") {}\n"
      + "extension \(name) {\n" + Self.lookup + "}\n"
  }

  private var wrapperText: String {
    var text = "@propertyWrapper public struct \(name)<Value> {\n  private var value: Value?\n"
    for call in uses.attributes.sorted() {
      let parameters = parameters(of: call)
      let list = parameters.joined(separator: ", ")
      text += "  public init(\(list)) {}\n"
      text +=
        "  public init(wrappedValue: Value\(list.isEmpty ? "" : ", " + list)) { value = wrappedValue }\n"
    }
    text +=
      "  public var wrappedValue: Value { get { value ?? leftOutStandInValue(\"\(name)\") } nonmutating set {} }\n"
    return text + "  public var projectedValue: LeftOutValue { LeftOutValue() }\n}\n"
  }

  private var viewText: String {
    "public struct \(name)\(generics): View {\n" + initializers(isClass: false)
      + "  public var body: some View { \(box) }\n" + statics() + methods() + nested() + "}\n"
  }

  private func classText(below parent: String) -> String {
    var text = "@dynamicMemberLookup open class \(name)\(generics): \(parent) {\n"
    let own = uses.calls.filter {
      !$0.labels.isEmpty && $0.labels.first != "frame" && $0.labels.first != "nibName"
        && $0.labels.first != "coder"
    }
    for call in own.sorted() {
      let parameters = parameters(of: call)
      let start = parent.hasSuffix("Controller") ? "nibName: nil, bundle: nil" : "frame: .zero"
      text +=
        "  public convenience init\(genericClause(call))(\(parameters.joined(separator: ", "))) { self.init(\(start)) }\n"
    }
    return text + Self.lookup + statics() + methods() + nested() + "}\n"
  }

  private var typeText: String {
    "@dynamicMemberLookup @dynamicCallable open class \(name)\(generics): Hashable, @unchecked Sendable {\n"
      + initializers(isClass: true)
      + "  public static func == (first: \(selfType), second: \(selfType)) -> Bool { first === second }\n"
      + "  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }\n"
      + "  @discardableResult public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any?>) -> LeftOutValue { LeftOutValue() }\n"
      + Self.lookup + statics() + nested() + "}\n"
  }

  // MARK: Members

  /// Each member of a value is another stand-in value, or a value of the expected type.
  private static let lookup = """
      public subscript(dynamicMember name: String) -> LeftOutValue { get { LeftOutValue() } set {} }
      @_disfavoredOverload public subscript<LeftOutMember>(dynamicMember name: String) -> LeftOutMember {
        get { leftOutStandInValue(name) }
        set {}
      }

    """

  private func initializers(isClass: Bool) -> String {
    var calls = uses.calls
    if isClass { calls.insert(NameUses.Call(labels: [], arguments: [])) }
    var seen: Set<String> = []
    return calls.sorted().map { call in
      let parameters = parameters(of: call)
      let line = "  public init\(genericClause(call))(\(parameters.joined(separator: ", "))) {}\n"
      return seen.insert(line).inserted ? line : ""
    }.joined()
  }

  private func statics() -> String {
    let own: Set = ["self", "Type", "init", "shared"]
    let members = uses.members.union(furtherMembers).subtracting(uses.types).subtracting(own)
      .filter { $0.first?.isLowercase == true }
    // A value of the type itself is passed on unchanged, and has every requested member.
    return (members.sorted() + (uses.members.contains("shared") ? ["shared"] : [])).map { member in
      kind == .view || kind == .viewClass || kind == .controller
        ? "  public static var `\(member)`: LeftOutValue { LeftOutValue() }\n"
        : "  public static var `\(member)`: \(selfType) { get { \(selfType)() } set {} }\n"
    }.joined()
  }

  /// Each method of a value returns the value, as modifiers and settings do.
  private func methods() -> String {
    ownMethods.sorted().map { method in
      (uses.methods[method] ?? []).sorted().map { call in
        let list = parameters(of: call).joined(separator: ", ")
        return "  @discardableResult public func `\(method)`\(genericClause(call))(\(list))"
          + " -> \(selfType) { self }\n"
      }.joined()
    }.joined()
  }

  private func nested() -> String {
    let types = uses.types.union(uses.members.filter { $0.first?.isUppercase == true })
    return types.subtracting(["Type", "Protocol"]).sorted().map { type in
      "  public typealias `\(type)` = LeftOutValue\n"
    }.joined()
  }

  private func genericClause(_ call: NameUses.Call) -> String {
    let results = call.arguments.indices.filter { index in
      if case .closure = call.arguments[index] { return true }
      return false
    }
    return results.isEmpty ? "" : "<" + results.map { "R\($0)" }.joined(separator: ", ") + ">"
  }

  /// The declarations of the parameters of a call.
  private func parameters(of call: NameUses.Call) -> [String] {
    zip(call.labels, call.arguments).enumerated().map { index, argument in
      let label = argument.0 == "_" ? "_" : "`\(argument.0)`"
      switch argument.1 {
      case .value: return "\(label) a\(index): Any?"
      case .choice: return "\(label) a\(index): LeftOutValue"
      case .reference: return "\(label) a\(index): UnsafeMutableRawPointer"
      case .closure(let count):
        let inputs = Array(repeating: "LeftOutValue", count: count).joined(separator: ", ")
        return "\(label) a\(index): @escaping (\(inputs)) -> R\(index)"
      }
    }
  }

  /// Constants in place of those that C's macros are imported as: each another `Int32`, since that is the type of an
  /// integer without a suffix.
  static func constants(_ names: [String]) -> String {
    names.enumerated().map { index, name in "// \(name)\npublic let \(name): Int32 = \(index + 1)\n"
    }.joined()
  }

  /// Members of unknown parameter types: each is a stand-in value.
  static func choices(_ names: [String]) -> String {
    let words: Set = ["init", "self", "Type"]
    let members = names.filter { !words.contains($0) }.map { name in
      "  static var `\(name)`: LeftOutValue { LeftOutValue() }\n"
    }
    return members.isEmpty ? "" : "// Choices\nextension LeftOutValue {\n\(members.joined())}\n"
  }

  /// Returns the replacement of a value: `nil`, zero or empty; code that needs a value that cannot be made
  /// ends the screen.
  static let values = """
    // Values
    func leftOutStandInValue<Value>(_ name: String) -> Value {
      let candidates: [Any] = [
        LeftOutValue(), "", 0, 0.0, false, CGFloat(0), Float(0), [Any](), [String: Any](), Data(), Date(timeIntervalSince1970: 0),
        CGSize.zero, CGPoint.zero, CGRect.zero,
      ]
      for candidate in candidates { if let value = candidate as? Value { return value } }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type, let value = type.init(nilLiteral: ()) as? Value {
        return value
      }
      preconditionFailure("\\(name) is not there: its module is missing")
    }

    """
}
