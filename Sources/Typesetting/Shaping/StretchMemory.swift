import FontManagement

/// The sums of short stretches of text that were shaped apart, kept from paragraph to paragraph.
///
/// What a break changes is found by shaping a few letters on both sides of it; in a language the
/// same letters meet again and again. A key holds everything that the shaper sees.
struct StretchMemory {
  /// What decides the sum of a stretch.
  struct Key {
    fileprivate let recipe: FontRecipe
    fileprivate let language: String?
    fileprivate let script: UInt32
    fileprivate let flags: UInt32
    fileprivate let units: SIMD16<UInt16>
  }

  private var sums: [Key: AdvanceSum] = [:]

  /// The most sums that are kept: more would be slower than the cache of the processor.
  private static let limit = 2_048

  subscript(key: Key) -> AdvanceSum? {
    get { sums[key] }
    set {
      if sums.count >= Self.limit { sums.removeAll(keepingCapacity: true) }
      sums[key] = newValue
    }
  }
}

extension StretchMemory.Key: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.units == rhs.units && lhs.script == rhs.script && lhs.flags == rhs.flags
      && lhs.recipe == rhs.recipe && lhs.language == rhs.language
  }

  func hash(into hasher: inout Hasher) {
    let words = unsafeBitCast(units, to: SIMD4<UInt64>.self)
    hasher.combine(words.x)
    hasher.combine(words.y ^ (words.z &* 0x9E37_79B9_7F4A_7C15) ^ words.w)
    hasher.combine(flags ^ script)
  }
}

extension StretchMemory.Key {
  /// Creates the key of a stretch, or nothing when it is too long for one.
  ///
  /// - Parameters:
  ///   - text: The text around it, too.
  ///   - range: The code units of the stretch.
  ///   - end: The code unit from which on advances do not count.
  ///   - item: What the stretch is a part of.
  ///   - recipe: The font; features of the style are the usual ones.
  ///   - language: The language.
  ///   - follows: Whether the item follows the optical size of its style.
  init?(
    _ text: UTF16Text,
    _ range: Range<Int>,
    upTo end: Int,
    of item: ShapedItem,
    _ recipe: FontRecipe,
    language: String?,
    follows: Bool
  ) {
    var (first, last) = (range.lowerBound, range.upperBound)
    if !Self.ignoresContext(item.script) {
      first = Self.contextStart(text, before: first)
      last = Self.contextEnd(text, after: last)
    } else if recipe.advances != nil {
      // The kerning of measured advances depends on the next character.
      last = min(text.count, last + 2)
    }
    guard last - first <= Self.length else { return nil }
    var units = SIMD16<UInt16>.zero
    for offset in first..<last { units[offset - first] = text[offset] }
    self.units = units
    self.recipe = recipe
    self.language = language
    script = item.script
    var flags = UInt32(last - first) | UInt32(range.lowerBound - first) << 5
    flags |= UInt32(range.upperBound - first) << 10
    flags |= UInt32(max(0, min(end, range.upperBound) - first)) << 15
    flags |= range.lowerBound == 0 ? 1 << 20 : 0
    flags |= range.upperBound == text.count ? 1 << 21 : 0
    flags |= item.isRightToLeft ? 1 << 22 : 0
    flags |= follows ? 1 << 23 : 0
    self.flags = flags
  }

  /// The most code units of a stretch with its context.
  private static var length: Int { SIMD16<UInt16>.scalarCount }

  /// Whether the letters of a script do not join, so that text beyond a stretch is not looked at.
  private static func ignoresContext(_ script: UInt32) -> Bool {
    switch script {
    case Itemizer.latin, cyrillic, greek, han, kana, hangul, thai, devanagari: true
    default: false
    }
  }

  /// The most code units that joining looks at: five characters.
  private static let reach = 10

  /// Where the text begins that decides how the first letter of a stretch joins.
  private static func contextStart(_ text: UTF16Text, before start: Int) -> Int {
    let least = max(0, start - reach)
    var first = start
    while first > least {
      first -= 1
      if decidesJoining(text[first]) { break }
    }
    return first
  }

  /// Where the text ends that decides how the last letter of a stretch joins.
  private static func contextEnd(_ text: UTF16Text, after end: Int) -> Int {
    let most = min(text.count, end + reach)
    var last = end
    while last < most {
      last += 1
      if decidesJoining(text[last - 1]) { break }
    }
    return last
  }

  /// Whether nothing beyond a character counts for joining: a space or an Arabic letter, which are
  /// never transparent.
  private static func decidesJoining(_ unit: UInt16) -> Bool {
    unit == 0x20 || (0x620...0x64A).contains(unit) || (0x671...0x6D3).contains(unit)
  }

  private static let cyrillic = ("Cyrl" as OpenTypeTag).rawValue
  private static let greek = ("Grek" as OpenTypeTag).rawValue
  private static let han = ("Hani" as OpenTypeTag).rawValue
  private static let kana = ("Kana" as OpenTypeTag).rawValue
  private static let hangul = ("Hang" as OpenTypeTag).rawValue
  private static let thai = ("Thai" as OpenTypeTag).rawValue
  private static let devanagari = ("Deva" as OpenTypeTag).rawValue
}
