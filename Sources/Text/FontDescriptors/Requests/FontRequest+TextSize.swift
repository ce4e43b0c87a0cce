public import DynamicType

extension FontRequest {
  /// Returns the request for the system's font of a text style in a category.
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
  /// - Returns: The request, which follows the text size.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: TraitCollection? = nil
  ) -> FontRequest {
    let descriptor = FontDescriptor.preferredFontDescriptor(
      withTextStyle: style,
      compatibleWith: traits
    )
    return FontRequest(descriptor: descriptor, size: 0).spaced(asIn: traits?.systemVersion)
  }

  /// Returns the request scaled for the category of the traits; it remembers its present size as
  /// the size at Large.
  ///
  /// Scaling a scaled request is a programmer error and traps, as in UIKit.
  ///
  /// - Parameters:
  ///   - metrics: The metrics of the text style with which the size grows.
  ///   - maximumPointSize: The largest size in points, or `nil` for no limit.
  ///   - traits: The traits that give category and system; `nil` is the application's traits.
  /// - Returns: The request in the scaled size, rounded to the whole point, then limited.
  public func scaled(
    with metrics: FontMetrics,
    maximumPointSize: Double? = nil,
    compatibleWith traits: TraitCollection? = nil
  ) -> FontRequest {
    precondition(
      scaling.base == nil,
      "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
    )
    let base = FontScaling.Base(
      textStyle: metrics.textStyle,
      pointSize: pointSize,
      maximumPointSize: maximumPointSize
    )
    return scaled(from: base, compatibleWith: traits)
  }

  /// Returns the request for other traits, computed from its original size.
  ///
  /// Adjusting back and forth never drifts. A preferred font takes the size of its style, even when
  /// ``withSize(_:)`` had changed it, and keeps traits, design and features that it was given;
  /// fixed fonts stay as they are.
  public func adjusted(to traits: TraitCollection) -> FontRequest {
    switch scaling {
    case .fixed: self
    case .preferred(let style): preferred(style, in: traits)
    case .scaled(let base): scaled(from: base, compatibleWith: traits)
    }
  }

  /// Returns the request in another size; a scaled font becomes a fixed one.
  public func withSize(_ size: Double) -> FontRequest {
    Self.check(size)
    return FontRequest(
      descriptor.withSize(size),
      scaling: scaling.base == nil ? scaling : .fixed,
      edition: edition
    )
  }

  /// Whether the size follows the text size: true for preferred and scaled fonts.
  public var adjustsForContentSizeCategory: Bool { scaling != .fixed }

  /// The font of a style with what a program has changed about this one.
  private func preferred(_ style: TextStyle, in traits: TraitCollection) -> FontRequest {
    let plain = FontRequest.preferredFont(forTextStyle: style, compatibleWith: traits)
    var own = descriptor
    own.pointSize = plain.descriptor.pointSize
    own.preferredLeading = plain.descriptor.preferredLeading
    if own.weight != plain.descriptor.weight, isWeight(own.weight, of: style) {
      own.weight = plain.descriptor.weight
    }
    guard own != plain.descriptor else { return plain }
    return FontRequest(own, scaling: scaling, edition: plain.edition)
  }

  /// Whether a style has a weight by itself, with or without bold text.
  private func isWeight(_ weight: FontWeight?, of style: TextStyle) -> Bool {
    let regular = FontDescriptor.preferredFontDescriptor(
      withTextStyle: style,
      compatibleWith: TraitCollection(legibilityWeight: .regular)
    ).weight
    return weight == regular || weight == regular?.heavier
  }

  private func scaled(
    from base: FontScaling.Base,
    compatibleWith traits: TraitCollection?
  ) -> FontRequest {
    let size = FontMetrics(forTextStyle: base.textStyle).scaledPointSize(
      for: base.pointSize,
      maximumPointSize: base.maximumPointSize,
      compatibleWith: traits
    )
    var descriptor = descriptor.withSize(size)
    descriptor.textStyle = nil
    // Measured at Large, where it is the style's; that it grows with the size is an assumption.
    descriptor.preferredLeading = self.descriptor.preferredLeading.map {
      $0 * size / self.descriptor.pointSize
    }
    return FontRequest(descriptor, scaling: .scaled(base)).spaced(asIn: traits?.systemVersion)
  }
}
