import DynamicType
import Foundation
import RichText
import Snapshots
import Typesetting

extension UIDatePicker {
  var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  /// The calendar with the picker's locale and time zone.
  var shownCalendar: Calendar {
    var calendar: Calendar = self.calendar
    calendar.timeZone = timeZone ?? .gmt
    calendar.locale = shownLocale
    return calendar
  }

  /// The text of a date for a template of Unicode's date fields.
  func string(_ template: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = shownLocale
    formatter.calendar = shownCalendar
    formatter.timeZone = timeZone ?? .gmt
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The texts of the capsules: a medium date, or a short numeric one at accessibility sizes, as measured on
  /// iOS 26.1.
  var compactTexts: [String] {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let day = string(isLarge ? "yyMd" : "yMMMd", date)
    let time = string("jmm", date)
    switch datePickerMode {
    case .time: return [time]
    case .date: return [day]
    default: return [day, time]
    }
  }

  func shaped(_ text: String, _ font: UIFont) -> ShapedText {
    ShapedText(
      AttributedText(text, attributes: TextAttributes(font: font.request)),
      style: .centeredLine,
      language: ScreenContext.current.language
    )
  }

  func textDrawing(
    _ text: String,
    _ font: UIFont,
    in box: CGRect,
    _ color: UIColor,
    alpha: Double = 1
  ) -> Drawing {
    .text(
      TextContent(
        laying: shaped(text, font),
        in: Rect(box),
        color: shade(color, alpha: alpha),
        numberOfLines: 1,
        role: .value,
        displayScale: pixelScale
      )
    )
  }
}
