import DynamicType
import FontDescriptors
import FontManagement
import HeadlessUIKit
import Snapshots

/// The fonts of a layout: a screen has many texts and few fonts.
///
/// The fonts of the traits that were asked for last are kept.
struct ResolvedFonts {
  private var traits: TraitCollection?
  private var requests: [Font: FontRequest] = [:]
  private var uses: [FontRequest: FontUse] = [:]

  private mutating func turn(to traits: TraitCollection) {
    guard self.traits != traits else { return }
    self = ResolvedFonts()
    self.traits = traits
  }

  mutating func request(_ font: Font, _ traits: TraitCollection) -> FontRequest {
    turn(to: traits)
    if let known = requests[font] { return known }
    let request = font.request(in: traits)
    requests[font] = request
    return request
  }

  mutating func use(of request: FontRequest, _ traits: TraitCollection) -> FontUse {
    turn(to: traits)
    if let known = uses[request] { return known }
    let use = FontUse(
      FontManagement.Font(request),
      adjusts: request.scaling != .fixed,
      compatibleWith: traits
    )
    uses[request] = use
    return use
  }
}

extension EnvironmentValues {
  /// What a font asks for where the view stands.
  func request(_ font: Font) -> FontRequest {
    host?.fonts.request(font, traits) ?? font.request(in: traits)
  }

  /// How a font of the view is told of in a snapshot.
  func use(of request: FontRequest) -> FontUse {
    guard let host else {
      var fonts = ResolvedFonts()
      return fonts.use(of: request, traits)
    }
    return host.fonts.use(of: request, traits)
  }
}
