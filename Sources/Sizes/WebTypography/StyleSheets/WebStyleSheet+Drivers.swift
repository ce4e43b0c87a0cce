internal import DynamicType

extension WebStyleSheet {
  /// The size of body that is asked for, and its limits.
  var drivers: String {
    let sizes = zip(ContentSizeCategory.allCases, CategoryCurve.bodySizes)
    let wanted = sizes.map { category, size in
      "\(selector("data-content-size", category)) { \(property("preferred")): \(size.cssNumber); }"
    }
    let minimums = sizes.map { limit("minimum", $0, $1) }
    let maximums = sizes.reversed().map { limit("maximum", $0, $1) }
    return """
      /* The size of body in points: 17 is Large. */
      :root {
        \(property("preferred")): calc(17 * env(preferred-text-scale, 1));
        \(property("minimum")): \(CategoryCurve.bodySizes[0].cssNumber);
        \(property("maximum")): \(CategoryCurve.bodySizes[11].cssNumber);
        \(property("font-family")): \(fontFamilies.map(CSSName.family).joined(separator: ", "));
      }
      \(wanted.joined(separator: "\n"))

      /* Limits; of nested ones the narrowest holds. */
      \((minimums + maximums).joined(separator: "\n"))

      """
  }

  /// Returns a selector for any name of a category.
  private func selector(_ attribute: String, _ category: ContentSizeCategory) -> String {
    let names = [category.shortName, category.uiKitName, category.dynamicTypeSizeName]
      .reduce(into: [String]()) { names, name in
        if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
      }
    let selectors = names.map { "[\(attribute)=\"\($0)\" i]" }
    return selectors.count == 1 ? selectors[0] : ":is(\(selectors.joined(separator: ", ")))"
  }

  /// Returns the rule of a limit, for its element and for those inside with a limit of their own.
  ///
  /// All have the same specificity, so the last that matches holds, which is the narrowest.
  private func limit(_ kind: String, _ category: ContentSizeCategory, _ size: Double) -> String {
    let attribute = "data-\(kind)-content-size"
    let own = selector(attribute, category)
    return ":where(\(own), \(own) [\(attribute)]) { \(property(kind)): \(size.cssNumber); }"
  }
}

extension WebStyleSheet {
  /// The values that are computed anew where the text size changes.
  var derivedValues: String {
    let lines = general + styles.flatMap(properties) + spacings.map(spacing)
    return """
      :root, \(scopes) {
      \(lines.map { "  \($0);" }.joined(separator: "\n"))
      }

      """
  }

  private var general: [String] {
    let metrics = FontMetrics.default
    let growth = CategoryCurve { metrics.scaleFactor(at: $0, in: table) }
    let readable = CategoryCurve { ReadableWidth(for: $0).points }
    let limits = ["minimum", "preferred", "maximum"].map(reference).joined(separator: ", ")
    return [
      "\(property("points")): clamp(\(limits))",
      "\(property("scale")): calc(\(reference("points")) / 17)",
      "\(property("unit")): \(expression(growth))",
      // The factor makes a step of a slope that ends at AX1.
      "\(property("large-text")): clamp(0, (\(reference("points")) - 28) * 1000000 + 1, 1)",
      "\(property("readable-width")): \(expression(readable))",
    ]
  }

  private func properties(_ style: WebTextStyle) -> [String] {
    var lines = [
      "\(property("\(style.name)-size")): \(expression(style.fontSize))",
      "\(property("\(style.name)-line")): \(expression(style.lineHeight))",
      "\(property("\(style.name)-weight")): \(style.fontWeight.cssNumber)",
    ]
    if let spacing = style.letterSpacing {
      lines.append("\(property("\(style.name)-tracking")): \(expression(spacing))")
    }
    if let growth = style.growth {
      lines.append("\(property("\(style.name)-unit")): \(expression(growth))")
    }
    return lines
  }

  private func spacing(_ length: Double) -> String {
    let name = "space-\(length.cssNumber.split(separator: ".").joined(separator: "-"))"
    return "\(property(name)): calc(\(length.cssNumber) * \(reference("unit")))"
  }

  private func expression(_ curve: CategoryCurve) -> String {
    curve.css(unit: "px", bodySize: reference("points"))
  }
}
