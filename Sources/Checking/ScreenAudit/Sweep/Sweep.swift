public import DynamicType

/// Shows screens on devices, in languages and at text sizes, and provides snapshots of them.
///
/// Each screen is shown twice at each size: launched at the size, and changed to it. A text with a style but
/// without `adjustsFontForContentSizeCategory` grows in the first case and stays small in the second.
///
/// ```swift
/// let sweep = Sweep(settings: SweepSetting.all(devices: [device]))
/// for series in sweep.run([source]).series { print(series.screen.title, series.setting.name) }
/// ```
public struct Sweep: Sendable {
  /// The settings in which the screens are shown.
  public var settings: [SweepSetting]

  /// The text sizes in ascending order; Large is always included, because the others are compared with it.
  public let categories: [ContentSizeCategory]

  /// Whether screens are also shown while the size changes.
  public var changesWhileRunning: Bool

  /// The number of screens that are processed in parallel.
  public var workers: Int

  /// Called before a screen is shown at each size, on its thread, so that a program that limits the time of a
  /// screen knows that the work continues.
  public var onSize: (@Sendable (ContentSizeCategory) -> Void)?

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - settings: The settings in which the screens are shown.
  ///   - categories: The text sizes, in any order; Large is added if missing.
  ///   - changesWhileRunning: Whether screens are also shown while the size changes.
  ///   - workers: The number of screens that are processed in parallel; at least 1.
  ///   - onSize: Called before a screen is shown at each size, on the thread that shows it.
  public init(
    settings: [SweepSetting],
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    changesWhileRunning: Bool = true,
    workers: Int = ParallelMap.processors,
    onSize: (@Sendable (ContentSizeCategory) -> Void)? = nil
  ) {
    self.settings = settings
    self.categories = Set(categories + [.large]).filter { $0 != .unspecified }.sorted()
    self.changesWhileRunning = changesWhileRunning
    self.workers = max(1, workers)
    self.onSize = onSize
  }

  /// The progress of a sweep.
  public struct Progress: Hashable, Sendable {
    /// The number of series that are done.
    public var done: Int

    /// The total number of series.
    public var total: Int

    /// The last finished screen.
    public var screen: SweepScreen

    /// The setting in which it was shown.
    public var setting: SweepSetting
  }

  /// Shows all screens in all settings and stores every snapshot.
  ///
  /// The result is in the order of the sources, screens and settings, with any number of workers. For many
  /// screens ``map(_:progress:known:_:)`` needs less memory.
  public func run(
    _ sources: [any SweepSource],
    progress: @Sendable (Progress) -> Void = { _ in }
  ) -> SweepResult {
    SweepResult(series: map(sources, progress: progress) { series, _ in series })
  }

  /// Shows all screens in all settings, and returns the results of a closure for each series.
  ///
  /// - Parameters:
  ///   - sources: The sources of the screens.
  ///   - progress: Called after each series, from any thread, one call at a time.
  ///   - known: Returns the known result for a screen in a setting, which is then not shown again.
  ///   - transform: Returns a value for a series of the source at an index; called concurrently.
  /// - Returns: The values, in the order of sources, screens and settings.
  public func map<Value: Sendable>(
    _ sources: [any SweepSource],
    progress: @Sendable (Progress) -> Void = { _ in },
    known: @Sendable (SweepScreen, SweepSetting, _ source: Int) -> Value? = { _, _, _ in nil },
    _ transform: @Sendable (ScreenSeries, _ source: Int) -> Value
  ) -> [Value] {
    let jobs = jobs(for: sources)
    return ParallelMap(workers: workers).run(jobs.count) { index in
      let job = jobs[index]
      if let value = known(job.screen, job.setting, job.source) { return value }
      return transform(series(of: job, in: sources[job.source]), job.source)
    } progress: { done, index in
      progress(
        Progress(
          done: done,
          total: jobs.count,
          screen: jobs[index].screen,
          setting: jobs[index].setting
        )
      )
    }
  }

  private struct Job: Sendable {
    var source: Int
    var screen: SweepScreen
    var setting: SweepSetting
  }

  private func jobs(for sources: [any SweepSource]) -> [Job] {
    let owners = sources.indices.flatMap { index in sources[index].screens.map { _ in index } }
    let screens = PictureFolders.assign(sources.flatMap(\.screens))
    return zip(owners, screens).flatMap { index, screen in
      settings.filter { sources[index].shows($0) }
        .map { Job(source: index, screen: screen, setting: $0) }
    }
  }
}

/// The screens that a sweep has shown.
public struct SweepResult: Sendable {
  /// The screens in their settings, in the order of sources, screens and settings.
  public var series: [ScreenSeries]
}

extension Sweep {
  private func series(of job: Job, in source: any SweepSource) -> ScreenSeries {
    var series = ScreenSeries(screen: job.screen, setting: job.setting)
    do throws(SweepError) {
      for category in categories {
        onSize?(category)
        let stage = try source.stage(for: job.screen, in: job.setting, at: category)
        let snapshot = stage.snapshot(findsAmbiguity: category == .large)
        series.launched.append(ScreenSeries.Step(category, snapshot))
        if category == .large { series.findings = stage.findings }
      }
      if changesWhileRunning && job.screen.changesWhileShown {
        series.changed = try changed(job, source)
      }
    } catch {
      series.failure = error
    }
    return series
  }

  private func changed(
    _ job: Job,
    _ source: any SweepSource
  ) throws(SweepError) -> [ScreenSeries.Step] {
    let stage = try source.stage(for: job.screen, in: job.setting, at: .large)
    var steps: [ScreenSeries.Step] = []
    let upward = categories.filter { $0 >= .large }
    let downward = categories.filter { $0 < .large }.reversed()
    for category in upward + downward {
      onSize?(category)
      if category != .large || !steps.isEmpty { stage.change(to: category) }
      steps.append(ScreenSeries.Step(category, stage.snapshot(findsAmbiguity: false)))
    }
    return steps.sorted { $0.category < $1.category }
  }
}
