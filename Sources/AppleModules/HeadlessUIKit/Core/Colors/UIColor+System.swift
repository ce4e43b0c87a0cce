/// The colors that the system chooses by appearance.
extension UIColor {
  /// The system's red, which adapts to the appearance.
  public static let systemRed = UIColor(system: .systemRed)

  /// The system's orange, which adapts to the appearance.
  public static let systemOrange = UIColor(system: .systemOrange)

  /// The system's yellow, which adapts to the appearance.
  public static let systemYellow = UIColor(system: .systemYellow)

  /// The system's green, which adapts to the appearance.
  public static let systemGreen = UIColor(system: .systemGreen)

  /// The system's mint, which adapts to the appearance.
  public static let systemMint = UIColor(system: .systemMint)

  /// The system's teal, which adapts to the appearance.
  public static let systemTeal = UIColor(system: .systemTeal)

  /// The system's cyan, which adapts to the appearance.
  public static let systemCyan = UIColor(system: .systemCyan)

  /// The system's blue, which adapts to the appearance.
  public static let systemBlue = UIColor(system: .systemBlue)

  /// The system's indigo, which adapts to the appearance.
  public static let systemIndigo = UIColor(system: .systemIndigo)

  /// The system's purple, which adapts to the appearance.
  public static let systemPurple = UIColor(system: .systemPurple)

  /// The system's pink, which adapts to the appearance.
  public static let systemPink = UIColor(system: .systemPink)

  /// The system's brown, which adapts to the appearance.
  public static let systemBrown = UIColor(system: .systemBrown)

  /// The base gray, which adapts to the appearance.
  public static let systemGray = UIColor(system: .systemGray)

  /// The second gray, which adapts to the appearance.
  public static let systemGray2 = UIColor(system: .systemGray2)

  /// The third gray, which adapts to the appearance.
  public static let systemGray3 = UIColor(system: .systemGray3)

  /// The fourth gray, which adapts to the appearance.
  public static let systemGray4 = UIColor(system: .systemGray4)

  /// The fifth gray, which adapts to the appearance.
  public static let systemGray5 = UIColor(system: .systemGray5)

  /// The sixth gray, which adapts to the appearance.
  public static let systemGray6 = UIColor(system: .systemGray6)

  /// The color for text of labels with primary content.
  public static let label = UIColor(system: .label)

  /// The color for text of labels with secondary content.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)

  /// The color for text of labels with tertiary content.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)

  /// The color for text of labels with quaternary content.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)

  /// The color for placeholder text.
  public static let placeholderText = UIColor(system: .placeholderText)

  /// The color for links.
  public static let link = UIColor(system: .link)

  /// The color of thin lines that let the content below show through.
  public static let separator = UIColor(system: .separator)

  /// The color of thin lines that hide the content below.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)

  /// The color for thin and small shapes.
  public static let systemFill = UIColor(system: .systemFill)

  /// The color for shapes of medium size.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)

  /// The color for large shapes.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)

  /// The color for large areas with complex content.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)

  /// The color for the main background.
  public static let systemBackground = UIColor(system: .systemBackground)

  /// The color for content on the main background.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)

  /// The color for content on secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)

  /// The color for the main background of grouped content.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)

  /// The color for content on the main grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondarySystemGroupedBackground
  )

  /// The color for content on secondary grouped backgrounds.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .tertiarySystemGroupedBackground
  )
}
