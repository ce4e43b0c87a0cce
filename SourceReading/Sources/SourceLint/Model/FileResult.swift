/// What one file gave.
struct FileResult: Sendable {
  var findings: [PendingFinding] = []
  var facts: Set<ProjectFact> = []
  var suppressions = Suppressions()
}
