import ArgumentParser
import CommandSupport
import FileAccess
import PackageScreens

/// Writes a first test of the screens of a Swift package.
struct NewTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Write a first test of a Swift package's screens.",
    discussion: """
      The test shows each controller and view that needs no arguments at the twelve text sizes, and \
      fails where a text is cut, covered or does not grow. It is written into the folder of the target's \
      tests. What the manifest needs for it is printed; the manifest is not changed.

      Examples:
        dynamictype new test
        dynamictype new test MyApp --target Screens
      """
  )

  @Argument(help: "The folder of the package. (default: .)", completion: .directory)
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
        hint:
          "a package needs a library target with a class below UIViewController or UIView, and an"
          + " initializer without arguments in it"
      )
    }
    do throws(ToolFailure) {
      try test.write(replaces: force)
    } catch {
      throw UsageError("\(error)", hint: "'--force' replaces the test")
    }
    print(report(test), terminator: "")
  }

  private func report(_ test: FirstTest) -> String {
    let count = test.screens.count
    var text =
      "Wrote \(test.file) with \(count) screen\(count == 1 ? "" : "s") of '\(test.target)'.\n"
    for addition in test.additions {
      text += "\nAdd to Package.swift, \(addition.place):\n\n"
      text += addition.lines.map { "    \($0)\n" }.joined()
    }
    return text + "\nThen run: swift test\n"
  }
}
