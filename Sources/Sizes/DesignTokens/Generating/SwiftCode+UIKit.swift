import DynamicType

extension SwiftCode {
  /// An enumeration with fonts of UIKit, for iOS and for this project's `import UIKit` on Linux.
  public var uiKit: String {
    let parts = [Self.header + "public import UIKit\n", typographyEnumeration, fonts, lines]
    return source(parts + (spacing.isEmpty ? [] : [uiKitSpacing]))
  }

  private var typographyEnumeration: String {
    guard !scales.isEmpty else {
      return "/// There are no typography tokens.\npublic enum \(typeName) {}\n"
    }
    return """
      /// The typography of the design system.
      public enum \(typeName): String, CaseIterable, Sendable {
      \(caseList)

        /// The size at Large in points.
        public var fontSize: Double {
          switch self {
      \(branches { number($0.designSize) })
          }
        }

        /// The weight.
        public var fontWeight: UIFont.Weight {
          switch self {
      \(branches { ".\($0.typography.nearestFontWeight)" })
          }
        }

        /// The text style whose growth is followed.
        public var textStyle: UIFont.TextStyle {
          switch self {
      \(branches { ".\($0.textStyle.name)" })
          }
        }

        /// The smallest and the largest size in points; equal for text that does not grow.
        public var pointSizes: ClosedRange<Double> {
          switch self {
      \(branches { pointSizes(of: $0) })
          }
        }

        /// The space added between letters, as a multiple of the size.
        public var letterSpacing: Double {
          switch self {
      \(branches { number($0.typography.letterSpacing / $0.designSize) })
          }
        }

        /// The distance from baseline to baseline at Large, as a multiple of the size.
        public var lineHeightRatio: Double {
          switch self {
      \(branches { number($0.lineHeightRatio) })
          }
        }

        /// The family, or `nil` for the system font.
        public var fontFamily: String? {
          switch self {
      \(branches { $0.typography.namedFamily.map(SwiftName.literal) ?? "nil" })
          }
        }\(designs(as: "UIFontDescriptor.SystemDesign"))
      }

      """
  }

  private var fonts: String {
    guard !scales.isEmpty else { return "" }
    return """
      extension \(typeName) {
        /// Returns the font for the text size of traits, or for the current one.
        public func font(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
          let limits = pointSizes
          guard limits.lowerBound < limits.upperBound else { return font(ofSize: limits.lowerBound) }
          let font = UIFontMetrics(forTextStyle: textStyle)
            .scaledFont(
              for: font(ofSize: fontSize),
              maximumPointSize: limits.upperBound,
              compatibleWith: traits
            )
          return font.pointSize < limits.lowerBound ? font.withSize(limits.lowerBound) : font
        }

        private func font(ofSize size: Double) -> UIFont {
          guard let fontFamily else {
            \(systemFont)
          }
          let descriptor = UIFontDescriptor(fontAttributes: [
            .family: fontFamily, .traits: [UIFontDescriptor.TraitKey.weight: fontWeight],
          ])
          return UIFont(descriptor: descriptor, size: size)
        }
      }

      """
  }

  private var systemFont: String {
    let plain = "UIFont.systemFont(ofSize: size, weight: fontWeight)"
    guard namesDesigns else { return "return \(plain)" }
    return """
      let font = \(plain)
            guard let descriptor = font.fontDescriptor.withDesign(fontDesign) else { return font }
            return UIFont(descriptor: descriptor, size: size)
      """
  }

  private var lines: String {
    guard !scales.isEmpty else { return "" }
    return """
      extension \(typeName) {
        /// Returns the distance from baseline to baseline in points.
        public func lineHeight(compatibleWith traits: UITraitCollection? = nil) -> Double {
      \(lineHeightBody)
        }

        /// Returns the space added between two lines in points; below 0 where lines are tighter than the
        /// font's own.
        public func lineSpacing(compatibleWith traits: UITraitCollection? = nil) -> Double {
          lineHeight(compatibleWith: traits) - font(compatibleWith: traits).lineHeight
        }

        /// Returns the space above the first and below the last line in points.
        public func halfLineSpacing(compatibleWith traits: UITraitCollection? = nil) -> Double {
          lineSpacing(compatibleWith: traits) / 2
        }

        /// Returns the space added between letters in points, for `.kern`.
        public func kern(compatibleWith traits: UITraitCollection? = nil) -> Double {
          letterSpacing * font(compatibleWith: traits).pointSize
        }

        /// Returns lines of the height of the design.
        public func paragraphStyle(compatibleWith traits: UITraitCollection? = nil) -> NSParagraphStyle {
          let style = NSMutableParagraphStyle()
          style.minimumLineHeight = lineHeight(compatibleWith: traits)
          style.maximumLineHeight = lineHeight(compatibleWith: traits)
          return style
        }
      }

      """
  }

  private var lineHeightBody: String {
    guard scales.first?.options.lineHeightRule == .scaledValue else {
      return "    lineHeightRatio * font(compatibleWith: traits).pointSize"
    }
    // The article's way; the limits of the token are limits of the line height, too.
    return """
          let limits = lineHeights
          guard limits.lowerBound < limits.upperBound else { return limits.lowerBound }
          let height = UIFontMetrics(forTextStyle: textStyle)
            .scaledValue(for: lineHeightRatio * fontSize, compatibleWith: traits)
          return min(max(height, limits.lowerBound), limits.upperBound)
        }

        private var lineHeights: ClosedRange<Double> {
          switch self {
      \(branches { lineHeights(of: $0) })
          }
      """
  }

  private func pointSizes(of scale: TypographyScale) -> String {
    range(scale.metrics.map(\.fontSize))
  }

  private func lineHeights(of scale: TypographyScale) -> String {
    range(scale.metrics.map(\.lineHeight))
  }

  private func range(_ values: [Double]) -> String {
    "\(number(values.min() ?? 0))...\(number(values.max() ?? 0))"
  }

  private var uiKitSpacing: String {
    let cases = zip(spacingCases, spacing).map { name, token in
      "  /// \(number(token.points)) points at Large.\n"
        + "  case \(name) = \(SwiftName.literal(token.path.description))"
    }
    func branches(_ text: (SpacingToken) -> String) -> String {
      zip(spacingCases, spacing).map { "    case .\($0): \(text($1))" }.joined(separator: "\n")
    }
    return """
      /// Lengths that grow with the text beside them.
      public enum \(spacingName): String, CaseIterable, Sendable {
      \(cases.joined(separator: "\n"))

        /// The length at Large in points.
        public var points: Double {
          switch self {
      \(branches { number($0.points) })
          }
        }

        /// The text style whose growth is followed.
        public var textStyle: UIFont.TextStyle {
          switch self {
      \(branches { ".\(($0.behavior.textStyle ?? .body).name)" })
          }
        }

        /// Returns the length for the text size of traits, or for the current one, in points.
        public func scaled(compatibleWith traits: UITraitCollection? = nil) -> Double {
          UIFontMetrics(forTextStyle: textStyle).scaledValue(for: points, compatibleWith: traits)
        }
      }

      """
  }
}
