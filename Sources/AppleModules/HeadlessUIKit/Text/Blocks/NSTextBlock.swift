public import Foundation
import Synchronization

/// The size, the layers and the colors of a part of a text, such as a table cell.
///
/// A block surrounds its content with padding, a border and a margin. Lengths are in points or percent of the
/// enclosing block.
// The mutable values are behind a lock.
open class NSTextBlock: NSObject, @unchecked Sendable {
  /// The meaning of a length.
  public enum ValueType: UInt, Sendable {
    /// Points.
    case absolute = 0
    /// Percent of the enclosing block.
    case percentage = 1
  }

  /// A dimension of a block's content.
  public enum Dimension: UInt, Sendable {
    /// The width.
    case width = 0
    /// The least width.
    case minimumWidth = 1
    /// The greatest width.
    case maximumWidth = 2
    /// The height.
    case height = 4
    /// The least height.
    case minimumHeight = 5
    /// The greatest height.
    case maximumHeight = 6
  }

  /// A layer around a block's content.
  public enum Layer: Int, Sendable {
    /// The space between content and border.
    case padding = -1
    /// The border.
    case border = 0
    /// The space around the border.
    case margin = 1
  }

  /// The vertical alignment of the content in a higher block.
  public enum VerticalAlignment: UInt, Sendable {
    /// At the top.
    case topAlignment = 0
    /// In the middle.
    case middleAlignment = 1
    /// At the bottom.
    case bottomAlignment = 2
    /// At the baseline of the row.
    case baselineAlignment = 3
  }

  private let storage: Mutex<BlockValues>

  /// The lengths and colors as a value.
  final var values: BlockValues {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Creates a block without lengths and colors.
  public override init() {
    storage = Mutex(BlockValues())
  }

  init(_ values: BlockValues) {
    storage = Mutex(values)
  }

  // MARK: Content

  /// Sets a dimension of the content.
  open func setValue(_ value: CGFloat, type: ValueType, for dimension: Dimension) {
    values.dimensions[dimension] = BlockLength(value, type)
  }

  /// Returns a dimension of the content; 0 where none is set.
  open func value(for dimension: Dimension) -> CGFloat {
    values.dimensions[dimension]?.value ?? 0
  }

  /// Returns the meaning of a dimension.
  open func valueType(for dimension: Dimension) -> ValueType {
    values.dimensions[dimension]?.type ?? .absolute
  }

  /// Sets the width of the content.
  open func setContentWidth(_ contentWidth: CGFloat, type: ValueType) {
    setValue(contentWidth, type: type, for: .width)
  }

  /// The width of the content; 0 where none is set.
  open var contentWidth: CGFloat { value(for: .width) }

  /// The meaning of the width.
  open var contentWidthValueType: ValueType { valueType(for: .width) }

  /// The vertical alignment of the content; by default the top.
  open var verticalAlignment: VerticalAlignment {
    get { values.verticalAlignment }
    set { values.verticalAlignment = newValue }
  }

  // MARK: Layers

  /// Sets the width of an edge of a layer.
  open func setWidth(
    _ width: CGFloat,
    type: ValueType,
    for layer: Layer,
    rectEdge: CGRectEdge
  ) {
    values.widths[BlockEdge(layer, rectEdge)] = BlockLength(width, type)
  }

  /// Sets the width of all edges of a layer.
  open func setWidth(_ width: CGFloat, type: ValueType, for layer: Layer) {
    for edge in BlockEdge.edges { setWidth(width, type: type, for: layer, rectEdge: edge) }
  }

  /// Returns the width of an edge of a layer; 0 where none is set.
  open func width(for layer: Layer, rectEdge: CGRectEdge) -> CGFloat {
    values.widths[BlockEdge(layer, rectEdge)]?.value ?? 0
  }

  /// Returns the unit of the width of an edge of a layer.
  open func widthValueType(for layer: Layer, rectEdge: CGRectEdge) -> ValueType {
    values.widths[BlockEdge(layer, rectEdge)]?.type ?? .absolute
  }

  // MARK: Colors

  /// The color behind content and padding.
  open var backgroundColor: UIColor? {
    get { values.backgroundColor }
    set { values.backgroundColor = newValue }
  }

  /// Sets the color of all borders, which are visible if they have a width.
  open func setBorderColor(_ color: UIColor?) {
    for edge in BlockEdge.edges { setBorderColor(color, rectEdge: edge) }
  }

  /// Sets the color of a border, which is visible if it has a width.
  open func setBorderColor(_ borderColor: UIColor?, rectEdge: CGRectEdge) {
    values.borderColors[rectEdge.rawValue] = borderColor
  }

  /// Returns the color of a border; `nil` for that of the text.
  open func borderColor(for rectEdge: CGRectEdge) -> UIColor? {
    values.borderColors[rectEdge.rawValue]
  }
}
