import LayoutGeometry
import RichText
import Snapshots

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Content that is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that others must not see.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content that is out of date, which is drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum ReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  private enum PrivacyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The reasons for redacting content of the view.
  public var redactionReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether boxes are drawn in place of text and pictures.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension Drawing {
  /// A box in place of content, in the color of text with an estimated opacity: Apple publishes none.
  static func redaction(_ rect: Rect, _ color: RichText.Color) -> Drawing {
    let radius = min(4, rect.width / 2, rect.height / 2)
    return .fill(
      .roundedRect(rect, radius: radius, curve: .continuous),
      .color(color.withAlpha(color.alpha * 0.16))
    )
  }
}

extension View {
  /// Draws boxes in place of text and pictures in the view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows text and pictures in the view despite any redaction around it.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content of the view as private.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
