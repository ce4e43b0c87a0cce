import FontDescriptors
import Synchronization

/// The fonts that were chosen in this process, the newest first.
enum RecentFonts {
  private static let stored = Mutex<[FontDescriptor]>([])

  static var all: [FontDescriptor] {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
