import DesignTokens
public import Diagnostics
import InterfaceBuilder
import ScreenAudit
import ScreenLoading

extension RuleCatalog {
  /// All rules of a run: about its settings, documents, loading, and screens.
  public static let all = RuleCatalog(joining: [
    .settings, .documents, .tokens, .loading, .preview, .audit, .webPages,
  ])

  /// The rules about reading documents and making screens of them.
  public static let preview = RuleCatalog([
    .documentUnreadable, .documentRefused, .screenFailed, .codeNotShown,
    .codeLeftOut, .imageNotDrawn,
  ])
}

extension RuleDescription {
  static let documentUnreadable = RuleDescription(
    id: "document-unreadable",
    title: "Document that cannot be read",
    explanation: "Nothing of the document is shown.",
    defaultSeverity: .error,
    help: "Open the document in Interface Builder and save it again."
  )

  static let documentRefused = RuleDescription(
    id: "document-refused",
    title: "Document of a kind that is not shown",
    explanation: "Documents for other systems, and archives made by old tools, are left out.",
    defaultSeverity: .note,
    help: "Exclude the document in the configuration."
  )

  static let screenFailed = RuleDescription(
    id: "screen-failed",
    title: "Screen that cannot be shown",
    explanation: "The screen has no pictures and no findings.",
    defaultSeverity: .error,
    help: "See the other findings of the document."
  )

  static let codeNotShown = RuleDescription(
    id: "code-not-shown",
    title: "Screens in code that are not shown",
    explanation:
      "SwiftUI views, and controllers that build their views in code, are counted but not checked.",
    defaultSeverity: .note,
    help: "Look at these screens on a device, at AX3 at least."
  )

  static let codeLeftOut = RuleDescription(
    id: "code-left-out",
    title: "Source that does not compile off Apple's platforms",
    explanation:
      "Part of a package's source is left out of the code behind the screens, because it, or "
      + "something that it needs, does not compile here.",
    defaultSeverity: .note,
    help: "Put what needs the module between '#if canImport(…)' and '#endif', and preview the rest."
  )

  static let imageNotDrawn = RuleDescription(
    id: "image-not-drawn",
    title: "Image that crashes the program that draws it",
    explanation:
      "A library that decodes images ended the process at this file. A marked box takes the "
      + "image's place, and the rest of the screen is shown.",
    defaultSeverity: .error,
    help: "Export the image again, or as a PNG."
  )
}
