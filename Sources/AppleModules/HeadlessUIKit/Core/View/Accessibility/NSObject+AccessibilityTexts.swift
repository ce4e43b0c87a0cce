#if !canImport(ObjectiveC)
import Foundation

extension AccessibilityInformation {
  private func text(_ name: String, or plain: String?) -> NSAttributedString? {
    kept(\.texts)?[name] ?? plain.map { NSAttributedString(string: $0) }
  }

  /// The attributed form of `accessibilityLabel`; setting one sets the other.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { text("label", or: accessibilityLabel) }
    set {
      keep { $0.texts["label"] = newValue }
      accessibilityLabel = newValue?.string
    }
  }

  /// The attributed form of `accessibilityHint`; setting one sets the other.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { text("hint", or: accessibilityHint) }
    set {
      keep { $0.texts["hint"] = newValue }
      accessibilityHint = newValue?.string
    }
  }

  /// The attributed form of `accessibilityValue`; setting one sets the other.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { text("value", or: accessibilityValue) }
    set {
      keep { $0.texts["value"] = newValue }
      accessibilityValue = newValue?.string
    }
  }
}
#endif
