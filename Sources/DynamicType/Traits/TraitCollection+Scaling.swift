extension TraitCollection {
  /// The traits that hold where nobody has said anything: Large, 3 pixels a point, a phone.
  ///
  /// They are those of the current iPhones at the default text size. Off Apple's platforms set
  /// the real ones once with ``TraitEnvironment/application``.
  public static let fallback = TraitCollection(
    preferredContentSizeCategory: .large,
    displayScale: 3,
    userInterfaceIdiom: .phone,
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular,
    layoutDirection: .leftToRight,
    legibilityWeight: .regular,
    userInterfaceStyle: .light,
    systemVersion: .published)

  /// The platform whose type table the traits call for.
  public var platform: Platform {
    switch userInterfaceIdiom {
    case .unspecified, .phone, .pad, .carPlay: .iOS
    case .tv: .tvOS
    case .mac: .macOS
    case .vision: .visionOS
    case .watch: .watchOS
    }
  }

  /// The type table that the traits call for.
  public var typeTable: TypeTable {
    .table(for: platform, systemVersion: systemVersion)
  }

  /// Whether scaling needs nothing from elsewhere.
  @inline(__always)
  var isCompleteForScaling: Bool {
    preferredContentSizeCategory != .unspecified && displayScale > 0
      && userInterfaceIdiom != .unspecified && systemVersion != nil
  }

  /// The collection with open traits filled from the application's.
  @inline(never)
  var completedForScaling: TraitCollection {
    isCompleteForScaling ? self : TraitCollection.application.merging(self)
  }

  /// The block of the type tables; the same choice as ``typeTable``, as a number.
  @inline(__always)
  var typeTableBlock: Int {
    switch userInterfaceIdiom {
    case .unspecified, .phone, .pad, .carPlay: (systemVersion?.major ?? 0) >= 26 ? 1 : 0
    case .mac: 2
    case .watch: 3
    case .tv: 4
    case .vision: 5
    }
  }
}
