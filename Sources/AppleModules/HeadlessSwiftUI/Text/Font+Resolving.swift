import DynamicType
import FontDescriptors
import Foundation

extension Font {
  /// The font at a text size.
  func request(in traits: TraitCollection) -> FontRequest {
    let plain = plainRequest(in: traits)
    var descriptor = plain.descriptor
    switch thickness {
    case .weight(let weight): descriptor.weight = weight.fontWeight
    case .emphasized: descriptor.weight = plain.descriptor.emphasizedWeight
    case nil: break
    }
    if isItalic { descriptor.symbolicTraits.insert(.italic) }
    if hasMonospacedDigits { descriptor.features["tnum"] = 1 }
    for feature in features { descriptor.features[OpenTypeTag(stringLiteral: feature)] = 1 }
    if width == .condensed || width == .compressed { descriptor.symbolicTraits.insert(.condensed) }
    if width == .expanded { descriptor.symbolicTraits.insert(.expanded) }
    guard descriptor != plain.descriptor else { return plain }
    return FontRequest(descriptor, scaling: plain.scaling, edition: plain.edition)
  }

  private func plainRequest(in traits: TraitCollection) -> FontRequest {
    switch provider {
    case .style(let style, let design):
      let request = FontRequest.preferredFont(
        forTextStyle: style.textStyle,
        compatibleWith: traits
      )
      guard design != .default, let descriptor = request.descriptor.withDesign(design) else {
        return request
      }
      return FontRequest(descriptor, scaling: request.scaling, edition: request.edition)
    case .system(let size, let design):
      let request = FontRequest.systemFont(ofSize: size)
      guard design != .default, let descriptor = request.descriptor.withDesign(design) else {
        return request
      }
      return FontRequest(descriptor: descriptor, size: size)
    case .custom(let name, let size, let style):
      let request = FontRequest(descriptor: FontDescriptor(postScriptName: name), size: size)
      guard let style else { return request }
      return request.scaled(
        with: FontMetrics(forTextStyle: style.textStyle),
        compatibleWith: traits
      )
    case .request(let request):
      return request.adjusted(to: traits)
    }
  }

  /// The leading that tight or loose lines add, in points: 2 less or more, according to Apple's guidelines on
  /// variants of leading.
  var addedLeading: Double {
    switch leading {
    case .tight: -2
    case .loose: 2
    case .standard, nil: 0
    }
  }
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private enum FontChangesKey: EnvironmentKey {
    static var defaultValue: FontChanges { FontChanges() }
  }

  /// The font of text that sets none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The changes that modifiers make to every font.
  var fontChanges: FontChanges {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
}

/// The changes that modifiers make to any font.
struct FontChanges: Hashable, Sendable {
  var thickness: Font.Thickness?
  var isItalic: Bool?
  var hasMonospacedDigits = false
  var isMonospaced = false
  var design: Font.Design?
  var width: Font.Width?

  func applied(to font: Font) -> Font {
    var font = font
    if let thickness { font.thickness = thickness }
    if let isItalic { font.isItalic = isItalic }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if isMonospaced { font = font.monospaced() }
    if let design { font = font.design(design) }
    if let width { font = font.width(width) }
    return font
  }
}

extension View {
  /// Sets the font of text in the view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontChanges.thickness, weight.map { .weight($0) })
  }

  /// Shows text in the view in bold, which is the emphasized weight of its text style.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontChanges.thickness, isActive ? .emphasized : nil)
  }

  /// Shows text in the view in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontChanges.isItalic, isActive)
  }

  /// Shows digits in the view in one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.fontChanges.hasMonospacedDigits, true)
  }

  /// Shows text in the view in letters of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontChanges.isMonospaced, isActive)
  }
}
