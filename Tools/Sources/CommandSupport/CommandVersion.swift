/// The version of the `dynamictype` command.
public enum CommandVersion {
  /// The version as `dynamictype --version` prints it.
  public static let current = "0.1.0"
}
