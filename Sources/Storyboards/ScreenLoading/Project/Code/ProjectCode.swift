public import SourceFacts
import Synchronization

/// Facts about the classes of an app from its source, asked for class by class.
public final class ProjectCode: Sendable {
  /// The facts of all files.
  public let index: SourceIndex

  private let known = Mutex<[String: [ViewFact]]>([:])

  /// Makes the code of a project.
  public init(_ index: SourceIndex) { self.index = index }

  /// Returns what code sets on the objects of a class, in the order in which it runs.
  func facts(ofClass name: String) -> [ViewFact] {
    if let facts = known.withLock({ $0[name] }) { return facts }
    let facts = index.facts(ofClass: name)
    known.withLock { $0[name] = facts }
    return facts
  }
}
