import ScreenAudit

/// A source of a run, with what tells whether a screen of it is the same as in an earlier audit.
struct PreviewSource: Sendable {
  /// The screens.
  var source: any SweepSource

  /// Returns the number of what a screen follows from; nil where screens are not kept.
  var version: (@Sendable (SweepScreen) -> ScreenVersions.Version)?

  /// Creates a source whose screens are shown anew in each audit.
  init(_ source: any SweepSource) { self.source = source }

  /// Creates a source whose screens are kept.
  init(kept source: CachedSource) {
    self.source = source
    version = { source.version(of: $0) }
  }
}
