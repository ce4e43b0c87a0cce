import DynamicType

extension SwiftCode {
  /// An enumeration, a view modifier and an extension of views for SwiftUI.
  ///
  /// The modifier reads the text size from the environment and looks the numbers up, so the view is
  /// updated whenever the text size changes. Article 002 declares the environment value without
  /// reading it, for the same effect.
  public var swiftUI: String {
    let parts = [
      Self.header + "#if canImport(SwiftUI)\npublic import SwiftUI\n#endif\n", swiftUIEnumeration,
      modifier,
    ]
    return source(parts + (spacing.isEmpty ? [] : [swiftUISpacing]))
  }

  private var swiftUIEnumeration: String {
    guard !scales.isEmpty else {
      return "/// There are no typography tokens.\npublic enum \(typeName) {}\n"
    }
    return """
      /// The typography of the design system, with numbers of the \(scales[0].options.table).
      public enum \(typeName): String, CaseIterable, Sendable {
      \(caseList)

        /// The weight.
        public var fontWeight: Font.Weight {
          switch self {
      \(branches { ".\($0.typography.nearestFontWeight)" })
          }
        }

        /// The family, or `nil` for the system font.
        public var fontFamily: String? {
          switch self {
      \(branches { $0.typography.namedFamily.map(SwiftName.literal) ?? "nil" })
          }
        }\(designs(as: "Font.Design"))

        /// Returns the size in points.
        public func fontSize(at size: DynamicTypeSize) -> Double {
          Self.value(fontSizes, at: size)
        }

        /// Returns the distance from baseline to baseline in points.
        public func lineHeight(at size: DynamicTypeSize) -> Double {
          Self.value(lineHeights, at: size)
        }

        /// Returns the space added between two lines in points.
        public func lineSpacing(at size: DynamicTypeSize) -> Double {
          Self.value(lineSpacings, at: size)
        }

        /// Returns the space added between letters in points.
        public func tracking(at size: DynamicTypeSize) -> Double {
          Self.value(trackings, at: size)
        }

        /// Returns the font, which does not scale further.
        public func font(at size: DynamicTypeSize) -> Font {
          let points = fontSize(at: size)
          guard let fontFamily else { return .system(size: points, weight: fontWeight\(namesDesigns ? ", design: fontDesign" : "")) }
          return .custom(fontFamily, fixedSize: points).weight(fontWeight)
        }

        private static func value(_ values: [Double], at size: DynamicTypeSize) -> Double {
          values[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
        }

        private var fontSizes: [Double] {
          switch self {
      \(branches { list($0, \.fontSize) })
          }
        }

        private var lineHeights: [Double] {
          switch self {
      \(branches { list($0, \.lineHeight) })
          }
        }

        private var lineSpacings: [Double] {
          switch self {
      \(branches { list($0, \.lineSpacing) })
          }
        }

        private var trackings: [Double] {
          switch self {
      \(branches { list($0, \.letterSpacing) })
          }
        }
      }

      """
  }

  private func list(_ scale: TypographyScale, _ part: (TypographyMetrics) -> Double) -> String {
    let values = scale.metrics.map { metrics in
      number((part(metrics) * 10_000).rounded() / 10_000)
    }
    return "[\(values.joined(separator: ", "))]"
  }

  private var modifier: String {
    guard !scales.isEmpty else { return "" }
    let name = typeName + "Modifier"
    return """
      /// Gives text the font, the letter spacing and the line height of the design system.
      public struct \(name): ViewModifier {
        /// The typography.
        public let typography: \(typeName)

        @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

        /// Creates a modifier.
        public init(typography: \(typeName)) {
          self.typography = typography
        }

        /// Returns the content with the typography.
        public func body(content: Content) -> some View {
          // SwiftUI takes no negative spacing; tighter lines keep the font's own height.
          let spacing = max(typography.lineSpacing(at: dynamicTypeSize), 0)
          content
            .font(typography.font(at: dynamicTypeSize))
            .tracking(typography.tracking(at: dynamicTypeSize))
            .lineSpacing(spacing)
            .padding(.vertical, spacing / 2)
        }
      }

      extension View {
        /// Sets the typography of text in the view; it follows the text size.
        public func typography(_ typography: \(typeName)) -> some View {
          modifier(\(name)(typography: typography))
        }
      }

      """
  }

  private var swiftUISpacing: String {
    let members = zip(spacingCases, spacing).map { name, token in
      let style = Self.swiftUIName(of: token.behavior.textStyle ?? .body)
      return "  /// \(number(token.points)) points at Large.\n"
        + "  @ScaledMetric(relativeTo: .\(style)) public var \(name) = \(number(token.points))"
    }
    return """
      /// Lengths that grow with the text beside them; declare one as a property of a view.
      public struct \(spacingName): DynamicProperty {
      \(members.joined(separator: "\n"))

        /// Creates the lengths.
        public init() {}
      }

      """
  }

  private static func swiftUIName(of style: TextStyle) -> String {
    switch style {
    case .title1: "title"
    case .caption1: "caption"
    default: style.name
    }
  }
}
