import DynamicType
import Foundation
import LayoutGeometry
import Snapshots
import SystemMetrics
import Typesetting

/// The numbers of date pickers.
///
/// A capsule is 34 points high with text of 17 points and does not grow (measured on iOS 26.1); the
/// other numbers are read off Apple's pictures: estimates.
enum DatePickerMetrics {
  static let capsuleHeight = 34.0
  static let fontSize = 17.0
  static let padding = 12.0
  static let gap = 6.0
  static let inlineSize = CGSize(width: 320, height: 330)
  static let inlineHeader = 52.0
  static let weekdays = 24.0
  /// The row of the time below the days.
  static let inlineTime = 44.0
}

extension UIDatePicker {
  private var font: UIFont { .systemFont(ofSize: DatePickerMetrics.fontSize) }

  // MARK: Compact

  private var capsuleWidths: [Double] {
    compactTexts.map {
      pixelGrid.roundedUp(shaped($0, font).measure(maximumLines: 1).width)
        + 2 * DatePickerMetrics.padding
    }
  }

  var compactSize: CGSize {
    let widths = capsuleWidths
    let gaps = Double(widths.count - 1) * DatePickerMetrics.gap
    return CGSize(width: widths.reduce(0, +) + gaps, height: DatePickerMetrics.capsuleHeight)
  }

  func compactDrawings() -> [Drawing] {
    let radius = PickerSizes.capsuleRadius[systemGeneration]
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    var drawings: [Drawing] = []
    var x = bounds.minX
    for (text, width) in zip(compactTexts, capsuleWidths) {
      let box = turned(
        CGRect(
          x: x,
          y: bounds.midY - DatePickerMetrics.capsuleHeight / 2,
          width: width,
          height: DatePickerMetrics.capsuleHeight
        )
      )
      drawings.append(
        .fill(.roundedRect(Rect(box), radius: radius), .color(shade(.tertiarySystemFill)))
      )
      drawings.append(textDrawing(text, font, in: box, .label, alpha: alpha))
      x += width + DatePickerMetrics.gap
    }
    return drawings
  }

  // MARK: Inline

  var inlineSize: CGSize {
    if datePickerMode == .time { return compactSize }
    var size = DatePickerMetrics.inlineSize
    if datePickerMode == .dateAndTime { size.height += DatePickerMetrics.inlineTime }
    return size
  }

  func inlineDrawings() -> [Drawing] {
    if datePickerMode == .time { return compactDrawings() }
    let header = CGRect(
      x: bounds.minX + 16,
      y: bounds.minY,
      width: max(0, bounds.width - 32),
      height: DatePickerMetrics.inlineHeader
    )
    let month = textDrawing(
      string("yMMMM", date),
      .systemFont(ofSize: 17, weight: .semibold),
      in: header,
      .label
    )
    return [month] + weekdayDrawings() + dayDrawings()
  }

  private func cell(_ column: Int, y: Double, height: Double) -> CGRect {
    let width = bounds.width / 7
    return turned(
      CGRect(x: bounds.minX + Double(column) * width, y: y, width: width, height: height)
    )
  }

  private func weekdayDrawings() -> [Drawing] {
    let calendar = shownCalendar
    let names = calendar.shortStandaloneWeekdaySymbols
    let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    return (0..<7).map { column in
      let name = names[(column + calendar.firstWeekday - 1) % names.count].uppercased()
      let box = cell(
        column,
        y: bounds.minY + DatePickerMetrics.inlineHeader,
        height: DatePickerMetrics.weekdays
      )
      return textDrawing(name, font, in: box, .tertiaryLabel)
    }
  }

  private func dayDrawings() -> [Drawing] {
    let calendar = shownCalendar
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let weekday = calendar.component(.weekday, from: month.start)
    let shift = (weekday - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: date)
    let top = bounds.minY + DatePickerMetrics.inlineHeader + DatePickerMetrics.weekdays
    let below = datePickerMode == .dateAndTime ? DatePickerMetrics.inlineTime : 0
    let height = max(0, (bounds.maxY - below - top) / 6)
    return days.flatMap { day in
      let place = day - 1 + shift
      let box = cell(place % 7, y: top + Double(place / 7) * height, height: height)
      return dayDrawing(day, in: box, isChosen: day == chosen)
    }
  }

  private func dayDrawing(_ day: Int, in box: CGRect, isChosen: Bool) -> [Drawing] {
    let text = textDrawing(
      String(day),
      .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular),
      in: box,
      isChosen ? tintColor : .label
    )
    guard isChosen else { return [text] }
    let side = min(44, box.width, box.height)
    let circle = ControlDrawing.middle(of: box, CGSize(width: side, height: side))
    return [.fill(.ellipse(Rect(circle)), .color(shade(tintColor, alpha: 0.15))), text]
  }
}
