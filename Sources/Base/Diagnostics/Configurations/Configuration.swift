public import FileAccess

/// The settings of a project's checks, from a file `.dynamictype.json`.
public struct Configuration: Hashable, Sendable {
  /// The name of the file, which is searched for in a folder and its ancestors.
  public static let fileName = ".dynamictype.json"

  /// The files that are checked.
  public var paths = PathFilter()

  /// The levels of rules.
  public var rules = RuleLevels()

  /// Levels for some files or objects; later ones win.
  public var overrides: [PathOverride] = []

  /// The devices as the file spells them, or `nil` for the program's choice.
  public var devices: [String]?

  /// The content size categories as the file spells them, or `nil` for the program's choice.
  public var categories: [String]?

  /// The languages as BCP 47 tags, or `nil` for the program's choice.
  public var languages: [String]?

  /// The version of the system as which screens are drawn, or `nil` for the program's choice.
  public var systemVersion: String?

  /// The lowest severity of findings that fail the run, or `nil` for the program's choice.
  public var failOn: FailureThreshold?

  /// The path of the baseline, relative to the folder of the configuration, or `nil`.
  public var baseline: String?

  /// Creates a configuration that changes nothing.
  public init() {}
}
