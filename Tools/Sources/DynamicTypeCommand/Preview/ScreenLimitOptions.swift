import ArgumentParser
import CommandSupport
import ScreenAudit

/// The limits for showing a screen.
struct ScreenLimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time that a screen may take at a text size; one that takes longer, or ends the process, is a "
        + "finding, and the others are shown. "
        + "(default: \(ScreenChildren.Limits.usualSeconds))",
      valueName: "seconds"
    )
  )
  var timeLimit: Int?

  /// Shows the screens in children of this process.
  ///
  /// - Parameters:
  ///   - shown: The options with the number of jobs.
  ///   - stays: Whether the screens are shown again whenever a file changes.
  /// - Returns: The status of the command.
  /// - Throws: An error if a limit is not a number of seconds, or if a child cannot be started.
  func supervise(_ shown: PreviewShownOptions, stays: Bool) throws(UsageError) -> Int32 {
    var limits = ScreenChildren.Limits()
    if let timeLimit {
      guard (1...86_400).contains(timeLimit) else {
        throw UsageError(
          "'--time-limit' needs a whole number from 1 to 86400, not '\(timeLimit)'"
        )
      }
      limits.seconds = timeLimit
    }
    var supervision = try ScreenSupervision(
      limits,
      workers: shown.jobs ?? min(ParallelMap.processors, 8)
    )
    return stays ? try supervision.watch() : try supervision.run()
  }
}
