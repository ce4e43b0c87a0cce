import DynamicType
import FontDescriptors
import FontManagement
import HeadlessUIKit
import Snapshots

/// The fonts of a layout: a screen has many texts and few fonts.
///
/// The fonts of the most recent traits are kept.
final class ResolvedFonts {
  private var traits: TraitCollection?
  private var requests: [Font: FontRequest] = [:]
  private var uses: [FontRequest: FontUse] = [:]
  private var measures: [FontRequest: FontMeasures] = [:]

  private func turn(to traits: TraitCollection) {
    guard self.traits != traits else { return }
    forget()
    self.traits = traits
  }

  /// Discards the fonts: others may have been registered.
  func forget() {
    traits = nil
    requests = [:]
    uses = [:]
    measures = [:]
  }

  func request(_ font: Font, _ traits: TraitCollection) -> FontRequest {
    turn(to: traits)
    if let known = requests[font] { return known }
    let request = font.request(in: traits)
    requests[font] = request
    return request
  }

  func use(of request: FontRequest, _ traits: TraitCollection) -> FontUse {
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

  func measures(of request: FontRequest, _ traits: TraitCollection) -> FontMeasures {
    turn(to: traits)
    if let known = measures[request] { return known }
    let font = FontManagement.Font(request).measures
    let new = FontMeasures(
      ascender: font.ascender,
      lineHeight: font.lineHeight,
      capHeight: font.capHeight,
      leading: font.leading
    )
    measures[request] = new
    return new
  }
}

extension EnvironmentValues {
  private var fonts: ResolvedFonts {
    self[object: ResolvedFonts.self] as? ResolvedFonts ?? ResolvedFonts()
  }

  /// The request for a font in this environment.
  func request(_ font: Font) -> FontRequest { fonts.request(font, traits) }

  /// Returns the facts of a font of the view for a snapshot.
  func use(of request: FontRequest) -> FontUse { fonts.use(of: request, traits) }

  /// The measures of a font of the view.
  func measures(of request: FontRequest) -> FontMeasures { fonts.measures(of: request, traits) }
}
