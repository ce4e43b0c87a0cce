/// A file of a project that could not be read at all.
struct ProjectProblem: Error, Hashable, Sendable {
  var finding: ProjectFinding

  init(_ finding: ProjectFinding) { self.finding = finding }
}
