extension TraitCollection {
  /// The traits where none are set: Large, 3 pixels a point, a phone.
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
    systemVersion: .unspecified
  )

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

  /// The collection with open traits filled from the application's.
  @inline(never)
  var completedForScaling: TraitCollection {
    scalingCell != nil ? self : TraitCollection.application.merging(self)
  }

  /// The index of the leadings for these traits, without the text style.
  ///
  /// `nil` while a trait that scaling needs is open.
  @inline(__always)
  var scalingCell: Int? { cell == Self.openCell ? nil : Int(cell) }

  /// The value of ``cell`` while category, display scale, idiom or system version is open.
  static let openCell = UInt16.max

  /// Computes the value of ``cell`` from the traits.
  var currentCell: UInt16 {
    guard preferredContentSizeCategory != .unspecified, userInterfaceIdiom != .unspecified,
      systemVersion != nil, displayScale != 0
    else { return Self.openCell }
    let rows = typeTable.block * TypeTable.rowCount
    return UInt16(rows * TypeTable.columnCount + preferredContentSizeCategory.position)
  }
}
