/// The text size setting of a system that is not Apple's, as a factor of its normal size.
///
/// A program on Android, GTK, Windows or the web reads its system's factor and picks the category
/// that is nearest to it; the other direction gives the factor for a category.
///
/// ```swift
/// ForeignScale.gnome(1.25).category  // XXL
/// ```
///
/// The category is the one whose body text, measured against Large, is nearest to the factor in
/// ratio. A factor exactly between two categories belongs to the larger one. Ratio and difference
/// disagree at 1.5, a common trap: as a ratio it is nearer to AX1 (1.647) than to XXXL (1.353), as
/// a difference it is a tie.
///
/// Source: `Documentation/Sources.md`, other systems.
public struct ForeignScale: Hashable, Sendable {
  /// A system with a text size setting.
  public enum System: Hashable, Sendable, CaseIterable {
    /// Android's font scale, `Configuration.fontScale`.
    case android
    /// GNOME's `text-scaling-factor`.
    case gnome
    /// Windows' `TextScaleFactor`, 1 to 2.25.
    case windows
    /// A text scale on the web, such as `env(preferred-text-scale)`.
    case web
  }

  /// The choice of a category for a factor between two.
  public enum Rounding: Hashable, Sendable {
    /// To the category whose ratio is nearest, the larger one at a tie.
    case nearest
    /// To the largest category that is not above the factor.
    case down
  }

  /// The system.
  public let system: System

  /// The factor; 1 is the normal size.
  public let factor: Double

  /// Creates a scale.
  ///
  /// - Precondition: The factor is finite and above zero.
  public init(_ system: System, factor: Double) {
    precondition(factor.isFinite && factor > 0, "A text scale is finite and above zero.")
    self.system = system
    self.factor = factor
  }

  /// Creates Android's font scale.
  public static func android(_ factor: Double) -> ForeignScale {
    ForeignScale(.android, factor: factor)
  }

  /// Creates GNOME's text scaling factor.
  public static func gnome(_ factor: Double) -> ForeignScale {
    ForeignScale(.gnome, factor: factor)
  }

  /// Creates Windows' text scale factor.
  public static func windows(_ factor: Double) -> ForeignScale {
    ForeignScale(.windows, factor: factor)
  }

  /// Creates a text scale of the web.
  public static func web(_ factor: Double) -> ForeignScale { ForeignScale(.web, factor: factor) }

  /// The nearest category.
  public var category: ContentSizeCategory { category(rounding: .nearest) }

  /// Returns the category for the factor; below the smallest category it is the smallest.
  public func category(rounding: Rounding) -> ContentSizeCategory {
    var result = ContentSizeCategory.extraSmall
    for category in ContentSizeCategory.allCases.dropFirst() {
      let lower = Self.ratio(of: result)
      let upper = Self.ratio(of: category)
      // factor / lower >= upper / factor, without a logarithm.
      let reaches = rounding == .nearest ? factor * factor >= lower * upper : factor >= upper
      guard reaches else { break }
      result = category
    }
    return result
  }
}

extension ForeignScale {
  /// Returns the factor of a system that shows text as large as a category does.
  ///
  /// - Parameters:
  ///   - category: The category; `unspecified` is read as Large.
  ///   - system: The system.
  /// - Returns: The ratio of the body size to its size at Large, limited to what the system's
  ///   settings reach: 0.85 to 2 on Android, 0.5 to 3 on GNOME, 1 to 2.25 on Windows. The web has
  ///   no limits. Within the limits, the scale's category is `category` again.
  public static func scale(
    for category: ContentSizeCategory,
    on system: System
  ) -> ForeignScale {
    let ratio = ratio(of: category == .unspecified ? .large : category)
    let limits = system.limits
    return ForeignScale(system, factor: min(max(ratio, limits.lowerBound), limits.upperBound))
  }

  /// The body size of a category over that of Large.
  static func ratio(of category: ContentSizeCategory) -> Double {
    let size = TypeTable.iOS.halfPointSize(of: .body, at: category)
    return Double(size) / Double(TypeTable.iOS.halfPointSize(of: .body, at: .large))
  }
}

extension ForeignScale.System {
  /// The factors that the settings of the system offer.
  public var limits: ClosedRange<Double> {
    switch self {
    case .android: 0.85...2
    case .gnome: 0.5...3
    case .windows: 1...2.25
    case .web: .leastNormalMagnitude ... .greatestFiniteMagnitude
    }
  }
}
