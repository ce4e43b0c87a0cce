import Diagnostics
import FileAccess
import ScreenAudit

/// A finding about an object of a document, regardless of the document's language.
///
/// A project may contain a copy of a document for each language, as `de.lproj/Main.storyboard` is a copy of
/// `Base.lproj/Main.storyboard`.
private struct LocalizedObject: Hashable {
  var document: String
  var object: String
  var rule: String
  var severity: Severity
  var circumstances: [FindingContext]
}

/// A finding in a folder of a language.
private struct LocalizedFinding {
  var language: String
  var object: LocalizedObject

  /// Returns `nil` for a finding outside such folders.
  init?(_ finding: Finding) {
    let file = finding.location.file
    let folder = FilePath.folder(file)
    guard FilePath.fileExtension(folder) == "lproj" else { return nil }
    language = FilePath.stem(folder)
    object = LocalizedObject(
      document: FilePath.join(FilePath.folder(folder), FilePath.name(file)),
      object: finding.location.objectID ?? finding.message,
      rule: finding.rule.id,
      severity: finding.severity,
      circumstances: finding.context.filter(\.identifies)
    )
  }
}

extension Array {
  /// Returns the elements with equal findings in the copies of a document listed once, with the other
  /// languages named.
  ///
  /// - Parameters:
  ///   - preferred: the languages whose copy is named, the best first. Otherwise the first one found is
  ///     named.
  ///   - finding: the finding of an element.
  /// - Returns: the elements in order, without those of the other languages.
  func toldOncePerDocument(
    preferring preferred: [String],
    _ finding: WritableKeyPath<Element, Finding>
  ) -> Self {
    var languages: [LocalizedObject: [String]] = [:]
    let findings = map { LocalizedFinding($0[keyPath: finding]) }
    for case let found? in findings
    where languages[found.object]?.contains(found.language) != true {
      languages[found.object, default: []].append(found.language)
    }
    return zip(self, findings).compactMap { element, found in
      guard let found, let all = languages[found.object], all.count > 1 else { return element }
      let named = preferred.first { all.contains($0) } ?? all[0]
      guard found.language == named else { return nil }
      var element = element
      element[keyPath: finding].context.append(
        FindingContext(
          "copies",
          all.filter { $0 != named }.sorted().joined(separator: ", "),
          identifies: false
        )
      )
      return element
    }
  }
}

extension [Finding] {
  /// Returns the findings with documents that are not shown for the same reason listed once, with the others
  /// as related locations.
  var refusalsToldOnce: [Finding] {
    let refusals = filter { $0.rule.id == RuleDescription.documentRefused.id }
    let groups = [String: [Finding]](grouping: refusals, by: \.message)
    return compactMap { finding in
      guard finding.rule.id == RuleDescription.documentRefused.id,
        let group = groups[finding.message], group.count > 1
      else { return finding }
      guard finding.location == group[0].location else { return nil }
      var first = finding
      first.context.append(FindingContext("documents", "\(group.count)", identifies: false))
      first.related += group.dropFirst().map {
        RelatedLocation($0.location, message: "This document is of the same kind.")
      }
      return first
    }
  }
}
