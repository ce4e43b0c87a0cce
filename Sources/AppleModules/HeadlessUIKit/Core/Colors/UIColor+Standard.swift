/// The fixed colors, with the components that Apple's documentation of each gives.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)

  /// A gray of one third.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)

  /// A gray of two thirds.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)

  /// White.
  public static let white = UIColor(white: 1, alpha: 1)

  /// A gray of one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)

  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Text on a dark background: white at 60 percent.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The background of grouped tables, which iOS 13 renamed to `systemGroupedBackground`.
  public static let groupTableViewBackground = UIColor(system: .systemGroupedBackground)

  /// The tint of the view that uses the color; system blue outside views.
  public static let tintColor = UIColor(.tint)
}
