import Diagnostics
import Testing

@Suite("Exit status")
struct ExitStatusTests {
  private func findings(_ severities: Severity...) -> [Finding] {
    severities.map { severity in
      Finding(
        rule: .sample("a"),
        severity: severity,
        message: "",
        location: SourceLocation(file: "a")
      )
    }
  }

  @Test(
    "Findings at the threshold or above fail the run",
    arguments: [
      (FailureThreshold.note, [2, 2, 2]), (.warning, [0, 2, 2]), (.error, [0, 0, 2]),
      (.never, [0, 0, 0]),
    ]
  )
  func thresholds(threshold: FailureThreshold, expected: [Int32]) {
    let statuses = Severity.allCases.map {
      ExitStatus(after: findings($0), failingOn: threshold).rawValue
    }
    #expect(statuses == expected)
    #expect(ExitStatus(after: [], failingOn: threshold) == .clean)
  }

  @Test("Wrong settings are a mistake of usage, doubtful ones are not")
  func settings() {
    #expect(ExitStatus(afterReading: findings(.warning, .error)).rawValue == 64)
    #expect(ExitStatus(afterReading: findings(.warning, .note)) == .clean)
  }

  @Test("Strict makes errors of warnings, lenient warnings of errors")
  func policies() {
    let all = findings(.note, .warning, .error)
    #expect(SeverityPolicy.strict.adjusted(all).map(\.severity) == [.note, .error, .error])
    #expect(SeverityPolicy.lenient.adjusted(all).map(\.severity) == [.note, .warning, .warning])
    #expect(SeverityPolicy.normal.adjusted(all) == all)
  }
}
