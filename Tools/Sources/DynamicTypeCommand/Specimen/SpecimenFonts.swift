import DynamicType
import FontManagement

/// The fonts of the notes beside the text.
enum SpecimenFonts {
  static let title = Font.systemFont(ofSize: 64, weight: .bold)
  static let subtitle = Font.systemFont(ofSize: 20, weight: .regular)
  static let heading = Font.systemFont(ofSize: 17, weight: .semibold)
  static let note = Font.systemFont(ofSize: 11, weight: .regular)
  static let mark = Font.systemFont(ofSize: 11, weight: .semibold)
}
