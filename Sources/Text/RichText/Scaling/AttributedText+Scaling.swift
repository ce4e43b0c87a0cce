public import DynamicType
import FontDescriptors

/// The sizes of a text that a conversion between text scalings changes.
public enum TextScalingScope: String, Hashable, Sendable, CaseIterable, Codable {
  /// The sizes of fonts.
  ///
  /// Cocoa converts these alone: documents that it converted have indents, tab stops and line
  /// heights of plain values beside fonts of 13.09 and 15.4 points.
  case fonts
  /// The sizes of fonts, letter spacing and baseline offsets, and the lengths of paragraphs.
  ///
  /// The text then keeps the ratios of its lines, indents and tables.
  case fontsAndParagraphs
}

extension AttributedText {
  /// Returns the text with its sizes converted from one text scaling to another.
  ///
  /// Fonts that follow the text size keep their requests, because the platform's table gives their
  /// sizes. Sizes are not rounded. See ``/DynamicType/TextScaling`` for the factor and its evidence.
  ///
  /// - Parameters:
  ///   - source: The scaling that the sizes are meant in.
  ///   - target: The scaling that is wanted.
  ///   - scope: The sizes that are converted.
  /// - Returns: The text; the same text when the scalings are equal.
  public func converted(
    from source: TextScaling,
    to target: TextScaling,
    scope: TextScalingScope = .fonts
  ) -> AttributedText {
    guard source != target else { return self }
    let convert = { (length: Double) in TextScaling.convert(length, from: source, to: target) }
    var fonts: [FontRequest: FontRequest] = [:]
    var styles: [ParagraphStyle: ParagraphStyle] = [:]
    var result = self
    result.update { attributes in
      attributes.font = fonts.value(for: attributes.font) { $0.mappingFixedSize(convert) }
      guard scope == .fontsAndParagraphs else { return }
      attributes.mapLengths(convert)
      attributes.paragraphStyle = attributes.paragraphStyle.map { style in
        styles.value(for: style) { $0.mappingLengths(convert) }
      }
    }
    return result
  }

  /// Returns the text with fonts that follow the text size; present sizes are those at Large.
  ///
  /// A document then follows the content size category with ``adjusted(to:)``, and
  /// ``withBaseSizes()`` returns to the sizes that it stores.
  ///
  /// - Parameter metrics: The metrics with which sizes grow; those of body text by default.
  /// - Returns: The text. Fonts that follow the text size already stay as they are.
  public func followingTextSize(with metrics: FontMetrics = .default) -> AttributedText {
    let traits = TraitCollection(preferredContentSizeCategory: .large)
    return mappingFonts { font in
      font.adjustsForContentSizeCategory ? font : font.scaled(with: metrics, compatibleWith: traits)
    }
  }

  /// Returns the text with the lengths of paragraphs as they are in a category.
  ///
  /// Indents, tab stops, distances, heights of lines, letter spacing, baseline offsets and tables
  /// grow by the same metrics as text, from their lengths at Large. Fonts stay as they are; see
  /// ``followingTextSize(with:)`` for them. Do this once, because present lengths count as those at
  /// Large.
  ///
  /// - Parameters:
  ///   - category: The content size category.
  ///   - metrics: The metrics with which lengths grow; those of body text by default.
  /// - Returns: The text; the same text at Large.
  public func scalingLengths(
    to category: ContentSizeCategory,
    with metrics: FontMetrics = .default
  ) -> AttributedText {
    let traits = TraitCollection(preferredContentSizeCategory: category)
    // A length keeps its ratio to the text, so the factor is that of a long one.
    let factor = metrics.scaledValue(for: 1000, compatibleWith: traits) / 1000
    guard factor != 1 else { return self }
    var styles: [ParagraphStyle: ParagraphStyle] = [:]
    var result = self
    result.update { attributes in
      attributes.mapLengths { $0 * factor }
      attributes.paragraphStyle = attributes.paragraphStyle.map { style in
        styles.value(for: style) { $0.mappingLengths { $0 * factor } }
      }
    }
    return result
  }

  /// Returns the text with each scaled font at its fixed size for Large, not rounded.
  ///
  /// Preferred fonts stay as they are.
  public func withBaseSizes() -> AttributedText {
    mappingFonts { font in font.scaling.base.map { font.withSize($0.pointSize) } ?? font }
  }
}

extension Dictionary {
  /// The value of a key, computed once.
  fileprivate mutating func value(for key: Key, _ compute: (Key) -> Value) -> Value {
    if let known = self[key] { return known }
    let value = compute(key)
    self[key] = value
    return value
  }
}

extension FontRequest {
  fileprivate func mappingFixedSize(_ convert: (Double) -> Double) -> FontRequest {
    adjustsForContentSizeCategory ? self : withSize(convert(pointSize))
  }
}

extension TextAttributes {
  fileprivate mutating func mapLengths(_ convert: (Double) -> Double) {
    letterSpacing = convert(letterSpacing)
    baselineOffset = convert(baselineOffset)
    if var shadow {
      shadow.x = convert(shadow.x)
      shadow.y = convert(shadow.y)
      shadow.blurRadius = convert(shadow.blurRadius)
      self.shadow = shadow
    }
  }
}

extension ParagraphStyle {
  fileprivate func mappingLengths(_ convert: (Double) -> Double) -> ParagraphStyle {
    var result = self
    let lengths: [WritableKeyPath<ParagraphStyle, Double>] = [
      \.minimumLineHeight, \.maximumLineHeight, \.lineSpacing, \.paragraphSpacing,
      \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
      \.defaultTabInterval,
    ]
    for length in lengths { result[keyPath: length] = convert(self[keyPath: length]) }
    result.tabStops = tabStops.map { TabStop(convert($0.location), alignment: $0.alignment) }
    result.cells = cells.map { $0.mappingLengths(convert) }
    return result
  }
}

extension TextTableCell {
  fileprivate func mappingLengths(_ convert: (Double) -> Double) -> TextTableCell {
    var result = self
    result.rowFormat.gap = convert(rowFormat.gap)
    result.rowFormat.leftOffset = convert(rowFormat.leftOffset)
    result.rowFormat.height = convert(rowFormat.height)
    result.rightEdge = convert(rightEdge)
    if case .points(let width) = width { result.width = .points(convert(width)) }
    result.minimumHeight = convert(minimumHeight)
    result.padding = padding.map {
      TextTableEdges(
        top: convert($0.top),
        left: convert($0.left),
        bottom: convert($0.bottom),
        right: convert($0.right)
      )
    }
    return result
  }
}
