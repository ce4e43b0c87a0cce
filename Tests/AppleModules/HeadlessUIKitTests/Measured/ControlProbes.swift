import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// How controls and margins are read for the rows of `Reference/measured-sizes.json`.
enum ControlProbes {
  static let all: [String: MeasuredProbe] = [
    "switch": { scene in
      let view = UISwitch()
      place(view, scene)
      return [view.frame.width, view.frame.height]
    },
    "text-field": { scene in
      let view = UITextField()
      view.borderStyle = .none
      view.font = .systemFont(ofSize: 17)
      view.text = "Name"
      place(view, scene)
      return [view.frame.height]
    },
    "date-capsule": { scene in
      let view = UIDatePicker()
      view.datePickerMode = .date
      view.preferredDatePickerStyle = .compact
      place(view, scene)
      return [view.frame.height]
    },
    "margin.system": { scene in
      let controller = UIViewController()
      _ = scene.window(controller)
      return [controller.view.directionalLayoutMargins.leading]
    },
    "safe-area": { scene in
      let name = scene.traits.userInterfaceIdiom == .pad ? "iPad 11-inch" : "iPhone 16"
      let insets = try #require(Device.named(name), "\(name)").safeArea(in: .portrait)
      return [insets.top, insets.left, insets.bottom, insets.right]
    },
  ]

  private static func place(_ view: UIView, _ scene: MeasuredScene) {
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
    ])
    _ = scene.window(controller)
  }
}
