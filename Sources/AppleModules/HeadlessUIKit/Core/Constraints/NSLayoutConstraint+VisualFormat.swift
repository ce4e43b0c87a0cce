import Foundation

extension NSLayoutConstraint {
  /// The edges on which views of a visual format are aligned, and the direction of the sequence.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the centers horizontally.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the centers vertically.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints that a visual format describes, none of them active.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[title]-8-[button(44)]-|",
  ///   options: .alignAllCenterY,
  ///   metrics: nil,
  ///   views: ["title": title, "button": button]
  /// )
  /// ```
  ///
  /// The standard space is 8 points between views, and the margin at the superview.
  ///
  /// - Precondition: The format is well formed and names only views of `views`, and a view beside `|` has a
  ///   superview.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(Self.number)
    var parser = VisualFormatParser(format, metrics: numbers)
    do {
      let parsed = try parser.parse()
      return VisualFormatBuilder(parsed, opts, views, format).constraints()
    } catch {
      preconditionFailure(
        "The visual format \(format) cannot be read at \(error.offset): \(error.message)"
      )
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Turns a parsed format into constraints.
private struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]
  private let text: String

  init(
    _ format: VisualFormat,
    _ options: NSLayoutConstraint.FormatOptions,
    _ views: [String: Any],
    _ text: String
  ) {
    (self.format, self.options, self.views, self.text) = (format, options, views, text)
  }

  private var isVertical: Bool { format.axis == .vertical }
  private var isReversed: Bool { !isVertical && options.contains(.directionRightToLeft) }

  /// The edges at which items begin and end in the direction of the sequence.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if isReversed { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  func constraints() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (index, item) in format.items.enumerated() {
      if let name = item.name { result += sizes(of: view(name), item.sizes) }
      if index > 0 { result += spaces(format.items[index - 1], item) }
    }
    return result + alignments()
  }

  private func view(_ name: String) -> AnyObject {
    guard let view = views[name] else {
      preconditionFailure("The visual format \(text) names \(name), which is not among the views")
    }
    return view as AnyObject
  }

  private func superview() -> AnyObject {
    let first = format.items.lazy.compactMap(\.name).first.map(view)
    let superview = (first as? UIView)?.superview ?? (first as? UILayoutGuide)?.owningView
    guard let superview else {
      preconditionFailure("The visual format \(text) needs views that have a superview")
    }
    return superview
  }

  private func sizes(of item: AnyObject, _ lengths: [VisualFormat.Length]) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return lengths.map { length in
      switch length.operand {
      case .number(let number): make(item, attribute, length, nil, .notAnAttribute, number)
      case .view(let name): make(item, attribute, length, view(name), attribute, 0)
      }
    }
  }

  private func spaces(
    _ before: VisualFormat.Item,
    _ after: VisualFormat.Item
  ) -> [NSLayoutConstraint] {
    let standard: CGFloat = before.name == nil || after.name == nil ? 0 : 8
    let lengths: [VisualFormat.Length] =
      switch after.space {
      case .none: [VisualFormat.Length(operand: .number(0))]
      case .standard: [VisualFormat.Length(operand: .number(standard))]
      case .lengths(let lengths): lengths
      }
    var isMargin = false
    if case .standard = after.space { isMargin = true }
    let (start, end) = edges
    let first = before.name.map(view) ?? superview()
    let second = after.name.map(view) ?? superview()
    let edge = before.name == nil ? start : end
    let other = after.name == nil ? end : start
    return lengths.compactMap { length in
      guard case .number(let number) = length.operand else { return nil }
      let from = before.name == nil && isMargin ? edge.margin : edge
      let to = after.name == nil && isMargin ? other.margin : other
      return isReversed
        ? make(first, from, length, second, to, number)
        : make(second, to, length, first, from, number)
    }
  }

  /// Aligns each view with the one before, as the options say.
  private func alignments() -> [NSLayoutConstraint] {
    let items = format.items.compactMap(\.name).map(view)
    let line = VisualFormat.Length(operand: .number(0))
    return options.attributes.flatMap { attribute in
      zip(items, items.dropFirst()).map { make($0, attribute, line, $1, attribute, 0) }
    }
  }

  private func make(
    _ first: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ length: VisualFormat.Length,
    _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: length.relation,
      toItem: second,
      attribute: other,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = length.priority
    return constraint
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding margin.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
