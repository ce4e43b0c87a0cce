/// The classes of a target, with their superclasses and members.
struct ClassHierarchy {
  /// Paths of the classes that the target declares.
  let classes: Set<String>
  private let superclasses: [String: String]
  private let declared: Set<String>
  private let overridden: Set<String>
  /// The members in bodies of classes that override.
  let overrides: [ExtensionMember]

  init(_ files: [FileDeclarations]) {
    classes = files.reduce(into: []) { $0.formUnion($1.classes) }
    superclasses = files.reduce(into: [:]) { $0.merge($1.superclasses) { first, _ in first } }
    let generic: Set<String> = files.reduce(into: []) { $0.formUnion($1.genericClasses) }
    let members = files.flatMap(\.classMembers)
    declared = Set(members.filter { !$0.isOverride }.map { "\($0.owner) \($0.key)" })
    overridden = Set(members.filter(\.isOverride).map { "\($0.owner) \($0.key)" })
    overrides = members.filter { $0.isOverride && !generic.contains($0.owner) }
  }

  /// The superclasses of a class, the nearest first; the last may be from another module.
  func ancestors(of path: String) -> [String] {
    var result: [String] = []
    var next = superclasses[path]
    while let name = next, !result.contains(name) {
      result.append(name)
      next = superclasses[name]
    }
    return result
  }

  /// Whether the body of a class declares a member anew.
  func declares(_ key: String, in path: String) -> Bool { declared.contains("\(path) \(key)") }

  /// Whether a class is one of UIKit or inherits from one.
  func isOfUIKit(_ path: String) -> Bool {
    (ancestors(of: path).last ?? path).hasPrefix("UI")
  }

  /// Whether the body of a class redeclares or overrides a member.
  func declaresOrOverrides(_ key: String, in path: String) -> Bool {
    declares(key, in: path) || overridden.contains("\(path) \(key)")
  }

  /// Whether a member may override one of an extension: its class inherits from that of the extension, and no
  /// class in between redeclares the member.
  func mayOverride(_ member: ExtensionMember, _ base: ExtensionMember) -> Bool {
    guard classes.contains(member.owner) else { return member.owner != base.owner }
    let above = ancestors(of: member.owner)
    let between = above.prefix { $0 != base.owner }
    guard !between.contains(where: { declares(member.key, in: $0) }) else { return false }
    if above.contains(base.owner) { return true }
    // The classes of other modules in between are not known; names distinguish views and controllers.
    guard let last = above.last, !classes.contains(last), !classes.contains(base.owner) else {
      return false
    }
    return base.owner == "NSObject" || base.owner == "UIResponder"
      || last.hasSuffix("Controller") == base.owner.hasSuffix("Controller")
  }
}
