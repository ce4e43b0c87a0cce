import CHarfBuzz
import Synchronization

/// The glyphs of characters and the advances of glyphs of one instance, remembered in pages of 256.
///
/// HarfBuzz searches the tables of a font for every character of every text; a page is two loads,
/// which takes 6 % off shaping. A page is filled at once when it is first needed, and kept. Two
/// threads may fill the same page at the same time; one of the two equal results stays.
///
/// `@unchecked Sendable`: the font is immutable, a page is never written after it can be seen.
final class GlyphTables: @unchecked Sendable {
  private typealias Page = UnsafePointer<UInt32>
  private typealias Pages = UnsafeMutablePointer<Atomic<Page?>>

  private static let characterPages = 0x1100
  private static let glyphPages = 0x100

  /// The font that knows; destroyed with the font that asks, which holds a reference to it.
  private let font: OpaquePointer
  private let glyphs: Pages
  private let advances: Pages
  /// The em units that are added to each advance but those of marks.
  private let wider: Int32

  private init(_ font: OpaquePointer, wider: Int32) {
    self.font = font
    self.wider = wider
    glyphs = .allocate(capacity: Self.characterPages)
    advances = .allocate(capacity: Self.glyphPages)
    for page in 0..<Self.characterPages { (glyphs + page).initialize(to: Atomic(nil)) }
    for page in 0..<Self.glyphPages { (advances + page).initialize(to: Atomic(nil)) }
  }

  deinit {
    Self.free(glyphs, Self.characterPages)
    Self.free(advances, Self.glyphPages)
  }

  private static func free(_ pages: Pages, _ count: Int) {
    for page in 0..<count { pages[page].load(ordering: .relaxed)?.deallocate() }
    pages.deinitialize(count: count)
    pages.deallocate()
  }

  /// Makes an immutable font that answers as another does, from tables.
  ///
  /// - Parameters:
  ///   - font: The other font.
  ///   - wider: The em units that are added to each advance that is not zero.
  /// - Returns: The font, which the caller destroys.
  static func font(over font: OpaquePointer, wider: Int32 = 0) -> OpaquePointer {
    let quick: OpaquePointer = hb_font_create_sub_font(font)
    let tables = Unmanaged.passRetained(GlyphTables(font, wider: wider)).toOpaque()
    hb_font_set_funcs(quick, functions, tables) { tables in
      if let tables { Unmanaged<GlyphTables>.fromOpaque(tables).release() }
    }
    hb_font_make_immutable(quick)
    return quick
  }

  /// The glyph of a character; 0 when there is none.
  @inline(__always)
  fileprivate func glyph(_ scalar: UInt32) -> UInt32 {
    guard scalar < 0x110000 else { return 0 }
    return value(in: glyphs, scalar) { font, scalar in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
    }
  }

  /// The advance of a glyph in em units.
  @inline(__always)
  fileprivate func advance(_ glyph: UInt32) -> Int32 {
    // OpenType has 65,536 glyphs at most.
    guard glyph < 0x10000 else { return Self.advance(font, glyph, wider) }
    // The closure holds no object: it is passed for every glyph of every text.
    let wider = wider
    let bits = value(in: advances, glyph) { font, glyph in
      UInt32(bitPattern: Self.advance(font, glyph, wider))
    }
    return Int32(bitPattern: bits)
  }

  private static func advance(_ font: OpaquePointer, _ glyph: UInt32, _ wider: Int32) -> Int32 {
    let advance = hb_font_get_glyph_h_advance(font, glyph)
    return advance == 0 ? 0 : advance &+ wider
  }

  @inline(__always)
  private func value(
    in pages: Pages,
    _ number: UInt32,
    _ ask: (OpaquePointer, UInt32) -> UInt32
  ) -> UInt32 {
    let index = Int(number >> 8)
    if let page = pages[index].load(ordering: .acquiring) { return page[Int(number & 0xFF)] }
    return fill(pages, index, ask)[Int(number & 0xFF)]
  }

  @inline(never)
  private func fill(
    _ pages: Pages,
    _ index: Int,
    _ ask: (OpaquePointer, UInt32) -> UInt32
  ) -> Page {
    let page = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for low in 0..<256 { (page + low).initialize(to: ask(font, UInt32(index << 8 | low))) }
    let (exchanged, original) = pages[index].compareExchange(
      expected: nil,
      desired: Page(page),
      ordering: .acquiringAndReleasing
    )
    guard !exchanged, let original else { return Page(page) }
    page.deallocate()
    return original
  }
}

extension GlyphTables {
  /// The functions of all such fonts.
  ///
  /// `nonisolated(unsafe)`: immutable from here on, as HarfBuzz has it.
  private nonisolated(unsafe) static let functions: OpaquePointer = {
    let functions: OpaquePointer = hb_font_funcs_create()
    hb_font_funcs_set_nominal_glyph_func(functions, nominalGlyph, nil, nil)
    hb_font_funcs_set_nominal_glyphs_func(functions, nominalGlyphs, nil, nil)
    hb_font_funcs_set_glyph_h_advance_func(functions, advance, nil, nil)
    hb_font_funcs_set_glyph_h_advances_func(functions, advances, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return functions
  }()

  @inline(__always)
  private static func with<Result>(
    _ data: UnsafeMutableRawPointer?,
    _ none: Result,
    _ body: (GlyphTables) -> Result
  ) -> Result {
    guard let data else { return none }
    return Unmanaged<GlyphTables>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
  }

  private static let nominalGlyph: hb_font_get_nominal_glyph_func_t = {
    _,
    data,
    scalar,
    result,
    _ in
    let glyph = with(data, 0) { $0.glyph(scalar) }
    result?.pointee = glyph
    return glyph == 0 ? 0 : 1
  }

  private static let nominalGlyphs: hb_font_get_nominal_glyphs_func_t = {
    _,
    data,
    count,
    scalars,
    scalarStride,
    glyphs,
    glyphStride,
    _ in
    with(data, 0) { tables in
      for index in 0..<count {
        let scalar = UnsafeRawPointer(scalars)?
          .load(fromByteOffset: Int(index * scalarStride), as: UInt32.self)
        let glyph = tables.glyph(scalar ?? 0)
        guard glyph != 0 else { return index }
        UnsafeMutableRawPointer(glyphs)?
          .storeBytes(of: glyph, toByteOffset: Int(index * glyphStride), as: UInt32.self)
      }
      return count
    }
  }

  private static let advance: hb_font_get_glyph_h_advance_func_t = { _, data, glyph, _ in
    with(data, 0) { $0.advance(glyph) }
  }

  private static let advances: hb_font_get_glyph_h_advances_func_t = {
    _,
    data,
    count,
    glyphs,
    glyphStride,
    advances,
    advanceStride,
    _ in
    with(data, ()) { tables in
      guard let glyphs = UnsafeRawPointer(glyphs), let advances = UnsafeMutableRawPointer(advances)
      else { return }
      for index in 0..<count {
        let glyph = glyphs.load(fromByteOffset: Int(index * glyphStride), as: UInt32.self)
        advances.storeBytes(
          of: tables.advance(glyph),
          toByteOffset: Int(index * advanceStride),
          as: Int32.self
        )
      }
    }
  }
}
