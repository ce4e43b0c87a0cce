import Foundation
import Testing

@testable import HeadlessUIKit

/// How alerts and sheets are read for the rows of `Reference/measured-sizes.json`.
enum AlertProbes {
  static let all: [String: MeasuredProbe] = [
    "alert.heights": { scene in
      let cases: [(String?, String?, Int)] = [
        ("Title", "One line", 1), ("Title", nil, 1), (nil, "One line", 1), ("Title", "One line", 3),
        ("Title", "One line", 4),
      ]
      return cases.map { frame(alert($0.0, $0.1, actions: $0.2), scene).height }
    },
    "alert.fonts": { scene in
      let alert = alert("Title", "One line", actions: 1)
      _ = frame(alert, scene)
      return [
        try #require(alert.view.label("Title")).font.pointSize,
        try #require(alert.view.label("One line")).font.pointSize,
      ]
    },
    "alert.action": { scene in
      let alert = alert("Title", "One line", actions: 1)
      _ = frame(alert, scene)
      return [try #require(alert.view.label("0")?.superview).frame.height]
    },
    "sheet.actions": { scene in
      [frame(alert(nil, nil, actions: 5, style: .actionSheet), scene).height]
    },
    "sheet.large": { CellProbes.lengths(frame(UIViewController(), $0)) },
    "sheet.medium": { scene in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      return CellProbes.lengths(frame(sheet, scene))
    },
    "sheet.detents": { scene in
      [200, 288, 300, 400, 500, 600, 700].map { value in
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.custom { _ in value }]
        return frame(sheet, scene).height
      }
    },
  ]

  private static func alert(
    _ title: String?,
    _ message: String?,
    actions: Int,
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for number in 0..<actions {
      alert.addAction(UIAlertAction(title: "\(number)", style: .default))
    }
    return alert
  }

  private static func frame(_ controller: UIViewController, _ scene: MeasuredScene) -> CGRect {
    let root = UIViewController()
    let window = scene.window(root)
    root.present(controller, animated: false)
    window.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: window)
  }
}
