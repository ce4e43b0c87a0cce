import SwiftUI
import UIKit

/// The screen of 200 views in SwiftUI: rows with the texts and sizes of ``Screen``.
struct ViewScreen: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(Screen.texts, id: \.title) { Row(title: $0.title, subtitle: $0.subtitle) }
    }
  }

  private struct Row: View {
    let title: String
    let subtitle: String

    var body: some View {
      HStack(spacing: 8) {
        Image(systemName: "star").font(.system(size: 20))
        Text(verbatim: title).font(.body).lineLimit(2)
        Text(verbatim: subtitle).font(.footnote).lineLimit(1)
        Button(Screen.buttonTitle) {}.font(.callout)
      }
    }
  }

  /// The view of UIKit that hosts the screen.
  @MainActor
  static func hosted() -> UIView {
    let controller = UIHostingController(rootView: ViewScreen())
    let view = controller.view ?? UIView()
    HeldControllers.all.append(controller)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 8000)
    view.traitOverrides = UITraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
    view.layoutIfNeeded()
    return view
  }

  /// The controllers of the screens, which live as long as the program.
  @MainActor
  private enum HeldControllers {
    static var all: [UIViewController] = []
  }
}
