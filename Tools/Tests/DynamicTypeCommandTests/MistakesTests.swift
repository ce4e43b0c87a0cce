import Foundation
import Testing

@Suite("A mistake on the command line")
struct MistakesTests {
  @Test(
    "in a name is answered with the nearest names",
    arguments: [
      (["scale", "17", "--style", "bdy"], "unknown text style 'bdy'; did you mean 'body'?"),
      (
        ["sizes", "--category", "AX6"],
        "unknown category 'AX6'; did you mean 'AX5', 'AX4' or 'AX3'?"
      ),
      (
        ["sizes", "--category", "extraLarg"],
        "unknown category 'extraLarg'; did you mean 'extraLarge'?"
      ),
      (["sizes", "--platform", "wathcOS"], "unknown platform 'wathcOS'; did you mean 'watchOS'?"),
      (
        ["sizes", "--watch-case", "47mm"],
        "unknown watch case '47mm'; did you mean '46mm', '45mm' or '49mm'?"
      ),
      (
        ["readable", "--device", "iPhone XS Mac"],
        "unknown device 'iPhone XS Mac'; did you mean 'iPhone XS Max'?"
      ),
      (
        ["readable", "--device", "iPhone XS", "--orientation", "landscpe"],
        "unknown orientation 'landscpe'; did you mean 'landscape'?"
      ),
      (
        ["categories", "--from-scale", "1", "--system", "andriod"],
        "unknown system 'andriod'; did you mean 'android'?"
      ),
      (["devices", "iPhone 1XS"], "unknown device 'iPhone 1XS'; did you mean 'iPhone XS'?"),
      (["sizs"], "unknown command 'sizs'; did you mean 'sizes'?"),
      (["help", "scael"], "unknown command 'scael'; did you mean 'scale'?"),
      (["scale", "1", "--stile", "body"], "unknown option '--stile'; did you mean '--style'?"),
    ]
  )
  func names(_ arguments: [String], _ message: String) throws {
    try expect(arguments, failsWith: message)
  }

  @Test(
    "in the name of a rule is answered with the nearest and the command that lists them, in short lines",
    arguments: [["lint"], ["preview"], ["rtf", "check"]]
  )
  func rules(command: [String]) throws {
    let run = try Command(command + ["--explain", "no-such-rule"])
    #expect(run.status == 64)
    #expect(
      run.error.contains("hint: 'dynamictype \(command.joined(separator: " ")) --rules' lists")
    )
    #expect(run.error.split(separator: "\n").count == 2)
    #expect(run.error.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "An explanation of a rule has no line of prose beyond a hundred columns",
    arguments: [
      ["lint", "--explain", "fixed-system-font"], ["preview", "--explain", "text-truncated"],
    ]
  )
  func explanations(arguments: [String]) throws {
    let prose = try Command(arguments).output.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let long = prose.flatMap { $0.split(separator: "\n") }.filter {
      $0.count > 100 && $0.contains(" ")
    }
    #expect(long.filter { !$0.hasPrefix("- [") && !$0.contains("](https") } == [])
  }

  @Test("A folder without source is not clean, but known to be without")
  func nothing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "none-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Command("lint", folder.path)
    #expect(run.status == 66)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("error: there is nothing to lint in '\(folder.path)'\nhint: "))
  }

  @Test(
    "in a number is answered with what is needed",
    arguments: [
      (["scale", "nan"], "'<values>' needs a number, not 'nan'"),
      (["scale", "inf"], "'<values>' needs a number, not 'inf'"),
      (["scale", "1e300"], "'<values>' needs a number up to 1e9, not '1e300'"),
      (
        ["scale", "1", "--display-scale", "0"], "'--display-scale' needs a number above 0, not '0'"
      ),
      (
        ["scale", "1", "--display-scale", "abc"],
        "'--display-scale' needs a number above 0, not 'abc'"
      ),
      (
        ["scale", "1", "--maximum-point-size", "-3"],
        "'--maximum-point-size' needs a number above 0, not '-3'"
      ),
      (["scale", "1", "--reaches", "nan"], "'--reaches' needs a number above 0, not 'nan'"),
      (["readable", "--width", "-5"], "'--width' needs a number above 0, not '-5'"),
      (["categories", "--from-scale", "0"], "'--from-scale' needs a number above 0, not '0'"),
      (
        ["sizes", "--system-version", "new"],
        "'--system-version' needs a version such as 26 or 26.1, not 'new'"
      ),
    ]
  )
  func numbers(_ arguments: [String], _ message: String) throws {
    try expect(arguments, failsWith: message)
  }

  @Test(
    "in the combination is answered with what is missing",
    arguments: [
      (["scale"], "missing expected argument '<values> ...'"),
      (["readable"], "'readable' needs either '--device' or '--width'"),
      (
        ["readable", "--device", "iPhone X", "--width", "5"],
        "'readable' needs either '--device' or '--width'"
      ),
      (
        ["readable", "--width", "5", "--orientation", "portrait"],
        "'--orientation' needs '--device', not '--width'"
      ),
      (
        ["readable", "--width", "5", "--follow-readable-width"],
        "'--follow-readable-width' needs '--cells'"
      ),
      (["categories", "--system", "web"], "'--system' needs '--from-scale'"),
      (
        ["sizes", "--platform", "iOS", "--watch-case", "41mm"],
        "'--watch-case' needs '--platform watchOS', not 'iOS'"
      ),
      (["scale", "1", "--platform", "watchOS", "--category", "M"], "watchOS has no category 'M'"),
      (
        ["scale", "1", "--platform", "watchOS", "--maximum-category", "AX5"],
        "watchOS has no category 'AX5'"
      ),
      (["scale", "1", "--style", "footnote2"], "iOS has no text style 'footnote2'"),
      (["scale", "1", "-3"], "unknown option '-3'"),
    ]
  )
  func combinations(_ arguments: [String], _ message: String) throws {
    try expect(arguments, failsWith: message)
  }

  @Test(
    "comes with a hint where to look",
    arguments: [
      (["sizes", "--style", "bdy"], "'dynamictype sizes' lists the text styles"),
      (["sizes", "--platform", "x"], "known are iOS, macOS, watchOS, tvOS, visionOS"),
      (["scale", "-3"], "put numbers below 0 after '--'"),
      (["scale", "1", "--stile", "body"], "'dynamictype scale --help' explains the arguments"),
    ]
  )
  func hints(_ arguments: [String], _ hint: String) throws {
    #expect(try Command(arguments).error.hasSuffix("\nhint: \(hint)\n"))
  }

  /// The arguments fail with status 64, and say so on standard error only, without shouting.
  private func expect(_ arguments: [String], failsWith message: String) throws {
    let command = try Command(arguments)
    #expect(command.status == 64)
    #expect(command.output.isEmpty)
    #expect(command.error.split(separator: "\n").first == "error: \(message)")
    #expect(!command.error.contains("!"))
  }
}
