import FileAccess

/// The imports of modules with views.
public enum ViewImports {
  /// Whether a file imports UIKit or SwiftUI, also below a condition.
  public static func areIn(_ path: String) -> Bool {
    guard let bytes = try? FileBytes.read(path, limit: 1 << 22) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("import UIKit") || text.contains("import SwiftUI")
  }
}
