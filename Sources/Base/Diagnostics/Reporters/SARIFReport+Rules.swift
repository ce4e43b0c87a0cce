import JSONText

extension SARIFReport {
  /// Writes a `reportingDescriptor`, §3.49.
  func write(_ rule: RuleDescription, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", rule.id)
      writer.member("name", Self.pascalCase(rule.id))
      writer.object("shortDescription") { $0.member("text", rule.title) }
      writer.object("fullDescription") { $0.member("text", rule.explanation) }
      writer.member("helpUri", rule.helpAddress)
      if !rule.help.isEmpty || !rule.criteria.isEmpty {
        writer.object("help") { writer in
          writer.member("text", helpText(of: rule))
          writer.member("markdown", helpMarkdown(of: rule))
        }
      }
      writer.object("defaultConfiguration") { writer in
        writer.member("enabled", rule.isEnabledByDefault)
        writer.member("level", rule.defaultSeverity.rawValue)
      }
      writer.object("properties") { $0.array("tags", tags(of: rule)) }
    }
  }

  private func helpText(of rule: RuleDescription) -> String {
    let criteria = rule.criteria.map { "\($0.name): \($0.address)" }
    return ([rule.help] + criteria).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func helpMarkdown(of rule: RuleDescription) -> String {
    let criteria = rule.criteria.map { "- [\($0.name)](\($0.address))" }.joined(separator: "\n")
    return [rule.help, criteria].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func tags(of rule: RuleDescription) -> [String] {
    var tags = ["accessibility", "dynamic-type"]
    for criterion in rule.criteria where !tags.contains(criterion.name) {
      tags.append(criterion.name)
    }
    return tags
  }

  /// The name of a rule as SARIF proposes it: `text-truncated` becomes `TextTruncated`.
  static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
