import Diagnostics
import DynamicType
import ScreenAudit
import Snapshots
import Synchronization

/// A source whose screens are laid out once for each setting and each way of reaching a text size.
///
/// It wraps any other source. A screen that was launched at a size, or changed to it through the same sizes
/// as before, is returned from the cache.
final class CachedSource: SweepSource {
  /// The number of the source within its session.
  let id: Int
  private let source: any SweepSource
  private let snapshots = Mutex<[Key: LayoutSnapshot]>([:])
  private let launches = Mutex<[LaunchKey: [Finding]]>([:])
  private let counter: WorkCounter
  private let keepsSnapshots: Bool
  private let versions: ScreenVersions?

  /// A screen in a setting, as launched at a size.
  private struct LaunchKey: Hashable {
    var screen: SweepScreen
    var setting: SweepSetting
    var category: ContentSizeCategory
  }

  /// A screen that was launched and then went through sizes.
  private struct Key: Hashable {
    var launch: LaunchKey
    var changes: [ContentSizeCategory]
    var findsAmbiguity: Bool
  }

  init(
    _ source: any SweepSource,
    counter: WorkCounter,
    keepsSnapshots: Bool = true,
    versions: ScreenVersions? = nil
  ) {
    self.versions = versions
    self.source = source
    self.counter = counter
    self.keepsSnapshots = keepsSnapshots
    id = counter.nextSource()
  }

  var screens: [SweepScreen] { source.screens }

  /// The version of a screen's inputs in all settings, which sources of the same document share while it is
  /// unchanged.
  func version(of screen: SweepScreen) -> ScreenVersions.Version {
    versions?[screen.id] ?? ScreenVersions.Version(content: id, lines: 0)
  }

  func shows(_ setting: SweepSetting) -> Bool { source.shows(setting) }

  func location(ofObject objectID: String) -> SourceLocation? {
    source.location(ofObject: objectID)
  }

  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    let launch = LaunchKey(screen: screen, setting: setting, category: category)
    if let findings = launches.withLock({ $0[launch] }) {
      return Stage(self, launch, nil, findings)
    }
    let stage = try makeStage(launch)
    let findings = stage.findings
    launches.withLock { $0[launch] = findings }
    return Stage(self, launch, stage, findings)
  }

  private func makeStage(_ launch: LaunchKey) throws(SweepError) -> any SweepStage {
    try source.stage(for: launch.screen, in: launch.setting, at: launch.category)
  }

  /// A stage that is made only when a snapshot is requested that is not in the cache.
  private final class Stage: SweepStage {
    private let owner: CachedSource
    private let launch: LaunchKey
    private var stage: (any SweepStage)?
    private var changes: [ContentSizeCategory] = []
    /// The number of changes that were applied to the stage.
    private var applied = 0
    let findings: [Finding]

    init(
      _ owner: CachedSource,
      _ launch: LaunchKey,
      _ stage: (any SweepStage)?,
      _ findings: [Finding]
    ) {
      self.owner = owner
      self.launch = launch
      self.stage = stage
      self.findings = findings
    }

    func change(to category: ContentSizeCategory) { changes.append(category) }

    func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
      let key = Key(launch: launch, changes: changes, findsAmbiguity: findsAmbiguity)
      if let known = owner.snapshots.withLock({ $0[key] }) { return known }
      guard let stage = readyStage() else { return emptySnapshot }
      for (index, category) in changes.enumerated() where index >= applied {
        stage.change(to: category)
        // Each size in between is laid out, as it is without a cache.
        if index < changes.count - 1 { _ = stage.snapshot(findsAmbiguity: false) }
      }
      applied = changes.count
      let snapshot = stage.snapshot(findsAmbiguity: findsAmbiguity)
      owner.counter.countSnapshot()
      if owner.keepsSnapshots { owner.snapshots.withLock { $0[key] = snapshot } }
      return snapshot
    }

    private func readyStage() -> (any SweepStage)? {
      if stage == nil { stage = try? owner.makeStage(launch) }
      return stage
    }

    /// Represents a screen that could be made before but no longer can.
    private var emptySnapshot: LayoutSnapshot {
      LayoutSnapshot(
        size: .zero,
        traits: .fallback,
        root: SnapshotElement(Identity(className: ""), frame: .zero)
      )
    }
  }
}

/// Counts of the work that a session has done.
final class WorkCounter: Sendable {
  private let work = Mutex(PreviewSession.Work())
  private let sources = Mutex(0)

  /// Returns a number that is unique among the session's sources.
  func nextSource() -> Int {
    sources.withLock {
      $0 += 1
      return $0
    }
  }

  var current: PreviewSession.Work { work.withLock { $0 } }

  func countDocument() { work.withLock { $0.documentsRead += 1 } }

  func countSnapshot() { work.withLock { $0.screensLaidOut += 1 } }

  func countAudit() { work.withLock { $0.seriesAudited += 1 } }
}
