import Diagnostics

extension [AuditFinding] {
  /// The findings; one that several screens share about the same object is listed once, at the first screen.
  ///
  /// A tab of a tab bar is on each of its screens. The count for a verdict is still per screen.
  package var toldOnce: [AuditFinding] {
    var result: [AuditFinding] = []
    var first: [SharedObject: Int] = [:]
    var further: [Int: Int] = [:]
    for finding in self {
      guard let shared = SharedObject(finding) else {
        result.append(finding)
        continue
      }
      if let index = first[shared] {
        if result[index].screen != finding.screen { further[index, default: 0] += 1 }
      } else {
        first[shared] = result.count
        result.append(finding)
      }
    }
    for (index, count) in further {
      result[index].reported.context.append(
        FindingContext("further screens", "\(count)", identifies: false)
      )
    }
    return result
  }
}

/// A fact about an object of a document, independent of the screen that shows it.
private struct SharedObject: Hashable {
  var rule: String
  var file: String
  var object: String
  var message: String
  /// The circumstances that distinguish findings, such as the language.
  var circumstances: [FindingContext]

  /// Returns `nil` for a finding that counts in a verdict, and for one without an object.
  init?(_ finding: AuditFinding) {
    let location = finding.reported.location
    guard !finding.countsForLargerText, let object = location.objectID else { return nil }
    rule = finding.reported.rule.id
    file = location.file
    self.object = object
    message = finding.reported.message
    circumstances = finding.reported.context.filter(\.identifies)
  }
}
