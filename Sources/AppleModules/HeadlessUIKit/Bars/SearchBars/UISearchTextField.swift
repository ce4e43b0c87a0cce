import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// The field of a search bar: a magnifying glass, and the text or the placeholder.
///
/// Its font is that of the body style and follows the text size.
open class UISearchTextField: UITextField {
  package override var elementRole: ElementRole { .searchField }

  /// The symbol at the end of the empty field; `nil` for none.
  var symbolAtEnd: String? { didSet { setNeedsLayout() } }

  override func setUpView() {
    super.setUpView()
    accessibilityTraits = .searchField
    adjustsFontForContentSizeCategory = true
    font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// The space at the sides of the symbols.
  private var side: CGFloat { SearchBarSizes.textInset[systemGeneration] }

  private func symbol(_ name: String) -> UIImage? {
    let size = font?.pointSize ?? 17
    let style = UIImage.SymbolConfiguration(pointSize: size)
    return UIImage(systemName: name, withConfiguration: style)
  }

  private var shownSymbolAtEnd: String? {
    (text ?? "").isEmpty ? symbolAtEnd : "xmark.circle.fill"
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let width = symbol("magnifyingglass")?.size(for: traitCollection).width ?? 0
    let start = side + width + 5
    let end = shownSymbolAtEnd == nil ? side : start
    let rect = CGRect(
      x: start,
      y: 0,
      width: max(0, bounds.width - start - end),
      height: bounds.height
    )
    return directed(rect)
  }

  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    let bounds = element.bounds
    let radius = SearchBarSizes.cornerRadius[systemGeneration] ?? bounds.height / 2
    let outline = Outline.roundedRect(bounds, radius: radius, curve: .continuous)
    let isDark = traitCollection.userInterfaceStyle == .dark
    element.drawings.append(
      traitCollection.barStyle == .floating
        ? .material(Material(.regular, isDark: isDark), outline)
        : .fill(outline, .color(rgba(.tertiarySystemFill)))
    )
    super.describe(&element, context)
    draw("magnifyingglass", atEnd: false, &element)
    if let name = shownSymbolAtEnd { draw(name, atEnd: true, &element) }
  }

  private func draw(_ name: String, atEnd: Bool, _ element: inout SnapshotElement) {
    guard let image = symbol(name) else { return }
    let width = image.size(for: traitCollection).width
    let box = CGRect(
      x: atEnd ? bounds.width - side - width : side,
      y: 0,
      width: width,
      height: bounds.height
    )
    let drawing = ImageDrawing(
      image: image,
      traits: traitCollection,
      tint: .secondaryLabel,
      contentMode: .center,
      isTemplateByDefault: true
    )
    element.drawings.append(drawing.drawing(in: directed(box)))
  }
}
