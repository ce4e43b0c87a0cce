import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

private struct Caption: UIViewRepresentable {
  var text: String
  var hugging: UILayoutPriority = .defaultLow

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    uiView.text = text
    uiView.setContentHuggingPriority(hugging, for: .horizontal)
    uiView.setContentHuggingPriority(.required, for: .vertical)
  }
}

private struct Field: UIViewRepresentable {
  final class Coordinator {
    var count = 0
  }

  @Binding var made: Int

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    made += 1
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.count += 1 }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 12, height: 34)
  }
}

private struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "From UIKit"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    return controller
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
@Suite("Views and controllers of UIKit stand in SwiftUI")
struct RepresentableTests {
  @Test(
    "A label grows with the text size",
    arguments: [
      (DynamicType.ContentSizeCategory.large, 20.33), (.accessibilityExtraExtraExtraLarge, 63.33),
    ]
  )
  func label(category: DynamicType.ContentSizeCategory, height: Double) {
    let view = Caption(text: "Bye", hugging: .required)
    #expect(abs(size(of: view, category, width: 300, height: 500).height - height) < 0.34)
  }

  @Test("A view that does not hold on to its size takes the room")
  func hugging() {
    #expect(size(of: Caption(text: "Bye"), width: 300, height: 100).width == 300)
    #expect(size(of: Caption(text: "Bye", hugging: .required), width: 300, height: 100).width < 40)
  }

  @Test("A view is made once and says its own size")
  func once() {
    var made = 0
    let binding = Binding(get: { made }, set: { made = $0 })
    let host = ViewHost(Field(made: binding))
    for category in [DynamicType.ContentSizeCategory.large, .small, .extraLarge] {
      let size = host.size(offered: .infinity, traits: traits(category))
      #expect(size.isClose(12, 34))
    }
    #expect(made == 1)
  }

  @Test("A controller has the safe area of the screen")
  func controller() {
    let screen = phone(Screen().ignoresSafeArea())
    #expect(screen.texts == ["From UIKit"])
    #expect(screen.frames(of: "UILabel").first?.y == 47)
  }
}
