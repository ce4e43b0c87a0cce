import ScreenAudit

/// A source of a run, with information about whether its screens are unchanged since an earlier audit.
struct PreviewSource: Sendable {
  /// The screens.
  var source: any SweepSource

  /// Returns the version of a screen's inputs; `nil` if screens are not cached.
  var version: (@Sendable (SweepScreen) -> ScreenVersions.Version)?

  /// Creates a source whose screens are laid out anew in each audit.
  init(_ source: any SweepSource) { self.source = source }

  /// Creates a source whose screens are cached.
  init(kept source: CachedSource) {
    self.source = source
    version = { source.version(of: $0) }
  }
}
