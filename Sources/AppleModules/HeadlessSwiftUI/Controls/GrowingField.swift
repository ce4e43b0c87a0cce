import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The layout item of a field that grows with its text.
///
/// With one line it is as high as UIKit's field; each further line adds the line distance, and line limits
/// apply as for text (Apple's documentation of `TextField.init(_:text:axis:)` and of `lineLimit(_:)`).
final class GrowingFieldItem: LayoutItem {
  private let field: UITextField
  private let name: String
  private let text: TextItem
  private let line: CGFloat
  private let room: EdgeInsets

  /// Makes the item.
  ///
  /// - Parameters:
  ///   - field: UIKit's field with the same content, which determines the border and the height of one line.
  ///   - name: The name of the element.
  ///   - environment: The environment of the field.
  init(_ field: UITextField, _ name: String, _ environment: EnvironmentValues) {
    let typed = field.text ?? ""
    var inner = environment
    if typed.isEmpty { inner.foreground = Color(UIColor.placeholderText) }
    text = TextItem(Text(verbatim: typed.isEmpty ? field.placeholder ?? "" : typed), inner)
    inner.lineReserve = LineReserve()
    line = TextItem(Text(verbatim: "x"), inner).size(.unspecified).height
    self.field = field
    self.name = name
    field.traitOverrides = environment.traits
    field.tintColor = environment.accent
    field.isEnabled = environment.isEnabled
    let around = field.intrinsicContentSize.height - line
    let probe = CGRect(x: 0, y: 0, width: 100, height: field.intrinsicContentSize.height)
    let inside = field.textRect(forBounds: probe)
    room = EdgeInsets(
      top: around / 2,
      leading: inside.minX,
      bottom: around / 2,
      trailing: probe.maxX - inside.maxX
    )
    super.init(environment)
  }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - room.leading - room.trailing) }, height: nil)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = text.size(inner(proposal.width))
    return CGSize(
      width: max(0, proposal.width ?? own.width + room.leading + room.trailing),
      height: max(own.height, line) + room.top + room.bottom
    )
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let size = text.size(inner(frame.width))
    let isTrailing = environment.multilineTextAlignment == .trailing
    let spare = frame.width - room.leading - room.trailing - size.width
    let shift =
      environment.multilineTextAlignment == .leading ? 0 : isTrailing ? spare : spare / 2
    text.place(
      in: CGRect(
        origin: CGPoint(x: room.leading + shift, y: grid.rounded(room.top)),
        size: size
      ),
      offered: inner(frame.width)
    )
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let offer = inner(dimensions.width)
    return text.explicitGuide(guide, in: text.dimensions(offer)).map { $0 + room.top }
  }

  override func elements() -> [SnapshotElement] {
    field.frame = CGRect(origin: .zero, size: frame.size)
    var element = field.layoutSnapshot().root
    let facts = element.accessibility
    // The border is that of the field without its line of text.
    let shown = (field.text, field.placeholder)
    (field.text, field.placeholder) = ("", nil)
    element = field.layoutSnapshot().root
    (field.text, field.placeholder) = shown
    element.accessibility = facts
    element.identity = Identity(className: name)
    element.children += elements(of: text).map { line in
      var line = line
      line.accessibility.isElement = false
      return line
    }
    return [element]
  }
}
