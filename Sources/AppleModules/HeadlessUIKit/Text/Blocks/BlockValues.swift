import Foundation
import RichText

/// A length of a block with its meaning.
struct BlockLength: Hashable, Sendable {
  var value: CGFloat
  var type: NSTextBlock.ValueType

  init(_ value: CGFloat, _ type: NSTextBlock.ValueType) {
    self.value = value
    self.type = type
  }
}

/// An edge of a block's layer.
struct BlockEdge: Hashable, Sendable {
  static let edges: [CGRectEdge] = [.minYEdge, .minXEdge, .maxYEdge, .maxXEdge]

  let layer: NSTextBlock.Layer
  let edge: UInt32

  init(_ layer: NSTextBlock.Layer, _ edge: CGRectEdge) {
    self.layer = layer
    self.edge = edge.rawValue
  }
}

/// The lengths and colors of a block.
struct BlockValues: Hashable, Sendable {
  var dimensions: [NSTextBlock.Dimension: BlockLength] = [:]
  var widths: [BlockEdge: BlockLength] = [:]
  var borderColors: [UInt32: UIColor] = [:]
  var backgroundColor: UIColor?
  var verticalAlignment = NSTextBlock.VerticalAlignment.topAlignment

  init() {}

  /// Creates the values that a cell of rich text has.
  init(_ cell: TextTableCell) {
    switch cell.width {
    case .points(let width): dimensions[.width] = BlockLength(width, .absolute)
    case .percent(let part): dimensions[.width] = BlockLength(part, .percentage)
    case nil: break
    }
    if cell.minimumHeight > 0 {
      dimensions[.minimumHeight] = BlockLength(cell.minimumHeight, .absolute)
    }
    for edge in BlockEdge.edges {
      if let padding = cell.padding {
        widths[BlockEdge(.padding, edge)] = BlockLength(padding[edge], .absolute)
      }
      guard let border = cell.borders[edge], border.style != .none else { continue }
      widths[BlockEdge(.border, edge)] = BlockLength(border.width, .absolute)
      borderColors[edge.rawValue] = border.color.map { UIColor($0) }
    }
    backgroundColor = cell.backgroundColor.map { UIColor($0) }
    verticalAlignment =
      switch cell.verticalAlignment {
      case .top: .topAlignment
      case .center: .middleAlignment
      case .bottom: .bottomAlignment
      }
  }

  /// Writes the values that differ from another block's into a cell of rich text.
  ///
  /// The rest of the cell stays as it was read, such as the style of a border. A cell has no margins, no
  /// maximum sizes and no layer widths in percent.
  func write(to cell: inout TextTableCell, changedFrom before: BlockValues) {
    if dimensions[.width] != before.dimensions[.width] {
      cell.width = dimensions[.width].map {
        $0.type == .absolute ? .points($0.value) : .percent($0.value)
      }
    }
    let height = dimensions[.minimumHeight] ?? dimensions[.height]
    if height != before.dimensions[.minimumHeight] {
      cell.minimumHeight = height.flatMap { $0.type == .absolute ? $0.value : nil } ?? 0
    }
    for edge in BlockEdge.edges { write(edge, to: &cell, changedFrom: before) }
    if backgroundColor != before.backgroundColor {
      cell.backgroundColor = backgroundColor?.rgba(for: .current)
    }
    guard verticalAlignment != before.verticalAlignment else { return }
    cell.verticalAlignment =
      switch verticalAlignment {
      case .topAlignment, .baselineAlignment: .top
      case .middleAlignment: .center
      case .bottomAlignment: .bottom
      }
  }

  private func write(
    _ edge: CGRectEdge,
    to cell: inout TextTableCell,
    changedFrom before: BlockValues
  ) {
    let padding = BlockEdge(.padding, edge)
    if widths[padding] != before.widths[padding], let length = widths[padding],
      length.type == .absolute
    {
      var all = cell.padding ?? TextTableEdges(all: 0)
      all[edge] = length.value
      cell.padding = all
    }
    let border = BlockEdge(.border, edge)
    let color = borderColors[edge.rawValue]
    guard widths[border] != before.widths[border] || color != before.borderColors[edge.rawValue]
    else { return }
    guard let length = widths[border], length.type == .absolute, length.value > 0 else {
      cell.borders[edge] = nil
      return
    }
    var line = cell.borders[edge] ?? TextTableBorder()
    line.style = line.style == .none ? .single : line.style
    line.width = length.value
    line.color = color?.rgba(for: .current)
    cell.borders[edge] = line
  }
}

extension TextTableEdges {
  /// The value of an edge of a rectangle whose y grows downward.
  fileprivate subscript(edge: CGRectEdge) -> Value {
    get {
      switch edge {
      case .minXEdge: left
      case .minYEdge: top
      case .maxXEdge: right
      case .maxYEdge: bottom
      }
    }
    set {
      switch edge {
      case .minXEdge: left = newValue
      case .minYEdge: top = newValue
      case .maxXEdge: right = newValue
      case .maxYEdge: bottom = newValue
      }
    }
  }
}
