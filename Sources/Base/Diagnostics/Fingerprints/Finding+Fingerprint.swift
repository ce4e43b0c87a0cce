import FileAccess

extension Finding {
  /// Returns the fingerprint: the rule, the file, the object and the circumstances that identify.
  ///
  /// A finding without `objectID` is identified by its `anchor`, and without that by its message,
  /// in which numbers do not count. Lines, columns, measures and the severity never count.
  ///
  /// - Parameter root: The absolute path of the project, so that the project may be elsewhere in
  ///   the next run.
  /// - Returns: The fingerprint.
  public func fingerprint(in root: String = "") -> Fingerprint {
    var texts = [rule.id, FilePath.relative(location.file, to: root)]
    if let objectID = location.objectID {
      texts += ["object", objectID]
    } else if let anchor {
      texts += ["anchor", Self.collapsed(anchor)]
    } else {
      texts += ["message", Self.withoutNumbers(message)]
    }
    for entry in context where entry.identifies { texts += [entry.name, entry.value] }
    return Fingerprint(of: texts)
  }

  /// The text with one space for each stretch of white space, so that indenting changes nothing.
  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with `#` for each number.
  private static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, !isInNumber { result.append("#") }
      if !isDigit, !(isInNumber && character == ".") { result.append(character) }
      isInNumber = isDigit || isInNumber && character == "."
    }
    return result
  }
}

extension Sequence<Finding> {
  /// Returns each finding with its fingerprint and how often that came before, from 1.
  func withOccurrences(in root: String) -> [(finding: Finding, mark: String)] {
    var counts: [Fingerprint: Int] = [:]
    return map { finding in
      let fingerprint = finding.fingerprint(in: root)
      counts[fingerprint, default: 0] += 1
      return (finding, "\(fingerprint):\(counts[fingerprint, default: 1])")
    }
  }
}
