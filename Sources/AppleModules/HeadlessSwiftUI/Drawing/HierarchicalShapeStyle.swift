import Foundation
import HeadlessUIKit

/// A rank of the style of the foreground.
///
/// If no style is set, the levels are the label colors. If one is set, the lower levels have the opacities of
/// those colors in light appearance; Apple publishes none.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  let rank: Int

  /// The first level: the foreground style.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  /// The fifth level, drawn with half of the opacity of the fourth.
  public static let quinary = HierarchicalShapeStyle(rank: 4)
}

extension HierarchicalShapeStyle: PrimitiveStyle, RelativeStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    environment.foregroundStyles.style(rank).paint(at: environment)
  }

  func bound(to place: StylePlace) -> any ShapeStyle {
    place.foreground.style(rank).set(at: StylePlace(foreground: .none, tint: place.tint))
  }
}

/// The color of labels of a rank.
struct LabelStyleOfRank: PrimitiveStyle {
  let rank: Int

  /// The opacities of the label colors by level in light appearance, 0 to 1.
  static let opacities = [1, 0.6, 0.3, 0.18, 0.09]

  func paint(in environment: EnvironmentValues) -> StylePaint {
    let color: UIColor =
      switch rank {
      case 0: .label
      case 1: .secondaryLabel
      case 2: .tertiaryLabel
      default: .quaternaryLabel
      }
    return StylePaint.color(color.rgba(for: environment.traits)).faded(rank > 3 ? 0.5 : 1)
  }
}

/// The styles of text and symbols that set none, by level.
struct ForegroundStyles: Sendable {
  var primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?

  /// Whether a system container sets the styles, such as the header of a section: buttons in it keep their
  /// tint.
  var isOfSystem = false

  /// The style that the program sets around a button; `nil` for a level of the system's colors.
  var ofProgram: (any ShapeStyle)? {
    isOfSystem || primary is LabelStyleOfRank ? nil : primary
  }

  /// No style is set.
  static let none = ForegroundStyles()

  /// The style of a rank.
  func style(_ rank: Int) -> any ShapeStyle {
    let own = [primary, secondary, tertiary]
    if rank < own.count, let style = own[rank] { return style }
    guard let primary else { return LabelStyleOfRank(rank: rank) }
    return TranslucentStyle(style: primary, opacity: LabelStyleOfRank.opacities[min(rank, 4)])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second rank.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third rank.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth rank.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth rank.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second rank of the style.
  public var secondary: some ShapeStyle { rank(1) }
  /// The third rank of the style.
  public var tertiary: some ShapeStyle { rank(2) }
  /// The fourth rank of the style.
  public var quaternary: some ShapeStyle { rank(3) }
  /// The fifth rank of the style.
  public var quinary: some ShapeStyle { rank(4) }

  private func rank(_ rank: Int) -> TranslucentStyle {
    TranslucentStyle(style: self, opacity: LabelStyleOfRank.opacities[rank])
  }
}
