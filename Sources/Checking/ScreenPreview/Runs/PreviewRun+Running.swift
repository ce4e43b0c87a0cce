import Diagnostics
public import ScreenAudit

extension PreviewRun {
  /// Reads, shows, audits, draws and writes, once.
  ///
  /// - Parameter progress: Called after each screen and setting, one call at a time, from any thread.
  /// - Returns: The outcome.
  /// - Throws: An error for a missing path, for nothing to show, for a file that cannot be read or written,
  ///   or for a page in the output folder that no preview has written.
  public func run(
    progress: @Sendable (Sweep.Progress) -> Void = { _ in }
  ) throws(Failure) -> Outcome {
    let writer = PreviewWriter(self)
    try writer.checkFolder()
    let session = PreviewSession(self, keepsScreens: false)
    let outcome = try session.audit(progress: progress) { writer.writePictures(of: $0) }
    return try writer.write(outcome)
  }

  /// Shows, audits and draws the screens without writing anything, to learn which of them end the process.
  ///
  /// ``Supervision`` chooses the screens to try, and is called around the work on each.
  ///
  /// - Throws: The errors of ``run(progress:)`` before the first screen is shown.
  @_spi(Supervision)
  public func tryOut() throws(Failure) {
    let writer = PreviewWriter(self)
    try PreviewSession(self, keepsScreens: false).tryOut { writer.drawPictures(of: $0) }
  }
}
