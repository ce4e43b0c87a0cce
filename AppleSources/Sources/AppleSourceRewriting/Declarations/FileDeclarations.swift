import SwiftSyntax

/// A method or property that Objective-C can call by name.
struct NamedMember {
  /// The parameter of a method: its label and its type.
  struct Parameter {
    var label: String
    var type: String
  }

  enum Kind {
    case method([Parameter])
    case property(isSettable: Bool)
    /// The initializer of a segue, which storyboards name by its class.
    case segue
  }

  /// The name in Swift, without labels.
  var name: String

  /// The name in Objective-C; for a property, that of its getter.
  var objectiveCName: String

  var kind: Kind

  /// The reason why it cannot be listed; `nil` if it can.
  var obstacle: String?

  var position: AbsolutePosition

  var labels: [String]? {
    guard case .method(let parameters) = kind else { return nil }
    return parameters.map(\.label)
  }
}

/// The members of a class in one declaration or extension.
struct MemberGroup {
  /// The path of the class: `Outer.Inner`.
  var owner: String

  /// The condition of `#if` around the class; empty for none.
  var condition: String

  var members: [NamedMember]
}

/// A named length in an extension of `CGFloat` or `Double`.
struct NamedLength {
  /// The type that is extended, or one inside it: `CGFloat.Spacing`.
  var owner: String

  var name: String

  /// The access modifier with a space, or an empty text.
  var access: String

  /// The condition of `#if` around the extension; empty for none.
  var condition: String
}

/// A requirement of a protocol that conforming types may leave out.
struct OptionalRequirement {
  var name: String

  /// The protocol's path.
  var owner: String

  /// The condition of `#if` around the protocol; empty for none.
  var condition: String

  /// A default implementation; `nil` for none, if it would need a result.
  var implementation: String?

  /// A default that reports that the type does not implement the method; `nil` for properties.
  var fallback: String?

  var position: AbsolutePosition
}

/// The declarations in a file that the rest of its target must know.
struct FileDeclarations {
  var groups: [MemberGroup] = []
  var requirements: [OptionalRequirement] = []

  /// Static members of extensions of `CGFloat` and `Double`.
  var lengths: [NamedLength] = []

  /// Paths of types inside `CGFloat` that group lengths.
  var groupsOfLengths: [String] = []

  /// Paths of classes with generic parameters.
  var genericClasses: Set<String> = []

  /// Paths of classes that the file declares.
  var classes: Set<String> = []

  /// The first type after the colon of each class, by the class's path.
  var superclasses: [String: String] = [:]

  /// Members in the bodies of classes, which may override those of extensions.
  var classMembers: [ExtensionMember] = []

  /// Members of extensions that override.
  var extensionOverrides: [ExtensionOverride] = []

  /// Members of extensions; of overridden ones, Objective-C calls the first by its name.
  var extensionMembers: [ExtensionMember] = []

  /// Methods of extensions that conform to protocols, with the names of these.
  var possibleWitnesses: [(member: ExtensionMember, protocols: [String])] = []

  /// The labels of methods that Objective-C protocols require, by protocol.
  var objectiveCRequirements: [String: Set<String>] = [:]

  /// The previews in the file.
  var previews: [PreviewDeclaration] = []

  /// Types that provide previews.
  var previewProviders: [PreviewProviderDeclaration] = []

  /// Whether the file uses networking, which is a separate module outside Apple's platforms.
  var usesNetworking = false

  /// Whether the file conforms `URLSession` to a protocol.
  var conformsSession = false

  /// Whether the file uses a name of the keychain, which Foundation re-exports on Apple's platforms.
  var namesSecurity = false

  /// Whether the file uses a name that may be one of UIKit's.
  var namesUIKit = false

  /// Whether the file uses a name that may be one of Foundation's.
  var namesFoundation = false

  /// Whether a type in the file has its own `description()`.
  var hasDescriptionMethod = false
}

/// The declarations of the files of a target.
struct TargetDeclarations {
  private var members: [String: [(owner: String, member: NamedMember)]] = [:]

  /// Names of optional requirements.
  let optionalNames: Set<String>

  /// The names of those with a non-optional result.
  let namesOfResults: Set<String>

  /// Paths of classes with generic parameters.
  let genericClasses: Set<String>

  /// Names of static members that the target adds to `Double`.
  let namesOfDoubles: Set<String>

  /// Whether `description()` of a type is that of Objective-C classes, which returns their name.
  let describesClasses: Bool

  /// Overrides in extensions of the target's own classes, by the path of the class.
  let extensionOverrides: [String: [ExtensionOverride]]

  /// Members of extensions of other modules' classes, by key, if one overrides another.
  private let dispatched: [String: [ExtensionMember]]

  /// The classes of the target with their superclasses and members.
  let hierarchy: ClassHierarchy

  init(_ files: [FileDeclarations]) {
    let hierarchy = ClassHierarchy(files)
    self.hierarchy = hierarchy
    let dispatched: [String: [ExtensionMember]] = Dictionary(
      grouping: files.flatMap(\.extensionMembers) + Self.witnesses(files) + hierarchy.overrides,
      by: \.key
    )
    .compactMapValues { (members: [ExtensionMember]) -> [ExtensionMember]? in
      let bases = members.filter { !$0.isOverride }
      guard let base = bases.first, bases.count == 1 else { return nil }
      let overrides = members.filter { $0.isOverride && hierarchy.mayOverride($0, base) }
      guard !overrides.isEmpty, Set(overrides.map(\.owner)).count == overrides.count else {
        return nil
      }
      return [base] + overrides
    }
    self.dispatched = dispatched
    let classes = hierarchy.classes
    extensionOverrides = Dictionary(
      grouping: files.flatMap(\.extensionOverrides).filter { override in
        classes.contains(override.owner)
          && !dispatched.values.joined().contains {
            $0.isOverride && $0.owner == override.owner && $0.name == override.name
          }
      },
      by: \.owner
    )
    namesOfDoubles = Set(files.flatMap(\.lengths).filter { $0.owner == "Double" }.map(\.name))
    describesClasses = !files.contains(where: \.hasDescriptionMethod)
    let requirements = files.flatMap(\.requirements)
    optionalNames = Set(requirements.map(\.name))
    namesOfResults = Set(
      requirements.filter { $0.implementation == nil && $0.fallback != nil }.map(\.name)
    )
    genericClasses = files.reduce(into: []) { $0.formUnion($1.genericClasses) }
    for group in files.flatMap(\.groups) {
      for member in group.members {
        members[member.name, default: []].append((group.owner, member))
      }
    }
  }

  /// The extension methods that Objective-C calls by name because an Objective-C protocol requires them.
  private static func witnesses(_ files: [FileDeclarations]) -> [ExtensionMember] {
    let required = files.reduce(into: [String: Set<String>]()) {
      $0.merge($1.objectiveCRequirements) { $0.union($1) }
    }
    return files.flatMap(\.possibleWitnesses)
      .filter { member, protocols in
        protocols.contains { required[$0]?.contains(member.key) == true }
      }
      .map(\.member)
  }

  /// The Objective-C name of the member in a selector, with or without its labels.
  func objectiveCName(of name: String, labels: [String]?, in owner: String?) -> String? {
    let named = members[ObjectiveCName.plain(name)] ?? []
    let fitting = named.filter { labels == nil || $0.member.labels == labels }
    let own = fitting.first { $0.owner == owner || $0.owner.hasSuffix(".\(owner ?? "")") }
    return (own ?? fitting.first)?.member.objectiveCName
  }

  /// The overrides of a member, or of the one that it overrides; `nil` without overrides.
  func dispatchedOverrides(of member: ExtensionMember) -> [ExtensionMember]? {
    guard let members = dispatched[member.key],
      members.contains(where: { $0.owner == member.owner })
    else { return nil }
    return members.filter(\.isOverride)
  }

  /// The override with a name in the extensions of a class.
  func dispatchedMember(named name: String, of owner: String) -> ExtensionMember? {
    let members = dispatched.values.lazy.flatMap { $0 }
    return members.first { $0.isOverride && $0.owner == owner && $0.name == name }
  }
}
