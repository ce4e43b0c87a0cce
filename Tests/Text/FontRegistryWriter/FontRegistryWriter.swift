import FontManagement
import FontRegistry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Installs and removes fonts in a registry, for tests that start several of it or kill it.
///
/// A line is written to standard output when a change was acknowledged: `+` and the path of a font that
/// was installed, `-` and the path of one that was removed, `!` and an error.
@main
enum FontRegistryWriter {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 3 else {
      print("usage: FontRegistryWriter folder provider install|repeat|wait path...")
      exit(64)
    }
    let (folder, provider) = (arguments[0], FontProvider(identifier: arguments[1]))
    let registry = FontManager(
      folders: RegistryFolders(
        persistent: folder + "/registry",
        session: nil,
        fontconfig: folder + "/fonts"
      ),
      collection: FontCollection(files: []),
      sanitizer: nil
    )
    let paths = arguments[3...]
    repeat {
      for path in paths { install(path, in: registry, provider) }
      guard arguments[2] == "repeat" else { break }
      for path in paths { remove(path, from: registry, provider) }
    } while true
  }

  private static func install(_ path: String, in registry: FontManager, _ provider: FontProvider) {
    let result = registry.register(
      FontRegistration([.file(path)], scope: .persistent),
      by: provider,
      consent: .granted
    )
    say(result, "+", path)
  }

  private static func remove(_ path: String, from registry: FontManager, _ provider: FontProvider) {
    say(registry.unregister([.file(path)], in: .persistent, by: provider), "-", path)
  }

  private static func say(_ result: FontRegistrationResult, _ sign: String, _ path: String) {
    let lines =
      result.errors.isEmpty ? ["\(sign) \(path)"] : result.errors.map { "! \($0.code) \($0)" }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
