import JSONText

extension Baseline {
  /// The baseline as a JSON file, sorted, so that its changes are small in version control.
  public var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      writer.array("findings") { writer in
        for entry in entries { write(entry, to: &writer) }
      }
    }
    return writer.text
  }

  /// The version of the format that is written, and the latest one that is read.
  static let version = 1

  private func write(_ entry: Entry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", entry.file)
      writer.member("rule", entry.rule)
      writer.member("object", entry.objectID)
      writer.member("message", entry.message)
      writer.member("count", entry.count)
      writer.member("fingerprint", entry.fingerprint.description)
    }
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - file: Its path, for the findings.
  /// - Returns: The entries that could be read, and findings about the others.
  public static func read(_ text: some Sequence<UInt8>, file: String) -> Reading<Baseline> {
    var reader = SettingsReader(text, file: file)
    var entries: [Entry] = []
    for member in reader.rootMembers() {
      switch member.key {
      case "version": reader.checkVersion(member.value)
      case "findings":
        for element in reader.elements(member.value, named: "'findings'") {
          if let entry = reader.baselineEntry(element) { entries.append(entry) }
        }
      default: reader.unknownKey(member, of: ["version", "findings"])
      }
    }
    return Reading(Baseline(entries), findings: reader.findings.inReportOrder())
  }
}

extension SettingsReader {
  fileprivate mutating func checkVersion(_ node: JSONNode) {
    guard node.number != Double(Baseline.version) else { return }
    report(
      .settingsInvalidValue,
      "The version of the baseline is not \(Baseline.version).",
      at: node.offset,
      hint: "Write the baseline again with this version of the program."
    )
  }

  fileprivate mutating func baselineEntry(_ node: JSONNode) -> Baseline.Entry? {
    guard members(of: node, named: "an element of 'findings'") != nil else { return nil }
    guard let mark = node["fingerprint"]?.string.flatMap({ Fingerprint($0) }),
      let count = count(of: node),
      (1...1_000_000).contains(count)
    else {
      report(
        .settingsInvalidValue,
        "An entry needs a 'fingerprint' of 16 hexadecimal digits and a 'count' of 1 or more.",
        at: node.offset
      )
      return nil
    }
    return Baseline.Entry(
      fingerprint: mark,
      count: count,
      rule: node["rule"]?.string ?? "",
      file: node["file"]?.string ?? "",
      objectID: node["object"]?.string,
      message: node["message"]?.string ?? ""
    )
  }

  /// The number of findings of an entry, apart: in one function with the rest the optimizer of
  /// Swift 6.3.1 ends with an ownership error.
  @inline(never)
  private func count(of node: JSONNode) -> Int? {
    guard let count = node["count"], let number = count.number else { return nil }
    return Int(exactly: number)
  }
}
