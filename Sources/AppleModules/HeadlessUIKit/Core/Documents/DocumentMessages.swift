import DynamicType
import Foundation
import Synchronization

/// Messages about documents that do not fit the program, each logged once.
package enum DocumentMessages {
  private static let written = Mutex<Set<String>>([])

  /// Writes a message that was not written before.
  package static func write(_ message: String) {
    if let receiver = ScreenContext.current.onDocumentMessage { return receiver(message) }
    guard written.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
