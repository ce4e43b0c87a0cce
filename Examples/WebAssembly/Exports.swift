// The core for a web page: functions of numbers, with nothing to allocate and nothing to import.
//
// A style is its place in `TextStyle.allCases`, a category its place in
// `ContentSizeCategory.allCases`. An index outside, and a cell the table lacks, give NaN.

import DynamicType

/// Scales a value for a category and rounds it to pixels.
@_expose(wasm, "scaledValue")
@_cdecl("scaledValue")
public func scaledValue(
  _ value: Double,
  _ style: Int32,
  _ category: Int32,
  _ displayScale: Double
) -> Double {
  guard let style = style.style, let category = category.category, displayScale > 0 else {
    return .nan
  }
  return FontMetrics(forTextStyle: style)
    .scaledValue(for: value, at: category, displayScale: displayScale)
}

/// Scales the size of a font for a category and rounds it to points; a maximum of 0 is none.
@_expose(wasm, "scaledPointSize")
@_cdecl("scaledPointSize")
public func scaledPointSize(
  _ pointSize: Double,
  _ style: Int32,
  _ category: Int32,
  _ maximum: Double
) -> Double {
  guard let style = style.style, let category = category.category, pointSize >= 0 else {
    return .nan
  }
  return FontMetrics(forTextStyle: style)
    .scaledPointSize(for: pointSize, at: category, maximumPointSize: maximum)
}

/// The size of a style in points.
@_expose(wasm, "pointSize")
@_cdecl("pointSize")
public func pointSize(_ style: Int32, _ category: Int32) -> Double {
  guard let style = style.style, let category = category.category else { return .nan }
  return TypeTable.iOS26.entry(for: style, at: category)?.pointSize ?? .nan
}

/// The distance from baseline to baseline of a style in points.
@_expose(wasm, "leading")
@_cdecl("leading")
public func leading(_ style: Int32, _ category: Int32) -> Double {
  guard let style = style.style, let category = category.category else { return .nan }
  return TypeTable.iOS26.entry(for: style, at: category)?.leading ?? .nan
}

/// The width in points beyond which lines become hard to read.
@_expose(wasm, "readableWidth")
@_cdecl("readableWidth")
public func readableWidth(_ category: Int32) -> Double {
  guard let category = category.category else { return .nan }
  return ReadableWidth(for: category).points
}

extension Int32 {
  fileprivate var style: TextStyle? { Self.element(of: TextStyle.allCases, at: self) }

  fileprivate var category: ContentSizeCategory? {
    Self.element(of: ContentSizeCategory.allCases, at: self)
  }

  private static func element<Element>(of elements: [Element], at index: Int32) -> Element? {
    elements.indices.contains(Int(index)) ? elements[Int(index)] : nil
  }
}
