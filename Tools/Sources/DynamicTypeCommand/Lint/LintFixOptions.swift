import ArgumentParser
import CommandSupport
import SourceLint

/// Options that change files, or select lines.
struct LintFixOptions: ParsableArguments {
  @Flag(help: "Write the fixes that change nothing at the size Large.")
  var fix = false

  @Flag(help: "Write all fixes, also those that choose a text style.")
  var fixUnsafe = false

  @Option(
    help: ArgumentHelp(
      "Report what stands on lines changed since a revision of git only.",
      valueName: "revision"
    )
  )
  var since: String?

  @Option(
    help: ArgumentHelp("The path of the standard input for the report.", valueName: "path"),
    completion: .file()
  )
  var stdinPath = "stdin.swift"

  @Flag(help: "Follow links that lead out of the folders; else they are left out, and named.")
  var followLinks = false

  var fixes: LintRun.Fixes { fixUnsafe ? .all : fix ? .safe : .none }

  /// Applies the options to a run.
  func apply(to run: inout LintRun) throws(UsageError) {
    run.fixes = fixes
    run.followsLinks = followLinks
    guard let since else { return }
    guard fixes == .none else { throw UsageError("'--since' and '--fix' exclude each other") }
    let git = GitFolder(path: run.folder)
    run.changedLines = ChangedLines(
      diff: try git.output(
        ["diff", "-U0", "--no-color", "--no-ext-diff", "--no-prefix", "--relative"]
          + ["--end-of-options", since, "--"]
      ),
      newFiles: try git.output(["ls-files", "--others", "--exclude-standard"])
        .split(separator: "\n").map(String.init),
      root: run.folder
    )
  }
}
