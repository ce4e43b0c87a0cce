public import DynamicType

extension Font {
  /// Returns the system's font for a text style in a category.
  ///
  /// Size, weight and leading come from the type table that the traits call for. With bold text
  /// (`legibilityWeight`) the weight is one of the nine steps heavier, which is an estimate:
  /// Apple publishes no figure.
  ///
  /// - Parameters:
  ///   - style: The text style. A style or a category that the platform's table lacks takes
  ///     the nearest one that it has.
  ///   - traits: Category, idiom, system version and bold text; what they leave open, or `nil`,
  ///     is taken from the application.
  /// - Returns: The font, which follows the text size.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    let descriptor = FontDescriptor.preferredFontDescriptor(
      withTextStyle: style,
      compatibleWith: traits
    )
    return Font(descriptor: descriptor, size: 0).spaced(asIn: traits?.systemVersion)
  }

  /// The text style of a preferred font, or the one that a scaled font grows with.
  public var textStyle: TextStyle? {
    switch scaling {
    case .fixed: nil
    case .preferred(let style, _): style
    case .scaled(let base): base.textStyle
    }
  }

  /// Whether the font follows the text size: true for preferred and scaled fonts.
  public var adjustsForContentSizeCategory: Bool { scaling != .fixed }

  /// Returns the font for other traits, computed from what the font was first made from.
  ///
  /// Adjusting back and forth never drifts. A preferred font becomes the preferred font of its
  /// style, also when ``withSize(_:)`` had changed it; fixed fonts stay as they are.
  public func adjusted(to traits: TraitCollection) -> Font {
    switch scaling {
    case .fixed: self
    case .preferred(let style, _): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .scaled(let base): scaled(base, traits)
    }
  }

  /// Returns the font in another size; a scaled font becomes a fixed one.
  public func withSize(_ size: Double) -> Font {
    Self.check(size)
    let descriptor = fontDescriptor.withSize(size)
    guard case .preferred(let style, _) = scaling else { return Font(descriptor) }
    return Font(descriptor, scaling: .preferred(style, leading: nil))
  }

  /// The scaled font for traits, always computed from the size at Large.
  func scaled(_ base: FontScaling.Base, _ traits: TraitCollection?) -> Font {
    let size = FontMetrics(forTextStyle: base.textStyle).scaledPointSize(
      for: base.pointSize,
      maximumPointSize: base.maximumPointSize,
      compatibleWith: traits
    )
    var descriptor = fontDescriptor.withSize(size)
    descriptor.textStyle = nil
    return Font(descriptor, scaling: .scaled(base)).spaced(asIn: traits?.systemVersion)
  }
}

extension FontDescriptor {
  /// Returns the descriptor of the system's font for a text style in a category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: As for ``Font/preferredFont(forTextStyle:compatibleWith:)``.
  /// - Returns: The descriptor, with size, weight and style.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle,
    compatibleWith traits: TraitCollection? = nil
  ) -> FontDescriptor {
    let application = TraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
    let traits = traits.map(application.merging) ?? application
    guard let entry = traits.typeTable.nearestEntry(style, traits.preferredContentSizeCategory)
    else { return FontDescriptor(pointSize: 17, weight: .regular) }
    let isBold = traits.legibilityWeight == .bold
    var descriptor = FontDescriptor(
      pointSize: entry.pointSize,
      weight: isBold ? entry.weight.heavier : entry.weight
    )
    descriptor.textStyle = style
    descriptor.preferredLeading = entry.leading
    return descriptor
  }
}

extension FontWeight {
  /// The next of the nine weights; black stays black.
  var heavier: FontWeight { FontWeight.allCases.first { $0 > self } ?? self }
}

extension TypeTable {
  /// The entry of a style, or of the nearest style and category that the table has.
  func nearestEntry(_ style: TextStyle, _ category: ContentSizeCategory) -> Entry? {
    let category = category == .unspecified ? .large : category
    let neighbours: [TextStyle: TextStyle] = [
      .extraLargeTitle: .largeTitle, .extraLargeTitle2: .title1, .largeTitle: .title1,
      .footnote2: .footnote,
    ]
    var candidate: TextStyle? = style
    while let wanted = candidate {
      let smaller = ContentSizeCategory.allCases.last {
        $0 <= category && entry(for: wanted, at: $0) != nil
      }
      if let entry = entry(for: wanted, at: smaller ?? category) { return entry }
      if let first = categories.first, let entry = entry(for: wanted, at: first) { return entry }
      candidate = neighbours[wanted]
    }
    return entry(for: .body, at: .large)
  }
}
