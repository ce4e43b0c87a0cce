/// The faults that were found, up to a limit.
struct DiagnosticLog {
  private(set) var diagnostics: [RTFDiagnostic] = []
  private(set) var omitted = 0
  private var limits: Set<String> = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ kind: RTFDiagnostic.Kind, at offset: Int) {
    if case .limitReached(let name) = kind, !limits.insert(name).inserted { return }
    guard diagnostics.count < limit else {
      omitted += 1
      return
    }
    diagnostics.append(RTFDiagnostic(offset: offset, kind: kind))
  }
}
