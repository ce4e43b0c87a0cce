/// The classes of views that a program declares, which may override what those of the system do not.
@MainActor
enum ProgramClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a view is of a class of the program's.
  static func contain(_ view: UIView) -> Bool {
    let type = type(of: view)
    if let isOfProgram = known[ObjectIdentifier(type)] { return isOfProgram }
    let isOfProgram = !_typeName(type).hasPrefix("HeadlessUIKit.")
    known[ObjectIdentifier(type)] = isOfProgram
    return isOfProgram
  }
}
