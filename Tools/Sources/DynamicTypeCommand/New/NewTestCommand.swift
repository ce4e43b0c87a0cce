import AppPrograms
import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import PackageScreens

/// Writes a first test of the screens of a Swift package.
struct NewTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Write a first test of a Swift package's screens.",
    discussion: """
      The test shows each controller and view, in UIKit and SwiftUI, that needs no arguments at the \
      twelve text sizes, and fails where a text is cut, covered or does not grow. It is written into the \
      folder of the target's tests and is empty on Apple's platforms. Beside the sources a file \
      AppleSources.swift is written, which holds a comment alone. What the manifest needs on Linux is \
      printed; the manifest is not changed.

      Examples:
        dynamictype new test
        dynamictype new test MyPackage --target Screens
      """ + ExitStatus.help(ExitStatus.reading + [.failure, .unavailable])
  )

  @Argument(help: "The folder of the package.", completion: .directory)
  var package: String = "."

  @Option(
    help: ArgumentHelp(
      "The target with the screens. (default: the first that has some)",
      valueName: "name"
    )
  )
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder with the sources of this project, for the manifest. (default: those that this "
        + "program was built with)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var library: String?

  @Flag(help: "Replace a test that is there.")
  var force = false

  func run() throws {
    let test: FirstTest
    do throws(ToolFailure) {
      test = try FirstTest(
        package: FilePath.absolute(package, in: WorkingFolder.path),
        target: target,
        library: library.map { FilePath.absolute($0, in: WorkingFolder.path) },
        program: ProgramPath.current
      ) { PreviewSource.facts(ofFiles: $0) }
    } catch {
      throw UsageError(
        "\(error)",
        hint: error.status == .missingInput
          ? "a package needs a library target with a controller or a view, in UIKit or SwiftUI, "
            + "that is made without arguments" : nil,
        status: error.status
      )
    }
    do throws(ToolFailure) {
      try test.write(replaces: force)
    } catch {
      let hint = error.status == .usage ? "'--force' replaces the test" : nil
      throw UsageError("\(error)", hint: hint, status: error.status)
    }
    print(report(test), terminator: "")
  }

  private func report(_ test: FirstTest) -> String {
    let count = test.screens.count
    let file = FilePath.relative(test.file, to: WorkingFolder.path)
    var text = "Wrote \(file) with \(count) screen\(count == 1 ? "" : "s") of '\(test.target)'.\n"
    if !test.manifestLines.isEmpty {
      text += "\nAdd at the end of Package.swift; it changes nothing on Apple's platforms:\n\n"
      text += test.manifestLines.map { "    \($0)\n" }.joined()
    }
    return text + "\nThen run: swift test\n"
  }
}
