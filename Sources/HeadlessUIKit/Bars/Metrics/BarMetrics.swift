import DynamicType
import Foundation
import LayoutGeometry

/// The generation of the system whose bars are wanted.
enum BarGeneration {
  /// Bars from edge to edge, as in iOS 11 to 18: what storyboards were saved with.
  case classic
  /// Platters that float over the content, from iOS 26 on.
  case floating

  init(_ traits: UITraitCollection) {
    self = (traits.systemVersion?.major ?? 0) >= 26 ? .floating : .classic
  }
}

/// The lengths of a navigation bar in points.
///
/// Classic: heights 44 and 96 with a large title, 56 in a sheet, are those that Interface Builder
/// has saved in public storyboards; 32 on an iPhone held sideways, 50 on an iPad and 30 for a
/// prompt are known from devices and not published, so they are estimates.
///
/// Floating: measured on iOS 26.1, iPhone SE and iPhone 16 (`Reference/bars.json`).
struct NavigationBarMetrics {
  var generation: BarGeneration
  /// The height of the row with title and buttons.
  var rowHeight: CGFloat
  /// What a prompt adds above the row.
  var promptHeight: CGFloat
  var promptFontSize: CGFloat
  /// The least height that a large title adds below the row.
  var leastLargeTitleHeight: CGFloat = 52
  /// The least distance from the top of the screen.
  var leastTop: CGFloat
  /// The distance between buttons.
  var gap: CGFloat
  /// The space at the sides of a button's title.
  var buttonInset: CGFloat
  /// The least width of a button.
  var leastButtonWidth: CGFloat

  init(_ traits: UITraitCollection, isInSheet: Bool) {
    generation = BarGeneration(traits)
    switch generation {
    case .classic:
      rowHeight = NavigationBarMetrics.classicRow(traits, isInSheet: isInSheet)
      promptHeight = 30
      promptFontSize = 13
      leastTop = 0
      gap = 16
      buttonInset = 0
      leastButtonWidth = 0
    case .floating:
      rowHeight = 54
      promptHeight = 32
      promptFontSize = 12
      leastTop = 10
      gap = 12
      buttonInset = 16
      leastButtonWidth = 44
    }
  }

  private static func classicRow(_ traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
    if isInSheet { return 56 }
    if traits.userInterfaceIdiom == .pad { return 50 }
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    return isLow ? 32 : 44
  }

  /// The height that a large title adds below the row.
  ///
  /// Measured 52, 54 and 61.5 at L, XXXL and AX2: the baseline lies 16 points above the bar's lower
  /// edge, and 52 points are the least.
  func largeTitleHeight(_ font: UIFont, displayScale: CGFloat) -> CGFloat {
    let height = PixelGrid(scale: displayScale).rounded(font.ascender + 16)
    return max(leastLargeTitleHeight, height)
  }
}

/// The lengths of a toolbar in points.
///
/// Classic: 44 and, on iPhones with a home indicator, 49 are what Interface Builder has saved; 50 on
/// an iPad too. Floating: measured on iOS 26.1.
struct ToolbarMetrics {
  var height: CGFloat
  var platterHeight: CGFloat
  var gap: CGFloat

  init(_ traits: UITraitCollection, bottomInset: CGFloat) {
    if BarGeneration(traits) == .floating {
      height = 54
      platterHeight = 48
      gap = 12
      return
    }
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    let isTall = bottomInset > 0
    height = traits.userInterfaceIdiom == .pad ? 50 : isLow ? 32 : isTall ? 49 : 44
    platterHeight = height
    gap = 8
  }
}

/// The lengths of a tab bar in points.
///
/// Classic: 49 is what Interface Builder has saved; 32 on an iPhone held sideways and 50 on an iPad
/// are estimates. Floating: the bar covers 83 points of an iPhone; its platter is 62 high, and 274
/// wide with three tabs (measured on iOS 26.1, iPhone SE).
struct TabBarMetrics {
  var generation: BarGeneration
  /// The height of the tabs.
  var rowHeight: CGFloat
  /// Whether the title stands beside the image.
  var isInline: Bool

  init(_ traits: UITraitCollection) {
    generation = BarGeneration(traits)
    let isLow = traits.verticalSizeClass == .compact
    let isWide = traits.horizontalSizeClass == .regular
    isInline = generation == .classic && (isWide || isLow)
    switch generation {
    case .classic:
      rowHeight = traits.userInterfaceIdiom == .pad ? 50 : isLow && !isWide ? 32 : 49
    case .floating: rowHeight = 62
    }
  }

  /// The height of the bar with what it covers below the tabs.
  func height(bottomInset: CGFloat) -> CGFloat {
    generation == .classic ? rowHeight + bottomInset : max(83, rowHeight + bottomInset)
  }

  /// The width of a floating platter: 274 were measured for three tabs, which are taken to be
  /// equally wide between ends of 4 points.
  func platterWidth(tabs: Int, in width: CGFloat) -> CGFloat {
    min(8 + 266 / 3 * CGFloat(tabs), width - 42)
  }
}

/// The lengths of a search bar in points.
///
/// Classic: Interface Builder has saved 56, and 44 before iOS 11; the field in it is 36 high.
/// Floating: the field in a navigation bar measured 44, 58 and 80 at L, XXXL and AX2: 44 scaled as
/// body text; the bar is 60 high, or 16 higher than the field.
struct SearchBarMetrics {
  var fieldHeight: CGFloat
  var height: CGFloat
  /// The height that the bar adds to a navigation bar.
  var heightInNavigationBar: CGFloat
  var sideInset: CGFloat = 8

  init(_ traits: UITraitCollection) {
    let isFloating = BarGeneration(traits) == .floating
    let base: CGFloat = isFloating ? 44 : 36
    let scaled = FontMetrics(forTextStyle: .body).scaledValue(for: base, compatibleWith: traits)
    fieldHeight = max(base, PixelGrid(scale: traits.displayScale).rounded(scaled))
    let isOld = traits.systemVersion.map { $0 > .published && $0.major < 11 } ?? false
    height =
      isOld ? 44 : isFloating ? max(60, fieldHeight + 16) : max(56, fieldHeight + 20)
    heightInNavigationBar = isFloating ? height : max(52, fieldHeight + 16)
  }
}
