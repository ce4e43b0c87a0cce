import CommandSupport
import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder under version control.
struct GitFolder {
  let path: String

  /// Runs git in the folder, and returns what it prints.
  func output(_ arguments: [String]) throws(UsageError) -> String {
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { throw UsageError("git cannot be started", status: .unavailable) }
    defer { close(pipes[0]) }
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = start(["git", "-C", path, "-c", "core.quotePath=false"] + arguments, pipes[1])
    close(pipes[1])
    guard let child else { throw UsageError("git cannot be started", status: .unavailable) }
    let bytes = Self.read(pipes[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw UsageError(
        "git does not know the revision, or the folder is in no repository",
        hint: "name a revision that 'git diff' accepts"
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(_ words: [String], _ output: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawnp(&child, "git", &actions, nil, &arguments, environ) == 0 ? child : nil
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.readPiece(descriptor, &piece)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece.prefix(count)
    }
  }

  private static func readPiece(_ descriptor: Int32, _ piece: inout [UInt8]) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, &piece, piece.count)
    #elseif canImport(Musl)
    Musl.read(descriptor, &piece, piece.count)
    #else
    Darwin.read(descriptor, &piece, piece.count)
    #endif
  }
}
