import SwiftSyntax

extension EditVisitor {
  /// Modules of the toolchain.
  private static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization", "Observation",
    "RegexBuilder", "Distributed", "XCTest", "Testing", "Cxx",
  ]

  /// Modules whose names come with UIKit where they are not there themselves.
  private static let modulesInsideUIKit: Set<String> = [
    "QuartzCore", "CoreGraphics", "CoreAnimation",
  ]

  /// Modules of the system whose names come with Foundation, or are not there at all.
  private static let droppedModules: Set<String> = ["ObjectiveC", "CoreFoundation", "MachO"]

  /// Replaces an import of a module that is not there under its name.
  func carry(_ node: ImportDeclSyntax, isConditional: Bool) {
    guard let module = node.path.first?.name.text else { return }
    imports.insert(module)
    if Self.droppedModules.contains(module) { return edits.blank(node) }
    if module == "Darwin" { return edits.replace(node, by: "import Glibc") }
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
    note(
      node,
      "The module \(module) is not there. Put the import and what needs it between"
        + " `#if canImport(\(module))` and `#endif`, or leave the file out of the target."
    )
  }
}
