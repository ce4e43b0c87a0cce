/// What one file gave.
struct FileResult: Sendable {
  var findings: [PendingFinding] = []
  var facts: Set<ProjectFact> = []
  var fonts = ProjectFonts()
  var suppressions = Suppressions()
}
