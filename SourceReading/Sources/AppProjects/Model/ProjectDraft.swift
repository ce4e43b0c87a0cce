/// The result of a reader for one kind of project, before packages are resolved.
struct ProjectDraft {
  var targets: [AppTarget] = []
  var leftOut: [LeftOutTarget] = []
  var packages: [PackageReference] = []
  var findings: [ProjectFinding] = []

  var hasApplication: Bool { targets.contains { $0.kind == .application } }

  mutating func append(_ other: ProjectDraft) {
    targets += other.targets
    leftOut += other.leftOut
    packages += other.packages
    findings += other.findings
  }
}
