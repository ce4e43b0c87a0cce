import SwiftSyntax

/// Code after the last line of a file: the list of its methods, and default implementations of requirements.
struct FileAddition {
  /// The file that is being rewritten, with its line table.
  struct Place {
    /// The path as a literal.
    var file: String
    /// The line of a place, from 1.
    var line: (AbsolutePosition) -> Int
  }

  private(set) var text = ""
  private(set) var notes: [Note] = []
  private var usesFallbacks = false

  init(
    _ file: FileDeclarations,
    _ target: TargetDeclarations,
    modules: Set<String>,
    imports: Set<String>,
    unconditionalImports: Set<String>,
    place: Place
  ) {
    if modules.contains("UIKit") { addLengths(of: file, target) }
    for requirement in file.requirements { addDefault(of: requirement, modules: modules) }
    if usesFallbacks, !imports.contains("UIKit") {
      text += "import enum UIKit.ObjectiveCRequirement\n"
    }
    let groups = modules.contains("UIKit") ? file.groups.compactMap { listed($0, target) } : []
    if !groups.isEmpty {
      if !imports.contains("UIKit") {
        text += "import struct UIKit.ObjectiveCMethod\nimport enum UIKit.ObjectiveCMethods\n"
      }
      for (index, group) in groups.enumerated() { addList(of: group, index) }
      addRegistration(groups)
    }
    addPreviews(of: file, modules: modules, unconditional: unconditionalImports, place: place)
    // Nimble's header re-exports Foundation's names; beside it both sets of names would be ambiguous.
    let bringers: Set<String> = [
      "UIKit", "SwiftUI", "Foundation", "XCTest", "QuartzCore", "CoreGraphics", "Nimble",
    ]
    if file.namesUIKit, modules.contains("UIKit"), imports.isDisjoint(with: bringers) {
      // In Xcode the bridging header imports it into all files of a target.
      text += "import UIKit\n"
    }
    let bringersOfFoundation: Set<String> = ["Foundation", "UIKit", "SwiftUI", "XCTest", "Nimble"]
    if file.namesFoundation, imports.isDisjoint(with: bringersOfFoundation) {
      // In Xcode the bridging header or another Apple module imports it.
      text += "import Foundation\n"
    }
    if file.usesNetworking, !imports.contains("FoundationNetworking") {
      text += "import FoundationNetworking\n"
    }
    if file.namesSecurity, modules.contains("Security"), !imports.contains("Security") {
      text += "import Security\n"
    }
    if file.conformsSession { text += Self.requestsWithoutDelegates }
  }

  /// Requests without a delegate, which a protocol may require: outside Apple's platforms the method has a
  /// default argument instead.
  private static let requestsWithoutDelegates = """
    extension URLSession {
      public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
      }
      public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
      }
      public func upload(
        for request: URLRequest,
        from bodyData: Data
      ) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
      }
    }

    """

  // MARK: Lengths

  /// Defines the `CGFloat` lengths also for `Double`, which is the type of font sizes and insets here.
  private mutating func addLengths(of file: FileDeclarations, _ target: TargetDeclarations) {
    for path in file.groupsOfLengths {
      let parts = path.split(separator: ".").dropFirst()
      let around = (["Double"] + parts.dropLast()).joined(separator: ".")
      text += "extension \(around) { enum \(parts.last ?? "") {} }\n"
    }
    for length in file.lengths where length.owner.hasPrefix("CGFloat") {
      let owner = "Double" + length.owner.dropFirst("CGFloat".count)
      if owner == "Double", target.namesOfDoubles.contains(length.name) { continue }
      let body = "{ Double(\(length.owner).`\(length.name)`) }"
      text += Self.conditional(
        "extension \(owner) {\n  @_disfavoredOverload\n  \(length.access)static var `\(length.name)`: Double \(body)\n}\n",
        length.condition
      )
    }
  }

  // MARK: Requirements

  private mutating func addDefault(of requirement: OptionalRequirement, modules: Set<String>) {
    let fallback = modules.contains("UIKit") ? requirement.fallback : nil
    guard let implementation = requirement.implementation ?? fallback else {
      notes.append(
        Note(
          position: requirement.position,
          message: "The optional requirement \(requirement.name) of \(requirement.owner) becomes"
            + " a requirement, since a default would need a result. Make the result optional, or"
            + " write a default in an extension of \(requirement.owner)."
        )
      )
      return
    }
    if requirement.implementation == nil { usesFallbacks = true }
    text += Self.conditional(
      "extension \(requirement.owner) {\n  \(implementation)\n}\n",
      requirement.condition
    )
  }

  // MARK: Methods

  /// The group with the members that can be listed.
  private mutating func listed(_ group: MemberGroup, _ target: TargetDeclarations) -> MemberGroup? {
    var group = group
    let isGeneric = target.genericClasses.contains(group.owner)
    group.members.removeAll { member in
      guard let obstacle = member.obstacle ?? (isGeneric ? "a generic class" : nil)
      else { return false }
      notes.append(
        Note(
          position: member.position,
          message: "Members of \(group.owner) cannot be called by name, since it is \(obstacle)."
            + " Use an action with a closure, or move the members to a class of its own."
        )
      )
      return true
    }
    return group.members.isEmpty ? nil : group
  }

  private mutating func addList(of group: MemberGroup, _ index: Int) {
    var list = """
      extension \(group.owner) {
        nonisolated fileprivate static func objectiveCMethods\(index)() -> [ObjectiveCMethod] {
          var methods: [ObjectiveCMethod] = []

      """
    for member in group.members {
      for (name, body) in Self.entries(of: member, in: group.owner) {
        list +=
          "    methods.append(ObjectiveCMethod(\(group.owner).self, \"\(name)\") {"
          + " object, arguments in \(body) })\n"
      }
    }
    list += "    return methods\n  }\n}\n"
    text += Self.conditional(list, group.condition)
  }

  /// The names of a member, each with the call that it represents.
  private static func entries(of member: NamedMember, in owner: String) -> [(String, String)] {
    let object = "(object as? \(owner))?"
    switch member.kind {
    case .segue:
      let parameters = "(a0: String?, a1: UIViewController, a2: UIViewController)"
      let call = "\(owner)(identifier: a0, source: a1, destination: a2)"
      return [(member.objectiveCName, "arguments.pass { \(parameters) in \(call) }")]
    case .method(let parameters):
      let names = parameters.indices.map { "a\($0)" }
      let declared = zip(names, parameters).map { "\($0): \($1.type)" }.joined(separator: ", ")
      let passed = zip(names, parameters)
        .map { name, parameter in
          parameter.label == "_" ? name : "\(parameter.label): \(name)"
        }
        .joined(separator: ", ")
      let head = parameters.isEmpty ? "" : "(\(declared)) in "
      let call = "\(object).`\(member.name)`(\(passed))"
      return [(member.objectiveCName, "arguments.pass { \(head)\(call) }")]
    case .property(let isSettable):
      let property = "\(object).`\(member.name)`"
      let getter = (member.objectiveCName, "arguments.pass { \(property) }")
      let setter = (
        ObjectiveCName.setter(member.objectiveCName), "arguments.pass { \(property) = $0 }"
      )
      return isSettable ? [getter, setter] : [getter]
    }
  }

  /// The loader of programs and libraries calls the functions in `.init_array`.
  private mutating func addRegistration(_ groups: [MemberGroup]) {
    text += """
      @section(".init_array") @used
      private nonisolated let objectiveCRegistration: @convention(c) () -> Void = {
        ObjectiveCMethods.register {
          var methods: [ObjectiveCMethod] = []

      """
    for (index, group) in groups.enumerated() {
      text += Self.conditional(
        "    methods += \(group.owner).objectiveCMethods\(index)()\n",
        group.condition
      )
    }
    text += "    return methods\n  }\n}\n"
  }

  // MARK: Previews

  /// Whether a target that can import these modules knows the type of a converted preview.
  static func canShowPreviews(_ modules: Set<String>) -> Bool {
    modules.contains("UIKit") || modules.contains("SwiftUI")
  }

  private mutating func addPreviews(
    of file: FileDeclarations,
    modules: Set<String>,
    unconditional: Set<String>,
    place: Place
  ) {
    guard Self.canShowPreviews(modules) else { return }
    var entries = file.previews.filter(\.hasBody).map { ("[\($0.function)()]", $0.condition) }
    if modules.contains("SwiftUI") {
      entries += file.previewProviders.map { provider in
        let place = "file: \(place.file), line: \(place.line(provider.position))"
        let call = "CodePreview.screens(of: \(provider.path).self, \"\(provider.title)\", \(place))"
        return (call, provider.condition)
      }
    }
    guard !entries.isEmpty else { return }
    // A conditional import may not be active at the position of the list.
    if unconditional.isDisjoint(with: ["UIKit", "SwiftUI"]) {
      let module = modules.contains("UIKit") ? "UIKit" : "SwiftUI"
      text += "import struct \(module).CodePreview\nimport enum \(module).CodePreviews\n"
    }
    text += """
      @section(".init_array") @used
      private nonisolated let codePreviewRegistration: @convention(c) () -> Void = {
        CodePreviews.register({
          var previews: [CodePreview] = []

      """
    for (call, condition) in entries {
      text += Self.conditional("    previews += \(call)\n", condition)
    }
    text += "    return previews\n  }, file: \(place.file))\n}\n"
  }

  private static func conditional(_ code: String, _ condition: String) -> String {
    condition.isEmpty ? code : "#if \(condition)\n\(code)#endif\n"
  }
}
