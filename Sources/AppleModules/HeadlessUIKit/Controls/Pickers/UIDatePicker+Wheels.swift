import DynamicType
import Foundation
import Snapshots

/// A wheel of a date picker: the texts of its rows, and their distance.
private struct DateWheel {
  var text: (Date) -> String
  var step: Calendar.Component
  /// The visible rows above and below; a wheel of AM and PM has two rows.
  var rows: ClosedRange<Int> = -PickerMetrics.reach...PickerMetrics.reach
}

extension UIDatePicker {
  private func wheel(_ template: String, _ step: Calendar.Component) -> DateWheel {
    DateWheel(text: { self.string(template, $0) }, step: step)
  }

  /// A wheel of days; its rows have no commas between weekday and date.
  private var days: DateWheel {
    DateWheel(text: { self.string("EEEMMMd", $0).filter { !",،".contains($0) } }, step: .day)
  }

  /// A wheel of two-digit numbers, such as minutes.
  private func numbers(_ step: Calendar.Component, digits: Int) -> DateWheel {
    let calendar = shownCalendar
    return DateWheel(
      text: { date in
        let text = String(calendar.component(step, from: date))
        return String(repeating: "0", count: max(0, digits - text.count)) + text
      },
      step: step
    )
  }

  /// Hours and minutes, and a wheel of AM and PM in locales that have them.
  private var clock: [DateWheel] {
    let template = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: shownLocale)
    guard template?.contains("a") == true else {
      return [numbers(.hour, digits: 2), numbers(.minute, digits: 2)]
    }
    let calendar = shownCalendar
    let isMorning = calendar.component(.hour, from: date) < 12
    let hours = DateWheel(
      text: { String((calendar.component(.hour, from: $0) + 11) % 12 + 1) },
      step: .hour
    )
    let halves = DateWheel(
      text: { calendar.component(.hour, from: $0) < 12 ? calendar.amSymbol : calendar.pmSymbol },
      step: .hour,
      rows: isMorning ? 0...1 : -1...0
    )
    return [hours, numbers(.minute, digits: 2), halves]
  }

  private var wheels: [DateWheel] {
    switch datePickerMode {
    case .time: clock
    case .countDownTimer: [numbers(.hour, digits: 1), numbers(.minute, digits: 1)]
    case .date: [wheel("MMMM", .month), wheel("d", .day), wheel("y", .year)]
    case .dateAndTime: [days] + clock
    case .yearAndMonth: [wheel("MMMM", .month), wheel("y", .year)]
    }
  }

  /// The date whose hour and minute the wheels show.
  private var wheelDate: Date {
    guard datePickerMode == .countDownTimer else { return date }
    let midnight = Date(timeIntervalSinceReferenceDate: 0)
    let shift = (timeZone ?? .gmt).secondsFromGMT(for: midnight)
    return midnight.addingTimeInterval(countDownDuration - Double(shift))
  }

  private func titles(of wheel: DateWheel) -> [String] {
    let hasTwo = wheel.rows.count == 2
    return wheel.rows.map { row in
      let steps = hasTwo ? row * 12 : wheel.step == .minute ? row * minuteInterval : row
      let other = shownCalendar.date(byAdding: wheel.step, value: steps, to: wheelDate)
      return wheel.text(other ?? wheelDate)
    }
  }

  func wheelDrawings() -> [Drawing] {
    let picker = UIPickerView(frame: CGRect(origin: .zero, size: bounds.size))
    picker.traitOverrides = traitCollection
    let wheels = wheels
    picker.titles = wheels.map(titles)
    picker.sharesWidthByContent = true
    for (component, wheel) in wheels.enumerated() {
      picker.selectRow(-wheel.rows.lowerBound, inComponent: component, animated: false)
    }
    return picker.wheelDrawings()
  }
}
