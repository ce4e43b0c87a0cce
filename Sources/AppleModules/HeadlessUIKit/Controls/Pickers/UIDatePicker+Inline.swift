import DynamicType
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

/// The lengths of a month grid, measured in 18 published pictures of iOS 26 (warp-ds/warp-ios,
/// `DatePickerSnapshotTests`).
///
/// The header and the last week extend beyond the frame.
enum InlineDatePickerMetrics {
  static let width = 320.0
  static let height = 324.0
  /// The height with a row of the time below the days.
  static let heightWithTime = 366.0
  /// The middle of the month's name, from the top.
  static let header = 9.67
  static let headerInset = 12.0
  /// The centers of the arrows, from the trailing edge.
  static let arrows = [61.0, 14.5]
  static let arrow = CGSize(width: 9.67, height: 15)
  /// The distance between the month's name and its mark.
  static let markGap = 8.0
  static let mark = CGSize(width: 6, height: 10.33)
  /// The center of the weekday names, from the top.
  static let weekdays = 52.2
  /// The top of the first week.
  static let days = 60.83
  /// The length by which the last week extends below the frame.
  static let reach = 14.83
  /// The distance of the time row above the lower edge of the last week.
  static let time = 66.0
  /// The middle of the time, from the bottom.
  static let timeMiddle = 26.33
  static let timeInset = 8.0
}

extension UIDatePicker {
  private typealias Metrics = InlineDatePickerMetrics

  private var showsTime: Bool { datePickerMode == .dateAndTime }

  var inlineSize: CGSize {
    if datePickerMode == .time { return compactSize }
    return CGSize(
      width: Metrics.width,
      height: showsTime ? Metrics.heightWithTime : Metrics.height
    )
  }

  func inlineDrawings() -> [Drawing] {
    if datePickerMode == .time { return compactDrawings() }
    return headerDrawings() + weekdayDrawings() + dayDrawings() + (showsTime ? timeDrawings() : [])
  }

  // MARK: The month

  private func headerDrawings() -> [Drawing] {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let name = string("yMMMM", date)
    let middle = bounds.minY + Metrics.header
    let box = line(name, font, at: bounds.minX + Metrics.headerInset, middle: middle)
    let markX = box.maxX + Metrics.markGap + Metrics.mark.width / 2
    let arrows = Metrics.arrows.map { CGPoint(x: bounds.maxX - $0, y: middle) }
    return [textDrawing(name, font, in: turned(box), .label)]
      + [arrow(at: CGPoint(x: markX, y: middle), Metrics.mark, pen: 2, isBack: false)]
      + zip(arrows, [true, false]).map { arrow(at: $0, Metrics.arrow, pen: 3, isBack: $1) }
  }

  /// The frame of a line of text, before mirroring.
  private func line(_ text: String, _ font: UIFont, at x: Double, middle: Double) -> CGRect {
    let width = pixelGrid.roundedUp(shaped(text, font).measure(maximumLines: 1).width)
    let height = font.lineHeight
    return CGRect(x: x, y: middle - height / 2, width: width, height: height)
  }

  private func arrow(at middle: CGPoint, _ size: CGSize, pen: Double, isBack: Bool) -> Drawing {
    let box = turned(ControlDrawing.middle(of: CGRect(origin: middle, size: .zero), size))
    let isLeft = isBack != isRightToLeft
    let (from, to) = isLeft ? (box.maxX, box.minX) : (box.minX, box.maxX)
    var path = Path()
    path.move(to: Point(x: from, y: box.minY))
    path.line(to: Point(x: to, y: box.midY))
    path.line(to: Point(x: from, y: box.maxY))
    return .stroke(
      .path(path, .nonZero),
      .color(shade(tintColor)),
      StrokeStyle(width: pen, cap: .round, join: .round)
    )
  }

  // MARK: Days

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
      let height = font.lineHeight
      let box = cell(column, y: bounds.minY + Metrics.weekdays - height / 2, height: height)
      return textDrawing(name, font, in: box, .secondaryLabel)
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
    let top = bounds.minY + Metrics.days
    let bottom = bounds.maxY + Metrics.reach - (showsTime ? Metrics.time : 0)
    let height = max(0, (bottom - top) / 6)
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

  // MARK: The time

  private func timeDrawings() -> [Drawing] {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let middle = bounds.maxY - Metrics.timeMiddle
    let box = line("Time", font, at: bounds.minX + Metrics.timeInset, middle: middle)
    let time = string("jmm", date)
    let start = bounds.maxX - Metrics.timeInset - capsuleWidth(time)
    return [textDrawing("Time", font, in: turned(box), .label)]
      + capsuleDrawings([time], from: start, middle: middle)
  }
}
