import Foundation

/// The rules for recording snapshots and for showing a difference.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the current task.
  @_spi(Internals)
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The program that shows two files; the one of the surrounding configuration where it is nil.
  public var diffTool: DiffTool?

  /// The mode of recording; as in the surrounding configuration where it is nil.
  public var record: Record?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The rule for writing a snapshot as the reference of later runs.
  public struct Record: RawRepresentable, Hashable, Sendable, ExpressibleByBooleanLiteral {
    /// The name of the mode, as the variable `SNAPSHOT_TESTING_RECORD` has it.
    public let rawValue: String

    /// The mode with a name, or nil for a name that no mode has.
    public init?(rawValue: String) {
      guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    /// All for true, and missing ones for false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    private init(_ name: String) { rawValue = name }

    /// Every snapshot is recorded.
    public static let all = Record("all")
    /// Snapshots without a reference, and those that differ from it, are recorded.
    public static let failed = Record("failed")
    /// Snapshots without a reference are recorded.
    public static let missing = Record("missing")
    /// Nothing is recorded.
    public static let never = Record("never")
  }

  /// A program that shows the difference of two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ current: String, _ failed: String) -> String

    /// Creates a tool.
    ///
    /// - Parameter tool: Makes the line of a failure from the paths of the reference and of the
    ///   snapshot that differs.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a tool that is called with both paths.
    public init(stringLiteral value: String) {
      command = { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Names both files.
    public static let `default` = DiffTool { current, failed in
      """
      @\u{2212}
      "file://\(current)"
      @+
      "file://\(failed)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// Makes the line of a failure.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration {
  /// This configuration, and what it leaves open from another one.
  func filled(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer?.record,
      diffTool: diffTool ?? outer?.diffTool ?? (outer == nil ? .default : nil)
    )
  }
}

/// Runs an operation with a configuration.
///
/// - Parameters:
///   - record: The mode of recording; as before where it is nil.
///   - diffTool: The program that shows two files; as before where it is nil.
///   - operation: The operation to run.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.filled(from: .current),
    operation: operation
  )
}

/// Runs an asynchronous operation with a configuration.
///
/// - Parameters:
///   - record: The mode of recording; as before where it is nil.
///   - diffTool: The program that shows two files; as before where it is nil.
///   - operation: The operation to run.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@_documentation(visibility: internal)
public func withSnapshotTesting<Result: Sendable>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.filled(from: .current),
    operation: operation
  )
}

/// The mode of the current configuration, of the environment, or the usual one.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record {
  SnapshotTestingConfiguration.current?.record
    ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap {
      SnapshotTestingConfiguration.Record(rawValue: $0)
    } ?? RecordSwitch.mode ?? .missing
}

/// The tool of the current configuration, or the usual one.
@_spi(Internals)
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  SnapshotTestingConfiguration.current?.diffTool ?? .default
}
