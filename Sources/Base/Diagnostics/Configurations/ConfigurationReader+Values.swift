import FileAccess
import JSONText

extension ConfigurationReader {
  mutating func globs(_ node: JSONNode, named name: String) -> [Glob] {
    settings.strings(node, named: name).map { Glob($0.text) }
  }

  /// Reads an object of rules and levels; rules that do not exist are left out.
  mutating func levels(_ node: JSONNode, named name: String) -> RuleLevels {
    var levels = RuleLevels()
    for member in settings.members(of: node, named: name) ?? [] {
      let level = settings.value(member.value, named: "'\(member.key)'", as: RuleLevel.self)
      if member.key == "all" {
        levels.others = level
      } else if vocabulary.rules[member.key] != nil {
        levels.named[member.key] = level
      } else {
        unknownRule(member)
      }
    }
    return levels
  }

  private mutating func unknownRule(_ member: JSONMember) {
    settings.report(
      .settingsUnknownName,
      "There is no rule '\(member.key)'.",
      at: member.offset,
      hint: NameSuggestion.hint(for: member.key, in: vocabulary.rules.rules.map(\.id))
    )
  }

  mutating func override(_ node: JSONNode) -> PathOverride? {
    guard let members = settings.members(of: node, named: "an element of 'overrides'")
    else { return nil }
    var override = PathOverride(rules: RuleLevels())
    for member in members {
      switch member.key {
      case "paths": override.paths = globs(member.value, named: "'paths'")
      case "objects":
        override.objects = settings.strings(member.value, named: "'objects'").map(\.text)
      case "rules": override.rules = levels(member.value, named: "'rules'")
      case "reason": override.reason = settings.string(member.value, named: "'reason'")
      default: settings.unknownKey(member, of: ["paths", "objects", "rules", "reason"])
      }
    }
    guard override.paths.isEmpty, override.objects.isEmpty else { return override }
    settings.report(
      .settingsInvalidValue,
      "An override needs 'paths' or 'objects' that it is about.",
      at: node.offset,
      hint: "Levels for all files stand in 'rules' of the configuration."
    )
    return nil
  }

  /// Reads a list of names, each of which has to be known.
  mutating func names(_ node: JSONNode, _ name: String, of known: [String]?) -> [String]? {
    let folded = known.map { Set($0.map(EditDistance.letters)) }
    let names = settings.strings(node, named: name).compactMap { text, offset -> String? in
      if folded?.contains(EditDistance.letters(of: text)) ?? true { return text }
      settings.report(
        .settingsInvalidValue,
        "'\(text)' is none of the \(name.dropFirst().dropLast()).",
        at: offset,
        hint: NameSuggestion.hint(for: text, in: known ?? [])
      )
      return nil
    }
    return filled(names, node, name)
  }

  /// Reads a version of the system, such as 26 or 26.1, whose first number has to be known.
  mutating func systemVersion(_ node: JSONNode, named name: String) -> String? {
    guard let text = settings.string(node, named: name) else { return nil }
    let first = text.prefix { $0 != "." }
    guard let known = vocabulary.systemVersions, !known.contains(String(first)) else { return text }
    settings.report(
      .settingsInvalidValue,
      "'\(text)' is no version of the system whose sizes are known.",
      at: node.offset,
      hint: "Known are \(known.joined(separator: ", "))."
    )
    return nil
  }

  /// Reads a list of language tags: letters, digits and hyphens, or underscores as Xcode has them.
  mutating func languages(_ node: JSONNode, named name: String) -> [String]? {
    let tags = settings.strings(node, named: name).compactMap { text, offset -> String? in
      let first = text.prefix { $0 != "-" && $0 != "_" }
      let isTag =
        (2...8).contains(first.count) && first.allSatisfy { $0.isASCII && $0.isLetter }
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      if isTag { return text }
      settings.report(
        .settingsInvalidValue,
        "'\(text)' is no language tag, such as 'en' or 'zh-Hans'.",
        at: offset
      )
      return nil
    }
    return filled(tags, node, name)
  }

  /// The names, or `nil` without any, because a run without devices or languages checks nothing.
  private mutating func filled(_ names: [String], _ node: JSONNode, _ name: String) -> [String]? {
    guard names.isEmpty else { return names }
    if node.elements?.isEmpty == true {
      settings.report(
        .settingsInvalidValue,
        "\(name) is empty.",
        at: node.offset,
        hint: "Remove the key, or name one."
      )
    }
    return nil
  }
}
