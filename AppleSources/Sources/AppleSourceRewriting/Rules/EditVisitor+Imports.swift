import SwiftSyntax

extension EditVisitor {
  /// Modules of the toolchain.
  private static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization", "Observation",
    "RegexBuilder", "Distributed", "XCTest", "Testing", "Cxx",
  ]

  /// Modules whose names come with UIKit if they do not exist themselves.
  private static let modulesInsideUIKit: Set<String> = [
    "QuartzCore", "CoreGraphics", "CoreAnimation", "Accessibility", "CoreImage",
    "ImageIO",
  ]

  /// System modules whose names come with others, or do not exist.
  private static let droppedModules: Set<String> = ["ObjectiveC", "MachO"]

  /// Whether a file uses the macro `@Observable`: other modules have types of that name.
  private static func usesObservation(_ file: Syntax) -> Bool {
    file.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "Observable" && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign
    }
  }

  /// Whether a file uses a name of the user's notifications.
  private static func namesNotifications(_ file: Syntax) -> Bool {
    file.tokens(viewMode: .sourceAccurate).contains {
      $0.text.hasPrefix("UNNotification") || $0.text.hasPrefix("UNUserNotification")
        || $0.text.hasPrefix("UNMutableNotification") || $0.text == "UNAuthorizationOptions"
    }
  }

  /// Whether a file uses a name of Core Data that SwiftUI brings.
  private static func namesCoreData(_ file: Syntax) -> Bool {
    let names: Set = [
      "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
      "managedObjectContext",
    ]
    return file.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  /// Replaces the import of a module that does not exist under its name.
  func carry(_ node: ImportDeclSyntax, isConditional: Bool) {
    guard let module = node.path.first?.name.text else { return }
    imports.insert(module)
    if !isConditional { unconditionalImports.insert(module) }
    if Self.droppedModules.contains(module) { return edits.blank(node) }
    if module == "os" {
      // Packages check whether they can import `os`, and then expect all of it; so no module has this name.
      guard modules.contains("OSLog") else { return isConditional ? () : missing("OSLog", node) }
      return edits.replace(node, by: "import OSLog")
    }
    if module == "Darwin" { return edits.replace(node, by: "import Glibc") }
    // The toolchain's Core Foundation is a C module without `CGFloat`.
    if module == "CoreFoundation" { return edits.replace(node, by: "import Foundation") }
    if ["Foundation", "XCTest"].contains(module), modules.contains("UIKit") {
      // On iOS Foundation re-exports Core Graphics and the functions of the Objective-C runtime, and XCTest
      // re-exports UIKit.
      edits.insert("; import UIKit", after: node)
    }
    if module == "Foundation", node.importKindSpecifier == nil, modules.contains("Combine") {
      // It also re-exports Combine.
      edits.insert("; import Combine", after: node)
    }
    if ["Foundation", "UIKit"].contains(module), node.importKindSpecifier == nil,
      Self.usesObservation(node.root)
    {
      // They re-export Observation on iOS 17 and later.
      edits.insert("; import Observation", after: node)
    }
    if module == "SwiftUI", node.importKindSpecifier == nil, modules.contains("CoreData"),
      Self.namesCoreData(node.root)
    {
      // It brings the requests of Core Data.
      edits.insert("; import CoreData", after: node)
    }
    if ["UIKit", "SwiftUI"].contains(module), node.importKindSpecifier == nil,
      modules.contains("UserNotifications"), Self.namesNotifications(node.root)
    {
      // UIKit brings the user's notifications.
      edits.insert("; import UserNotifications", after: node)
    }
    if ["UIKit", "SwiftUI"].contains(module), node.importKindSpecifier == nil {
      // They re-export Core Text with the names of Core Foundation, and Combine on iOS.
      for brought in ["CoreText", "Combine"] where modules.isSuperset(of: [module, brought]) {
        edits.insert("; import \(brought)", after: node)
      }
    }
    if modules.contains(module) || Self.toolchainModules.contains(module) {
      if node.path.count > 1, node.importKindSpecifier == nil {
        edits.replace(node.path, by: module)
      }
      return
    }
    if Self.modulesInsideUIKit.contains(module), modules.contains("UIKit") {
      imports.insert("UIKit")
      return edits.replace(node, by: "import UIKit")
    }
    guard !isConditional else { return }
    missing(module, node)
  }

  /// Keeps the imports below `#if canImport(…)` of a module that iOS has and this target does not have.
  ///
  /// On iOS the condition is true, so the file sees the other modules.
  func carryImports(of clause: IfConfigClauseSyntax) {
    guard let call = clause.condition?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "canImport",
      BuildConditions.answer(to: call) == nil,
      let module = call.arguments.first?.expression.trimmedDescription, !isThere(module),
      case .statements(let statements) = clause.elements
    else { return }
    let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let isKept = { (node: ImportDeclSyntax) in
      node.path.first.map { self.isThere($0.name.text) } ?? false
    }
    guard imports.count == statements.count, imports.contains(where: isKept) else { return }
    edits.replace(call, by: "true")
    for node in imports where !isKept(node) { edits.blank(node) }
  }

  private func isThere(_ module: String) -> Bool {
    modules.contains(module) || Self.toolchainModules.contains(module)
      || Self.modulesInsideUIKit.contains(module) && modules.contains("UIKit")
  }

  /// Converts a module name before one of its members: `Darwin.sqrt`, `CoreGraphics.log`.
  func carryModule(_ base: DeclReferenceExprSyntax, before period: TokenSyntax) {
    let name = base.baseName.text
    if name == "Darwin" { return edits.replace(base, by: "Glibc") }
    guard ["CoreGraphics", "QuartzCore"].contains(name), !modules.contains(name) else { return }
    edits.replace(base, by: "")
    edits.replace(period, by: "")
  }

  /// Reports a module that does not exist, with the remedy.
  private func missing(_ module: String, _ node: ImportDeclSyntax) {
    if AppleModules.products.contains(module) {
      return note(
        node,
        "The module \(module) is not among the dependencies of the target. Add"
          + " `.product(name: \"\(module)\", package: \"swift-dynamic-type\")`."
      )
    }
    note(
      node,
      "The module \(module) is not there. Put the import and what needs it between"
        + " `#if canImport(\(module))` and `#endif`, or leave the file out of the target."
    )
  }
}
