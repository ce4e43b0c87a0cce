/// The parts of a module that are left out, so that the rest of it compiles.
///
/// The compiler is run on the copies, its errors are handed over, and the changed copies are compiled again:
///
///     var leavingOut = LeavingOut(copies, modules: ["SwiftUI", "UIKit"])
///     leavingOut.leaveOutUnreached(from: leavingOut.shownTypes)
///     while leavingOut.leaveOut(errors(of: compile())) != [] {}
///
/// The smallest part that an error lies in goes first; an error that comes back takes the next larger one.
/// Lines keep their numbers.
public struct LeavingOut: Sendable {
  /// Creates the state of a module from the copies of all its files.
  ///
  /// The modules are those that can be imported; with `SwiftUI` or `UIKit` marked boxes and stand-in types are
  /// written.
  public init(_ sources: [CarriedText], modules: Set<String>) {
  }

  /// Leaves out the smallest part around each error of a round.
  ///
  /// Returns the paths of the copies that changed; empty when nothing more can be left out.
  public mutating func leaveOut(_ errors: [CompilerDiagnostic]) -> Set<String> { [] }

  /// Leaves out the bodies that the named declarations cannot reach, and returns the copies that changed.
  ///
  /// Names decide: a body is reached when its declaration's name, or the name of its type, occurs in a header or in
  /// a body that is reached.
  public mutating func leaveOutUnreached(from roots: Set<String>) -> Set<String> { [] }

  /// The names of the types that can be shown: views of SwiftUI, views and controllers of UIKit, previews.
  public var shownTypes: Set<String> { [] }

  /// The text of a copy as it is now; empty for an unknown path.
  public func text(ofCopy path: String) -> String { "" }

  /// The parts that are left out, by file and line.
  public var omissions: [Omission] { [] }

  /// The sizes of the module and of what is left out.
  public var counts: OmissionCounts { OmissionCounts() }
}
