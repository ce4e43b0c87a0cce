/// The result of one file.
struct FileResult: Sendable {
  var findings: [PendingFinding] = []
  var facts: Set<ProjectFact> = []
  var fonts = ProjectFonts()
  var suppressions = Suppressions()
}
