import FontManagement
import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The layout item of an image: UIKit's image view determines its size and drawing.
final class ImageItem: LayoutItem {
  private let image: Image
  let shown: UIImage?
  var label: String? { image.label }
  private let view = UIImageView()

  init(_ image: Image, _ environment: EnvironmentValues) {
    self.image = image
    // A symbol that lacks the variant is shown unchanged.
    shown = image.variant(environment.symbolVariants).image() ?? image.image()
    super.init(environment)
    view.traitOverrides = environment.traits
    view.image = shown
    let color = environment.shownForeground
    view.tintColor = UIColor(color)
    guard let shown, shown.isSymbolImage else { return }
    let size = UIImage.SymbolConfiguration(
      font: FontManagement.Font(environment.request(environment.symbolFont)),
      scale: environment.imageScale.symbolScale
    )
    let layers = Self.layers(of: shown, image.symbolMode, in: environment)
    view.preferredSymbolConfiguration = size.applying(.init(paletteColors: layers))
  }

  /// The colors of a symbol's layers, beginning with the front layer; empty if all have one color.
  ///
  /// Two foreground styles act as a palette, even without a rendering mode. The multicolored digit of
  /// `1.circle.fill` is white (the pictures of danielsaidi/OnboardingKit).
  private static func layers(
    of symbol: UIImage,
    _ own: SymbolRenderingMode?,
    in environment: EnvironmentValues
  ) -> [UIColor] {
    let styles = environment.foregroundStyles
    let implied: SymbolRenderingMode? = styles.secondary == nil ? nil : .palette
    let mode = own ?? environment.symbolRenderingMode ?? implied
    func color(_ rank: Int) -> UIColor { UIColor(styles.style(rank).paint(at: environment).mean) }
    guard mode == .palette || mode == .multicolor else { return [] }
    guard symbol.symbolName.map(SymbolNames.isUponFilledShape) ?? false else {
      if own != nil || environment.symbolRenderingMode != nil {
        environment.report("Symbols are drawn in one color.")
      }
      return []
    }
    if mode == .palette { return [color(0), color(1)] }
    // In the color of text a symbol has one layer: white would vanish in dark mode.
    let isColored = environment.shownForeground != Color.primary.resolved(in: environment)
    return isColored ? [.white, color(0)] : []
  }

  private lazy var naturalSize: CGSize = {
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }()

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let natural = shown == nil ? .zero : naturalSize
    guard image.resizing != nil else { return natural }
    return CGSize(
      width: max(0, proposal.width ?? natural.width),
      height: max(0, proposal.height ?? natural.height)
    )
  }

  /// The baseline of a symbol is where it sits on a line of text.
  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let isBaseline =
      guide == GuideID(VerticalAlignment.firstTextBaseline)
      || guide == GuideID(VerticalAlignment.lastTextBaseline)
    guard isBaseline, image.resizing == nil, let shown,
      let configuration = view.preferredSymbolConfiguration
    else { return nil }
    let offset = shown.withConfiguration(configuration).baselineOffset(for: environment.traits)
    return offset.map { dimensions.height - $0 }
  }

  override func elements() -> [SnapshotElement] {
    view.frame = CGRect(origin: .zero, size: frame.size)
    var element = view.ownElement
    element.identity = Identity(className: "Image")
    if shown == nil, case .named(let name, _) = image.source {
      element.drawings = [
        .image(ImageContent(nil, name: name, naturalSize: bounds.size, rect: bounds))
      ]
    }
    if environment.isRedacted, bounds.width > 0, bounds.height > 0 {
      element.drawings = [.redaction(bounds, environment.shownForeground)]
      element.children = []
    }
    element.accessibility.isElement = image.label != nil
    element.accessibility.label = image.label
    element.accessibility.traits = ["image"]
    return [element]
  }
}

extension Image.Scale {
  var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The font that symbols match: that of text, with the changes by modifiers.
  fileprivate var symbolFont: Font { fontChanges.applied(to: font ?? .body) }
}

extension View {
  /// Sets the size of symbols in the view relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
