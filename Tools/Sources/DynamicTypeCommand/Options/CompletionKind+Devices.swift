import ArgumentParser
import CommandSupport

extension CompletionKind {
  /// The names of the devices, requested from the command itself.
  ///
  /// The completion script for fish would split a fixed list at its spaces.
  static var deviceNames: CompletionKind {
    .custom { _, _, _ in NameList.devices.names }
  }
}
