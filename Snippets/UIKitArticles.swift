// The examples of the articles on HeadlessUIKit.

import DynamicType
import UIKit

let window = UIWindow(screen: UIScreen.main)

func show(_ view: UIView, in window: UIWindow) {
  window.addSubview(view)
  window.layoutIfNeeded()
}

AppearanceRegistry().performAsCurrent {
  UILabel.appearance().textColor = .systemIndigo
  show(UILabel(), in: window)
}

window.traitOverrides.systemVersion = SystemVersion(18)
window.layoutIfNeeded()

@Sendable func height(of text: String, at category: UIContentSizeCategory) -> Double {
  let traits = UITraitCollection(preferredContentSizeCategory: category)
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
  label.text = text
  return label.intrinsicContentSize.height
}

let heights = await withTaskGroup(of: Double.self) { group in
  for category in UIContentSizeCategory.allCases {
    group.addTask { height(of: "Larger Text", at: category) }
  }
  var heights: [Double] = []
  for await height in group { heights.append(height) }
  return heights
}

@MainActor
func title(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

print(heights.count, title("Total").text ?? "")  // 12 Total
