public import Diagnostics
import InterfaceBuilder
import JSONText

/// A rule about an app's files other than source, with examples that serve as its tests.
public struct FileRule: Sendable {
  /// A file with or without a finding of the rule.
  public struct Example: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// Its text.
    public let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The rule's description of itself.
  public let description: RuleDescription

  /// Files with a finding of the rule.
  public let examples: [Example]

  /// Similar files without a finding.
  public let nearMisses: [Example]

  let check: Check

  enum Check: Sendable {
    /// Elements of storyboards and xibs with these names, or all for an empty list.
    case elements([String], @Sendable (Element, inout FileReport) -> Void)
    /// Declarations of style sheets, of pages and of their attributes.
    case styles(@Sendable (StyleDeclaration, inout FileReport) -> Void)
    /// Whole style sheets and pages.
    case pages(@Sendable (WebText, inout FileReport) -> Void)
    /// The descriptions of images in asset catalogs.
    case images(@Sendable (JSONDocument, inout FileReport) -> Void)
    /// Keys of an app's property list, with the element of the value.
    case properties([String], @Sendable (Element, inout FileReport) -> Void)
  }

  init(
    description: RuleDescription,
    examples: [Example],
    nearMisses: [Example],
    check: Check
  ) {
    self.description = description
    self.examples = examples
    self.nearMisses = nearMisses
    self.check = check
  }
}

extension FileRule {
  /// The page about the rule in Markdown, with its examples.
  public var page: String {
    func code(_ title: String, _ examples: [Example]) -> String {
      let text = examples.map { "\($0.path):\n\n```\n\($0.text)\n```" }.joined(separator: "\n\n")
      return "\n## \(title)\n\n\(text)\n"
    }
    return description.page + code("Files that are found", examples)
      + code("Files that are right", nearMisses)
  }
}
