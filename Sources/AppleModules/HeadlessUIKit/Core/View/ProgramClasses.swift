import Synchronization

/// The view classes that a program declares, which may override members that the system's classes do not.
enum ProgramClasses {
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Whether a view is of a class of the program's.
  static func contain(_ view: UIView) -> Bool {
    let type = type(of: view)
    return known.withLock { known in
      if let isOfProgram = known[ObjectIdentifier(type)] { return isOfProgram }
      let isOfProgram = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
      known[ObjectIdentifier(type)] = isOfProgram
      return isOfProgram
    }
  }
}
