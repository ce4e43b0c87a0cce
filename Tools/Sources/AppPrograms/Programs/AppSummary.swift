public import LeavingOut
public import StandIns

/// The outcome of compiling an app's code, in numbers.
public struct AppSummary: Sendable {
  /// A module of the app.
  public struct Module: Sendable {
    /// The name.
    public var name: String
    /// Whether its screens are shown.
    public var isShown: Bool
    /// The number of files in Swift.
    public var files: Int
    /// The runs of the compiler.
    public var rounds: [CompilerRound]
    /// The time from its first source to its objects, in seconds; 0 where nothing had changed.
    public var seconds: Double
    /// The sizes of the module and of the parts left out of it.
    public var counts: OmissionCounts
    /// The left-out parts.
    public var omissions: [Omission]
    /// The stand-ins for missing types, by name.
    public var standIns: [String: StandIns.Kind]
    /// The remaining errors; a module without any is a part of the program.
    public var errors: [CompilerDiagnostic]
  }

  /// The modules in the order in which they are compiled.
  public var modules: [Module] = []

  /// The unavailable modules that the app imports, with the number of files that import each.
  public var missingModules: [String: Int] = [:]

  /// The views and controllers that need no arguments.
  public var makeableScreens = 0

  /// The seconds for the libraries.
  public var librarySeconds = 0.0

  /// The seconds for all modules and for the program.
  public var seconds = 0.0

  /// Adds the outcome of a module.
  mutating func add(_ outcome: ModuleStep.Outcome, of module: AppModule) {
    let result = outcome.result
    makeableScreens += outcome.screens
    missingModules.merge(result.missingModules) { $0 + $1 }
    modules.append(
      Module(
        name: module.name,
        isShown: module.isShown,
        files: result.files,
        rounds: outcome.isKept ? [] : result.rounds,
        seconds: outcome.seconds,
        counts: result.counts,
        omissions: result.omissions,
        standIns: result.standIns,
        errors: result.errors
      )
    )
  }

  /// The summary for people, a sentence for each part.
  public var sentences: [String] {
    let files = modules.reduce(0) { $0 + $1.files }
    let bodies = modules.reduce(0) { $0 + $1.counts.bodies }
    let leftOut = modules.reduce(0) { $0 + $1.counts.bodiesLeftOut }
    let declarations = modules.reduce(0) { $0 + $1.counts.declarationsLeftOut }
    let standIns = modules.reduce(0) { $0 + $1.standIns.count }
    let rounds = modules.map(\.rounds.count).max() ?? 0
    var sentences = [
      "Compiled: \(files) files in \(modules.count) modules, in at most \(rounds) rounds.",
      "Left out: \(leftOut) of \(bodies) bodies of functions, and \(declarations) declarations.",
    ]
    if !missingModules.isEmpty {
      sentences.append(
        "Modules that are not there: \(missingModules.keys.sorted().joined(separator: ", ")); "
          + "\(standIns) types stand in."
      )
    }
    for module in modules where !module.errors.isEmpty {
      sentences.append("\(module.name) does not compile: \(module.errors.count) errors stay.")
    }
    return sentences
  }
}
