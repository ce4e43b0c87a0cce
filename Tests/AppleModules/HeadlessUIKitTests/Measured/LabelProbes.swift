import Foundation

@testable import HeadlessUIKit

/// How labels are read for the rows of `Reference/measured-sizes.json`.
enum LabelProbes {
  static let all: [String: MeasuredProbe] = [
    "label.body.height": { scene in [scene.labelSize("Agq", scene.preferred(.body)).height] },
    "label.subheadline.height": { scene in
      [scene.labelSize("Agq", scene.preferred(.subheadline)).height]
    },
    "label.subheadline.two-lines": { scene in
      [scene.labelSize("one\ntwo", scene.preferred(.subheadline)).height]
    },
    "label.system15.two-lines": { scene in
      [scene.labelSize("one\ntwo", .systemFont(ofSize: 15)).height]
    },
    "label.paragraph": paragraph,
    "label.headline.height": { scene in
      [scene.labelSize("Title", scene.preferred(.headline)).height]
    },
    "label.headline.two-lines": { scene in
      [scene.labelSize("Title\nof two", scene.preferred(.headline)).height]
    },
    "label.subheadline.lines": { scene in
      ["one", "one\ntwo", "one\ntwo\nthree"].map {
        scene.labelSize($0, scene.preferred(.subheadline)).height
      }
    },
    "label.system.heights": { scene in
      [13, 16, 17, 18].map { scene.labelSize("Agq", .systemFont(ofSize: $0)).height }
    },
    "label.footnote-scaled.height": { scene in
      let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .boldSystemFont(ofSize: 13),
        compatibleWith: scene.traits
      )
      return [font.pointSize, scene.labelSize("Agq", font).height]
    },
    "label.headline-at-cap": { scene in
      let traits = scene.traits.modifyingTraits {
        $0.preferredContentSizeCategory = .extraExtraLarge
      }
      let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
      return [font.pointSize, scene.labelSize("Form", font).height]
    },
    "label.large-title.Reminders": { scene in largeTitle("Reminders", scene) },
    "label.large-title.Library": { scene in largeTitle("Library", scene) },
  ]

  private static func largeTitle(_ text: String, _ scene: MeasuredScene) -> [CGFloat] {
    let size = scene.labelSize(text, .systemFont(ofSize: 48, weight: .bold))
    return [size.width, size.height]
  }

  private static func paragraph(_ scene: MeasuredScene) -> [CGFloat] {
    let label = UILabel()
    label.text = "A quiet start, then a run of meetings. The 16:9 art is generated, not an asset."
    label.font = scene.preferred(.subheadline)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    _ = scene.window(controller)
    return [label.frame.width, label.frame.height]
  }
}
