public import Testing

extension Trait where Self == SnapshotsTestTrait {
  /// Runs tests with a configuration.
  ///
  /// - Parameters:
  ///   - record: The mode of recording; as around the test where it is nil.
  ///   - diffTool: The program that shows two files; as around the test where it is nil.
  /// - Returns: The trait of a test or of a suite.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> SnapshotsTestTrait {
    SnapshotsTestTrait(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Runs tests with a configuration.
  ///
  /// - Parameter configuration: The configuration; values that it leaves open are as around the test.
  /// - Returns: The trait of a test or of a suite.
  public static func snapshots(
    _ configuration: SnapshotTestingConfiguration
  ) -> SnapshotsTestTrait {
    SnapshotsTestTrait(configuration)
  }
}

/// The configuration of a test or of a suite.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// The tests of a suite have the configuration, too.
  public let isRecursive = true
  private let configuration: SnapshotTestingConfiguration

  init(_ configuration: SnapshotTestingConfiguration) {
    self.configuration = configuration
  }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.filled(from: .current),
      operation: function
    )
  }
}
