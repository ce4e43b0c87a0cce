import HeadlessUIKit
import InterfaceBuilder

/// Makes date pickers.
enum DatePickerMaker {
  static func make(_ node: ObjectNode) -> UIDatePicker {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = modes[node.datePickerMode] ?? .dateAndTime
    if let style = node.style.flatMap({ styles[$0] }) { picker.preferredDatePickerStyle = style }
    return picker
  }

  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "countDownTimer": .countDownTimer,
  ]
  private static let styles: [String: UIDatePickerStyle] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
