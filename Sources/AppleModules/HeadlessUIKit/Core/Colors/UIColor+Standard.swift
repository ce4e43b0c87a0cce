/// Named colors that the appearance or the view determines.
extension UIColor {
  /// The background of grouped tables, which iOS 13 renamed to `systemGroupedBackground`.
  public static let groupTableViewBackground = UIColor(system: .systemGroupedBackground)

  /// The tint of the view that uses the color; the system's blue outside views.
  public static let tintColor = UIColor(.tint)
}
