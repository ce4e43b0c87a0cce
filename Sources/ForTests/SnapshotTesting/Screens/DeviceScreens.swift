import HeadlessUIKit

// Sizes and safe areas are those of the devices. The text size of a phone is Medium and that of the
// iPhone Xs Max and of tablets Large, as published references of this interface have them.

/// The screen of a phone.
struct Phone {
  /// The parts of a screen that apps keep free, in points.
  struct Margins {
    let top: Double
    let bottom: Double
    /// The margins at both sides when the phone lies on its side.
    let sides: Double
    /// The margin at the bottom when the phone lies on its side.
    let landscapeBottom: Double

    static let homeButton = Self(top: 20, bottom: 0, sides: 0, landscapeBottom: 0)
    static let notch = Self(top: 44, bottom: 34, sides: 44, landscapeBottom: 24)
    static let laterNotch = Self(top: 47, bottom: 34, sides: 47, landscapeBottom: 21)
    static let miniNotch = Self(top: 50, bottom: 34, sides: 50, landscapeBottom: 21)
  }

  let size: CGSize
  let margins: Margins
  /// Whether the width is of the regular class sideways.
  let isWideSideways: Bool
  let textSize: UIContentSizeCategory

  private init(
    _ width: Double,
    _ height: Double,
    _ margins: Margins,
    isWideSideways: Bool = false,
    textSize: UIContentSizeCategory = .medium
  ) {
    size = CGSize(width: width, height: height)
    self.margins = margins
    self.isWideSideways = isWideSideways
    self.textSize = textSize
  }

  static let iPhoneSe = Self(320, 568, .homeButton)
  static let iPhone8 = Self(375, 667, .homeButton)
  static let iPhone8Plus = Self(414, 736, .homeButton, isWideSideways: true)
  static let iPhoneX = Self(375, 812, .notch)
  static let iPhoneXsMax = Self(414, 896, .notch, isWideSideways: true, textSize: .large)
  static let iPhoneXr = Self(414, 896, .notch, isWideSideways: true)
  static let iPhone12 = Self(390, 844, .laterNotch)
  static let iPhone12Pro = Self(390, 844, .laterNotch)
  static let iPhone12ProMax = Self(428, 926, .laterNotch, isWideSideways: true)
  static let iPhone13 = Self(390, 844, .laterNotch)
  static let iPhone13Mini = Self(375, 812, .miniNotch)
  static let iPhone13Pro = Self(390, 844, .laterNotch)
  static let iPhone13ProMax = Self(428, 926, .laterNotch, isWideSideways: true)
}

/// The screen of a tablet.
struct Tablet {
  let size: CGSize
  let top: Double
  let bottom: Double
  /// The widths of a third, of half and of two thirds.
  let landscape: (Double, Double, Double)
  /// The widths of a third and of two thirds.
  let portrait: (Double, Double)

  private init(
    _ width: Double,
    _ height: Double,
    top: Double = 20,
    bottom: Double = 0,
    landscape: (Double, Double, Double),
    portrait: (Double, Double)
  ) {
    size = CGSize(width: width, height: height)
    self.top = top
    self.bottom = bottom
    self.landscape = landscape
    self.portrait = portrait
  }

  static let iPadMini = Self(768, 1024, landscape: (320, 507, 694), portrait: (320, 438))
  static let iPad9_7 = Self(768, 1024, landscape: (320, 507, 694), portrait: (320, 438))
  static let iPad10_2 = Self(810, 1080, landscape: (320, 535, 750), portrait: (320, 480))
  static let iPadPro10_5 = Self(834, 1112, landscape: (320, 551, 782), portrait: (320, 504))
  static let iPadPro11 = Self(
    834,
    1194,
    top: 24,
    bottom: 20,
    landscape: (375, 592, 809),
    portrait: (320, 504)
  )
  static let iPadPro12_9 = Self(1024, 1366, landscape: (375, 678, 981), portrait: (375, 639))
}

extension Phone {
  /// The screen as the interface of snapshots has it.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    let sides = margins.sides
    return ViewImageConfig(
      safeArea: isUpright
        ? UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0)
        : UIEdgeInsets(top: 0, left: sides, bottom: margins.landscapeBottom, right: sides),
      size: isUpright
        ? size : CGSize(width: size.height, height: size.width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(
          horizontalSizeClass: !isUpright && isWideSideways ? .regular : .compact
        ),
        UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(preferredContentSizeCategory: textSize),
      ])
    )
  }
}

extension Tablet {
  /// The screen, or the part of it that the app has, as the interface of snapshots has it.
  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    let isWide: Bool
    switch orientation {
    case .landscape(let split):
      let (third, half, most) = self.landscape
      let width =
        switch split {
        case .oneThird: third
        case .oneHalf: half
        case .twoThirds: most
        case .full: self.size.height
        }
      size = CGSize(width: width, height: self.size.width)
      // Half of the largest tablet is as wide as a smaller one upright.
      isWide = split == .full || split == .twoThirds || split == .oneHalf && width > 600
    case .portrait(let split):
      let (third, most) = self.portrait
      let width =
        switch split {
        case .oneThird: third
        case .twoThirds: most
        case .full: self.size.width
        }
      size = CGSize(width: width, height: self.size.height)
      isWide = split == .full || split == .twoThirds && width > 600
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: size,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
        UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(preferredContentSizeCategory: .large),
      ])
    )
  }
}
