public import DynamicType

extension InterfaceDocument {
  /// The settings that the root element has for the document as a whole.
  public struct Settings: Hashable, Sendable {
    /// The version of the format, such as `3.0`.
    public var formatVersion: String?
    /// The version of Interface Builder that wrote it, such as `21507`; newer ones are greater.
    public var toolsVersion: Double?
    /// The runtime, such as `iOS.CocoaTouch`.
    public var targetRuntime: String?
    /// Whether constraints lay out the views; otherwise masks do.
    public var usesAutoLayout: Bool
    /// Whether size classes vary the document.
    public var usesTraitCollections: Bool
    /// Whether safe areas are used; otherwise a controller's layout guides.
    public var usesSafeAreas: Bool
    /// Whether the document is shown while the app starts.
    public var isLaunchScreen: Bool
    /// The identifier of the controller that a storyboard begins with.
    public var initialViewController: String?
    /// The device on whose screen the document was drawn; `nil` in old documents, which were
    /// drawn at 1 pixel per point.
    public var device: CanvasDevice?
    /// The color of accents for the whole document.
    public var tintColor: ColorDescription?
    /// The font files that custom fonts come from.
    public var customFonts: [CustomFont]
    /// The tools and systems that the document was made for.
    public var dependencies: Dependencies
    /// The text size that the canvas shows, 0 to 11 from XS to AX5; `nil` where none is set.
    ///
    /// The meaning of the numbers follows from their range; no publication confirms it.
    public var canvasTextSize: ContentSizeCategory?

    init(_ root: Element) {
      formatVersion = root[.document.version]
      toolsVersion = root[.document.toolsVersion].flatMap(Self.version)
      targetRuntime = root[.document.targetRuntime]
      usesAutoLayout = root[.document.usesAutoLayout]
      usesTraitCollections = root[.document.usesTraitCollections]
      usesSafeAreas = root[.document.usesSafeAreas]
      isLaunchScreen = root[.document.isLaunchScreen]
      initialViewController = root[.document.initialViewController]
      device = root.child("device").map { CanvasDevice($0) }
      tintColor = root[.document.tintColor]
      customFonts = Self.customFonts(root.child("customFonts"))
      dependencies = Dependencies(root.child("dependencies"))
      canvasTextSize = Self.textSize(root.child("accessibilityOverrides"))
    }

    /// The number of a version such as `14490.70` or `32700.99.1234`: its first two parts.
    private static func version(_ text: String) -> Double? {
      Double(text.split(separator: ".").prefix(2).joined(separator: "."))
    }

    private static func customFonts(_ element: Element?) -> [CustomFont] {
      element?.children.map { child in
        CustomFont(file: child.key ?? "", postScriptNames: child.children.map(\.string))
      } ?? []
    }

    private static func textSize(_ element: Element?) -> ContentSizeCategory? {
      guard let element, element[.accessibilityOverrides.isEnabled],
        let index = element[.accessibilityOverrides.textSize]
      else { return nil }
      let sizes = ContentSizeCategory.allCases.filter { $0 != .unspecified }
      return sizes.indices.contains(index) ? sizes[index] : nil
    }
  }
}
