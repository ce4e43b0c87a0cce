/// The sizes, leadings and weights that a system gives its text styles in every category.
///
/// ```swift
/// let table = TypeTable.table(for: .iOS)
/// table.entry(for: .body, at: .accessibilityExtraExtraExtraLarge)?.pointSize  // 53
/// ```
///
/// Two tables exist for iOS. The measured one was read from a device with iOS 26 and is the default.
/// The published one, from the Human Interface Guidelines, names no version; it stands for the versions
/// before 26 and differs in eight leadings (headline at AX4 is 56 there, not 51). Point sizes are equal
/// in both.
///
/// A table is a reference into static data: it is free to copy and to look up.
public struct TypeTable: Hashable, Sendable {
  /// The block of rows in the static data.
  let block: Int

  init(block: Int) {
    self.block = block
  }

  /// The table that the Human Interface Guidelines publish for iOS and iPadOS.
  public static let iOS = TypeTable(block: 0)

  /// The table that was measured on a device with iOS 26.
  public static let iOS26 = TypeTable(block: 1)

  /// The table for macOS, which has one size a style.
  public static let macOS = TypeTable(block: 2)

  /// The table for watchOS; medium, AX4 and AX5 do not exist there.
  public static let watchOS = TypeTable(block: 3)

  /// The table for tvOS, which has one size a style.
  public static let tvOS = TypeTable(block: 4)

  /// The table for visionOS: one source at Large, estimates elsewhere.
  public static let visionOS = TypeTable(block: 5)

  /// Returns the table of a platform.
  ///
  /// - Parameters:
  ///   - platform: The platform.
  ///   - systemVersion: The version whose values are wanted. `nil` and ``SystemVersion/unspecified``
  ///     stand for the newest that was measured. Only iOS has tables that differ by version, from 26 on.
  /// - Returns: The table.
  public static func table(
    for platform: Platform,
    systemVersion: SystemVersion? = nil
  ) -> TypeTable {
    switch platform {
    case .iOS: SystemGeneration(systemVersion).typeTable
    case .macOS: .macOS
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }

  /// The platform that the table belongs to.
  public var platform: Platform {
    switch block {
    case 0, 1: .iOS
    case 2: .macOS
    case 3: .watchOS
    case 4: .tvOS
    default: .visionOS
    }
  }

  /// Whether sizes change with the category.
  public var supportsDynamicType: Bool { self != .macOS && self != .tvOS }

  /// The styles that the table has, in the order of ``TextStyle``.
  public var styles: [TextStyle] {
    TextStyle.allCases.filter { entry(for: $0, at: .large) != nil }
  }

  /// The categories that the table has, in ascending order.
  public var categories: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { entry(for: .body, at: $0) != nil }
  }
}
