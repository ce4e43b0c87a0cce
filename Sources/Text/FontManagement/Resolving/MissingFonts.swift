public import FontDescriptors

/// Fonts that a document requests and that are not available, described for its reader.
///
/// ```swift
/// let missing = MissingFonts([FontDescriptor(postScriptName: "Example-Bold")])
/// print(missing.title)  // Missing Font
/// for font in missing.fonts { print(font.name, font.explanation) }
/// ```
///
/// The words are English. The list names the replacement of each font; it installs nothing.
public struct MissingFonts: Hashable, Sendable {
  /// A font that is missing.
  public struct Font: Hashable, Sendable {
    /// The name by which the document asks for it.
    public var name: String
    /// The family that is shown instead; `nil` where that is not known.
    public var substitute: String?
    /// One sentence about the replacement, and the error of widths.
    public var explanation: String

    /// Creates a font whose request names no face.
    public init(name: String) {
      self.name = name
      explanation = "No font is known by this name."
    }

    init(_ descriptor: FontDescriptor, _ diagnostic: FontDiagnostic?) {
      self.init(name: descriptor.askedName)
      guard let diagnostic else { return }
      substitute = diagnostic.used
      explanation = "Shown in \(diagnostic.used): \(diagnostic.widthError)."
    }
  }

  /// The fonts, each once, in the order of their requests.
  public var fonts: [Font]

  /// Finds the replacements of fonts.
  ///
  /// - Parameters:
  ///   - descriptors: The fonts that were requested and not found, such as the answer of a request.
  ///   - collection: The fonts that stand in.
  public init(_ descriptors: [FontDescriptor], in collection: FontCollection = .current) {
    var names: Set<String> = []
    fonts = descriptors.filter { names.insert($0.askedName).inserted }.map { descriptor in
      Font(descriptor, collection.resolve(descriptor).diagnostics.first)
    }
  }

  /// The title of a dialogue.
  public var title: String {
    fonts.count == 1 ? "Missing Font" : "\(fonts.count) Missing Fonts"
  }

  /// The message of a dialog: the problem, and the remedy.
  public var message: String {
    fonts.count == 1
      ? "This document uses a font that is not installed. Another is shown in its place until an "
        + "app provides it."
      : "This document uses fonts that are not installed. Others are shown in their place until an "
        + "app provides them."
  }
}

extension FontDescriptor {
  /// The name by which a font is asked for.
  fileprivate var askedName: String {
    postScriptName ?? [family, face].compactMap(\.self).joined(separator: " ")
  }
}
