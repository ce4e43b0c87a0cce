import HeadlessUIKit
import InterfaceBuilder

/// Makes date pickers.
enum DatePickerMaker {
  static func make(_ node: ObjectNode) -> UIDatePicker {
    let picker = node.instance(or: UIDatePicker(frame: .zero))
    picker.datePickerMode = modes[node[.datePicker.mode]] ?? .dateAndTime
    if let style = node[.datePicker.style].flatMap({ styles[$0] }) {
      picker.preferredDatePickerStyle = style
    }
    picker.minuteInterval = node[.datePicker.minuteInterval]
    ControlAttributes.apply(node, to: picker)
    return picker
  }

  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "countDownTimer": .countDownTimer,
  ]
  private static let styles: [String: UIDatePickerStyle] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
