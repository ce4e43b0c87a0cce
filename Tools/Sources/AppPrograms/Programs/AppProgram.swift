/// The code of an app as a program that shows its screens.
public struct AppProgram {
  /// The program.
  public var program: String
  /// The list that the program reads.
  public var list: String
  /// The outcome of each module.
  public var summary: AppSummary
}
