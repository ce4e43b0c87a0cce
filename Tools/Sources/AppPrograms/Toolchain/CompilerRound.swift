/// A run of the compiler on a module.
public struct CompilerRound: Equatable, Sendable, Codable {
  /// The number of files that were checked.
  public var files: Int
  /// The number of errors.
  public var errors: Int
  /// The time of the run, in seconds.
  public var seconds: Double
}
