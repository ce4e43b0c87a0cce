import FileAccess
import Diagnostics
import ScreenAudit

extension SweepScreen {
  /// Returns the screen with its path relative to a folder.
  fileprivate func relative(to root: String) -> SweepScreen {
    var screen = self
    screen.file = FilePath.relative(screen.file, to: root)
    return screen
  }
}

extension HTMLReport.PictureSet {
  /// Returns the pictures with the path of their screen relative to a folder.
  func relative(to root: String) -> HTMLReport.PictureSet {
    var set = self
    set.screen = set.screen.relative(to: root)
    return set
  }
}

extension LargerTextVerdict {
  /// Returns the verdict with the path of its screen relative to a folder.
  func relative(to root: String) -> LargerTextVerdict {
    var verdict = self
    verdict.screen = verdict.screen.relative(to: root)
    return verdict
  }
}

extension AuditFinding {
  /// Returns the finding with all its paths relative to a folder.
  func relative(to root: String) -> AuditFinding {
    var finding = self
    finding.screen = finding.screen.relative(to: root)
    finding.reported = finding.reported.relative(to: root)
    return finding
  }

  /// Returns the finding with its severity after the configuration was applied.
  func reporting(_ weighed: Finding) -> AuditFinding {
    var finding = self
    finding.reported = weighed
    return finding
  }
}
