import SwiftSyntax

/// A type with its extensions in one file, or the file itself, which has no name.
final class TypeModel {
  let name: String
  let node: Syntax?
  /// The names of the type in Objective-C, which documents use.
  var aliases: [String] = []
  var inherited: Set<String> = []
  var isClass = false
  var isEnum = false
  var members: [String: Binding] = [:]
  private var recordedFunctions: [FunctionSite] = []
  private var recordedAssignments: [AssignmentSite] = []
  /// Words in the code that rules need.
  var mentions: Set<String> = []
  /// Names of methods that are called on a receiver, by its key.
  var callsByReceiver: [String: Set<String>] = [:]

  /// Text views that are passed to functions.
  var passedViews: Set<PassedView> = []

  /// Views that are passed to styles.
  var viewsPassedToStyles: Set<ViewPassedToStyle> = []

  /// The keys whose properties are set to a value other than `false`, by property; computed when a rule needs
  /// one.
  private var flagged: [String: Set<String>] = [:]

  init(name: String, node: Syntax?) {
    self.name = name
    self.node = node
  }

  /// The functions; each search through them counts as work.
  var functions: [FunctionSite] {
    LintWork.count(recordedFunctions.count) ? recordedFunctions : []
  }

  /// The assignments; each search through them counts as work.
  var assignments: [AssignmentSite] {
    LintWork.count(4 * recordedAssignments.count) ? recordedAssignments : []
  }

  func add(_ site: FunctionSite) { recordedFunctions.append(site) }

  func add(_ site: AssignmentSite) { recordedAssignments.append(site) }

  /// Releases everything that refers to a scope.
  func releaseTree() {
    members = [:]
    recordedFunctions = []
    recordedAssignments = []
  }

  var isSwiftUIView: Bool {
    !inherited.isDisjoint(with: [
      "View", "ViewModifier", "Scene", "Widget", "ButtonStyle", "LabelStyle", "ToggleStyle",
      "DynamicProperty", "TextFieldStyle", "ProgressViewStyle", "ToolbarContent", "Shape",
      "PrimitiveButtonStyle", "GroupBoxStyle", "UIViewRepresentable",
      "UIViewControllerRepresentable",
      "App", "MenuStyle", "DisclosureGroupStyle", "GaugeStyle", "Commands", "TableRowContent",
    ]) || members["body"]?.typeNameIsView == true
  }

  /// Whether views of the type are recreated when the text size changes.
  var observesTextSize: Bool {
    !mentions.isDisjoint(with: [
      "dynamicTypeSize", "sizeCategory", "ScaledMetric",
    ])
  }

  /// Whether code of the type runs when the text size changes.
  var handlesTraitChanges: Bool {
    !mentions.isDisjoint(with: [
      "traitCollectionDidChange", "registerForTraitChanges", "didChangeNotification",
      "UIContentSizeCategoryDidChange", "updateProperties", "UITraitPreferredContentSizeCategory",
    ])
  }

  /// Whether the type is one of UIKit's text view classes that does not set its own font.
  var isPlainTextView: Bool {
    isClass && !inherited.isDisjoint(with: ["UILabel", "UITextField", "UITextView"])
      && !handlesTraitChanges
      && members["font"] == nil
      && !assignments.contains { site in
        ["font", "adjustsFontForContentSizeCategory"].contains(site.property)
          && (site.receiver.isEmpty || site.receiver == ["super"])
      }
  }

  /// Whether the type sets the height of a table's rows, or is their delegate.
  var setsRowHeights: Bool {
    assignments.contains { $0.property == "rowHeight" }
      || functions.contains { $0.name == "tableView" && $0.labels.contains("heightForRowAt") }
  }

  /// Whether the headers or footers of a table that the type creates show text: `part` is `Header` or
  /// `Footer`.
  func showsText(inPart part: String) -> Bool {
    functions.contains { function in
      if function.labels.contains("titleFor\(part)InSection") { return true }
      guard function.labels.contains("viewFor\(part)InSection"), let body = function.node.body
      else { return false }
      return Words(body).contains { word in
        let lower = word.lowercased()
        return lower.contains("contentconfiguration")
          || ["text", "title", "label", "settitle"].contains { lower.hasSuffix($0) }
      }
    }
  }

  /// Whether the property at a path has the flag.
  func hasFlag(_ property: String, on keys: [String]) -> Bool {
    if flagged[property] == nil {
      flagged[property] = Set(
        assignments.filter {
          $0.property == property && $0.values.first?.trimmedDescription != "false"
        }.flatMap { site in
          site.keys + LoopedViews.paths(of: site).flatMap { site.scope.keys(of: $0) }
        }
      )
    }
    return flagged[property]?.isDisjoint(with: keys) == false
  }
}

extension Binding {
  var typeNameIsView: Bool {
    guard let type = typeName else { return false }
    return type == "some View" || type == "Content"
  }
}
