import ArgumentParser
import CommandSupport

extension CompletionKind {
  /// The names of the devices, asked of the command itself.
  ///
  /// A fixed list is taken apart at its spaces by the completion script for fish.
  static var deviceNames: CompletionKind {
    .custom { _, _, _ in NameList.devices.names }
  }
}
