import RichText

/// The colors of a sheet.
struct SpecimenTheme {
  var paper: Color
  var ink: Color
  /// The color of the notes beside the text.
  var note: Color
  var rule: Color
  /// The color of the default category.
  var accent: Color

  static let light = SpecimenTheme(
    paper: Color(red: 0.988, green: 0.984, blue: 0.973),
    ink: Color(red: 0.09, green: 0.09, blue: 0.11),
    note: Color(red: 0.47, green: 0.46, blue: 0.45),
    rule: Color(red: 0.09, green: 0.09, blue: 0.11, alpha: 0.16),
    accent: Color(red: 0.80, green: 0.24, blue: 0.13)
  )

  static let dark = SpecimenTheme(
    paper: Color(red: 0.075, green: 0.078, blue: 0.09),
    ink: Color(red: 0.95, green: 0.945, blue: 0.93),
    note: Color(red: 0.58, green: 0.58, blue: 0.59),
    rule: Color(red: 1, green: 1, blue: 1, alpha: 0.18),
    accent: Color(red: 1, green: 0.52, blue: 0.36)
  )
}
