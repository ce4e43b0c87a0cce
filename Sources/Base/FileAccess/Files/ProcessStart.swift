#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The descriptors with which a process begins, in a group of its own so that its helpers end with it.
package struct ProcessStart: ~Copyable {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  /// Creates a start without descriptors but those that are inherited.
  package init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Gives the process a file that is opened as a descriptor.
  package mutating func connect(_ path: String, as descriptor: Int32, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0)
  }

  /// Gives the process a descriptor under a number.
  package mutating func pass(_ own: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, own, descriptor)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments, the name of the program first.
  ///   - variables: The environment, such as `LC_ALL=C`; `nil` is that of this process.
  /// - Returns: The number of the process (`pid_t`); `nil` when the program could not be started.
  package mutating func run(
    _ program: String,
    _ arguments: [String],
    variables: [String]? = nil
  ) -> Int32? {
    let words = Self.copies(arguments)
    let own = variables.map(Self.copies)
    defer { for text in words + (own ?? []) { free(text) } }
    var process: pid_t = 0
    let status =
      if let own {
        posix_spawn(&process, program, &actions, &attributes, words, own)
      } else {
        posix_spawn(&process, program, &actions, &attributes, words, environ)
      }
    return status == 0 ? process : nil
  }

  /// Copies of texts for C, with the end of a list.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
