extension ViewImageConfig {
  /// The iPhone SE of 2016, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// The iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneSe.config(orientation)
  }

  /// The iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// The iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8.config(orientation)
  }

  /// The iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// The iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone8Plus.config(orientation)
  }

  /// The iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// The iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneX.config(orientation)
  }

  /// The iPhone Xs Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// The iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXsMax.config(orientation)
  }

  /// The iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// The iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhoneXr.config(orientation)
  }

  /// The iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// The iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12.config(orientation)
  }

  /// The iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// The iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12Pro.config(orientation)
  }

  /// The iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// The iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone12ProMax.config(orientation)
  }

  /// The iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// The iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13.config(orientation)
  }

  /// The iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// The iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13Mini.config(orientation)
  }

  /// The iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// The iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13Pro.config(orientation)
  }

  /// The iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// The iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.iPhone13ProMax.config(orientation)
  }

  /// The iPad mini, sideways.
  public static let iPadMini = iPadMini(.landscape)

  /// The iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation.wholeScreen)
  }

  /// The iPad mini, with the part of its screen that the app has.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadMini.config(orientation)
  }

  /// The iPad of 9.7 inches, sideways.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// The iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(orientation.wholeScreen)
  }

  /// The iPad of 9.7 inches, with the part of its screen that the app has.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPad9_7.config(orientation)
  }

  /// The iPad of 10.2 inches, sideways.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// The iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(orientation.wholeScreen)
  }

  /// The iPad of 10.2 inches, with the part of its screen that the app has.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPad10_2.config(orientation)
  }

  /// The iPad Pro of 10.5 inches, sideways.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// The iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(orientation.wholeScreen)
  }

  /// The iPad Pro of 10.5 inches, with the part of its screen that the app has.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro10_5.config(orientation)
  }

  /// The iPad Pro of 11 inches, sideways.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// The iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(orientation.wholeScreen)
  }

  /// The iPad Pro of 11 inches, with the part of its screen that the app has.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro11.config(orientation)
  }

  /// The iPad Pro of 12.9 inches, sideways.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// The iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(orientation.wholeScreen)
  }

  /// The iPad Pro of 12.9 inches, with the part of its screen that the app has.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.iPadPro12_9.config(orientation)
  }
}

extension ViewImageConfig.Orientation {
  /// The orientation of a tablet whose whole screen the app has.
  fileprivate var wholeScreen: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}
