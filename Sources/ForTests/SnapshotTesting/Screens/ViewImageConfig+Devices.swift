import HeadlessUIKit

// Sizes and safe areas are those of the devices. The text size of a phone is Medium and that of the
// iPhone Xs Max and of tablets Large, as published references of this interface have them.

extension ViewImageConfig {
  /// The iPhone SE of 2016, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 320, height: 568),
        top: 20,
        bottom: 0,
        sides: 0,
        landscapeBottom: 0,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// The iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 375, height: 667),
        top: 20,
        bottom: 0,
        sides: 0,
        landscapeBottom: 0,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 414, height: 736),
        top: 20,
        bottom: 0,
        sides: 0,
        landscapeBottom: 0,
        isWideSideways: true,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// The iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 375, height: 812),
        top: 44,
        bottom: 34,
        sides: 44,
        landscapeBottom: 24,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone Xs Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// The iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 414, height: 896),
        top: 44,
        bottom: 34,
        sides: 44,
        landscapeBottom: 24,
        isWideSideways: true,
        textSize: .large
      ),
      orientation
    )
  }

  /// The iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// The iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 414, height: 896),
        top: 44,
        bottom: 34,
        sides: 44,
        landscapeBottom: 24,
        isWideSideways: true,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// The iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 390, height: 844),
        top: 47,
        bottom: 34,
        sides: 47,
        landscapeBottom: 21,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// The iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 390, height: 844),
        top: 47,
        bottom: 34,
        sides: 47,
        landscapeBottom: 21,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 428, height: 926),
        top: 47,
        bottom: 34,
        sides: 47,
        landscapeBottom: 21,
        isWideSideways: true,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// The iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 390, height: 844),
        top: 47,
        bottom: 34,
        sides: 47,
        landscapeBottom: 21,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// The iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 375, height: 812),
        top: 50,
        bottom: 34,
        sides: 50,
        landscapeBottom: 21,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// The iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 390, height: 844),
        top: 47,
        bottom: 34,
        sides: 47,
        landscapeBottom: 21,
        isWideSideways: false,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      Phone(
        size: CGSize(width: 428, height: 926),
        top: 47,
        bottom: 34,
        sides: 47,
        landscapeBottom: 21,
        isWideSideways: true,
        textSize: .medium
      ),
      orientation
    )
  }

  /// The iPad mini, sideways.
  public static let iPadMini = iPadMini(.landscape)

  /// The iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    )
  }

  /// The iPad mini, with the part of its screen that the app has.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        size: CGSize(width: 768, height: 1024),
        top: 20,
        bottom: 0,
        landscape: (320, 507, 694),
        portrait: (320, 438)
      ),
      orientation
    )
  }

  /// The iPad of 9.7 inches, sideways.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// The iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    )
  }

  /// The iPad of 9.7 inches, with the part of its screen that the app has.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        size: CGSize(width: 768, height: 1024),
        top: 20,
        bottom: 0,
        landscape: (320, 507, 694),
        portrait: (320, 438)
      ),
      orientation
    )
  }

  /// The iPad of 10.2 inches, sideways.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// The iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    )
  }

  /// The iPad of 10.2 inches, with the part of its screen that the app has.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        size: CGSize(width: 810, height: 1080),
        top: 20,
        bottom: 0,
        landscape: (320, 535, 750),
        portrait: (320, 480)
      ),
      orientation
    )
  }

  /// The iPad Pro of 10.5 inches, sideways.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// The iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    )
  }

  /// The iPad Pro of 10.5 inches, with the part of its screen that the app has.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        size: CGSize(width: 834, height: 1112),
        top: 20,
        bottom: 0,
        landscape: (320, 551, 782),
        portrait: (320, 504)
      ),
      orientation
    )
  }

  /// The iPad Pro of 11 inches, sideways.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// The iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    )
  }

  /// The iPad Pro of 11 inches, with the part of its screen that the app has.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        size: CGSize(width: 834, height: 1194),
        top: 24,
        bottom: 20,
        landscape: (375, 592, 809),
        portrait: (320, 504)
      ),
      orientation
    )
  }

  /// The iPad Pro of 12.9 inches, sideways.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// The iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(
      orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    )
  }

  /// The iPad Pro of 12.9 inches, with the part of its screen that the app has.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(
      Tablet(
        size: CGSize(width: 1024, height: 1366),
        top: 20,
        bottom: 0,
        landscape: (375, 678, 981),
        portrait: (375, 639)
      ),
      orientation
    )
  }
}

extension ViewImageConfig {
  private struct Phone {
    let size: CGSize
    let top: Double
    let bottom: Double
    let sides: Double
    let landscapeBottom: Double
    /// Whether the width is of the regular class sideways.
    let isWideSideways: Bool
    let textSize: UIContentSizeCategory
  }

  private struct Tablet {
    let size: CGSize
    let top: Double
    let bottom: Double
    /// The widths of a third, of half and of two thirds.
    let landscape: (Double, Double, Double)
    /// The widths of a third and of two thirds.
    let portrait: (Double, Double)
  }

  private static func phone(_ phone: Phone, _ orientation: Orientation) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    let sides = phone.sides
    return ViewImageConfig(
      safeArea: isUpright
        ? UIEdgeInsets(top: phone.top, left: 0, bottom: phone.bottom, right: 0)
        : UIEdgeInsets(top: 0, left: sides, bottom: phone.landscapeBottom, right: sides),
      size: isUpright
        ? phone.size : CGSize(width: phone.size.height, height: phone.size.width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(
          horizontalSizeClass: !isUpright && phone.isWideSideways ? .regular : .compact
        ),
        UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(preferredContentSizeCategory: phone.textSize),
      ])
    )
  }

  private static func tablet(
    _ tablet: Tablet,
    _ orientation: TabletOrientation
  ) -> ViewImageConfig {
    let size: CGSize
    let isWide: Bool
    switch orientation {
    case .landscape(let split):
      let (third, half, most) = tablet.landscape
      let width =
        switch split {
        case .oneThird: third
        case .oneHalf: half
        case .twoThirds: most
        case .full: tablet.size.height
        }
      size = CGSize(width: width, height: tablet.size.width)
      // Half of the largest tablet is as wide as a smaller one upright.
      isWide = split == .full || split == .twoThirds || split == .oneHalf && width > 600
    case .portrait(let split):
      let (third, most) = tablet.portrait
      let width =
        switch split {
        case .oneThird: third
        case .twoThirds: most
        case .full: tablet.size.width
        }
      size = CGSize(width: width, height: tablet.size.height)
      isWide = split == .full || split == .twoThirds && width > 600
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: tablet.top, left: 0, bottom: tablet.bottom, right: 0),
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
