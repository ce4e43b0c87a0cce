import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// A row of `Reference/measured-sizes.json`: what a device showed at up to three text sizes.
struct MeasuredSize: Decodable, Sendable {
  /// The place of the measurements.
  enum Environment: String, Decodable, Sendable {
    case se = "SE"
    case seLandscape = "SE-landscape"
    case phone16 = "I16"
    case pad = "PAD"

    var screen: UIScreen {
      switch self {
      case .se: Screens.measured
      case .seLandscape: Self.screen(667, 375, 2, .zero, .phone, .compact)
      case .phone16: Screens.measuredAt3x
      case .pad:
        Self.screen(
          820,
          1180,
          2,
          EdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
          .pad,
          .regular
        )
      }
    }

    private static func screen(
      _ width: Double,
      _ height: Double,
      _ scale: Double,
      _ safeArea: EdgeInsets,
      _ idiom: UIUserInterfaceIdiom,
      _ sizeClass: UIUserInterfaceSizeClass
    ) -> UIScreen {
      UIScreen(
        size: Size(width: width, height: height),
        safeArea: safeArea,
        traits: UITraitCollection(
          displayScale: scale,
          userInterfaceIdiom: idiom,
          horizontalSizeClass: sizeClass,
          verticalSizeClass: width > height ? .compact : .regular
        )
      )
    }
  }

  let row: String
  let environment: Environment
  let L: [CGFloat]?
  let XXXL: [CGFloat]?
  let AX2: [CGFloat]?

  /// The values by the category in which they were measured.
  var values: [(name: String, category: UIContentSizeCategory, lengths: [CGFloat])] {
    let all: [(String, UIContentSizeCategory, [CGFloat]?)] = [
      ("L", .large, L), ("XXXL", .extraExtraExtraLarge, XXXL), ("AX2", .accessibilityLarge, AX2),
    ]
    return all.compactMap { name, category, lengths in lengths.map { (name, category, $0) } }
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func all() throws -> [MeasuredSize] {
    struct File: Decodable { var rows: [MeasuredSize] }
    let file = package.appending(path: "Reference/measured-sizes.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).rows
  }
}

/// A screen of a measurement at a text size, with iOS 26.1; it keeps its windows.
final class MeasuredScene {
  let screen: UIScreen
  let category: UIContentSizeCategory
  private var windows: [UIWindow] = []

  init(screen: UIScreen, category: UIContentSizeCategory) {
    self.screen = screen
    self.category = category
  }

  /// The traits of the screen.
  var traits: UITraitCollection {
    screen.traitCollection.merging(
      UITraitCollection(
        preferredContentSizeCategory: category,
        systemVersion: SystemVersion(26, 1)
      )
    )
  }

  /// A window with a controller, laid out.
  func window(_ root: UIViewController) -> UIWindow {
    let window = Screens.window(
      screen,
      category: category,
      systemVersion: SystemVersion(26, 1),
      root: root
    )
    windows.append(window)
    return window
  }

  /// The size of a label of a text.
  func labelSize(_ text: String, _ font: UIFont, width: CGFloat = 2000) -> CGSize {
    let label = UILabel()
    label.traitOverrides = traits
    label.numberOfLines = 0
    label.text = text
    label.font = font
    return label.sizeThatFits(CGSize(width: width, height: 2000))
  }

  /// The preferred font of a style.
  func preferred(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traits)
  }
}

/// Reads the lengths of a row off views.
typealias MeasuredProbe = @Sendable (MeasuredScene) throws -> [CGFloat]
