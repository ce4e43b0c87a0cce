import FontDescriptors
import FontManagement

/// The sums of short stretches of text that were shaped apart, kept from paragraph to paragraph.
///
/// Results of shaping a few letters on both sides of a break, which show how it changes them; in a
/// language the same letters meet again and again. A key holds everything that the shaper sees.
struct StretchCache {
  /// The inputs that decide the sum of a stretch.
  struct Key: Equatable {
    /// Font and language, as a place among those that were seen.
    fileprivate let setting: UInt32
    fileprivate let script: UInt32
    fileprivate let flags: UInt32
    fileprivate let units: SIMD16<UInt16>
  }

  private struct Entry {
    var key: Key
    var sum: AdvanceSum
  }

  private struct Setting {
    var recipe: FontRecipe
    var language: String?
  }

  /// Pairs of entries: which pair follows from the key, and the newer entry comes first in it.
  private var entries: [Entry?] = []
  private var settings: [Setting] = []
  /// The identities of the recipes of the settings, to look through without counting references.
  private var identities: [ObjectIdentifier] = []

  /// The most sums that are kept: more would be slower than the cache of the processor.
  private static let limit = 2_048
  private static let settingLimit = 64

  subscript(key: Key) -> AdvanceSum? {
    get {
      guard !entries.isEmpty else { return nil }
      let first = key.place
      if let entry = entries[first], entry.key == key { return entry.sum }
      if let entry = entries[first + 1], entry.key == key { return entry.sum }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.isEmpty { entries = Array(repeating: nil, count: Self.limit) }
      let first = key.place
      entries[first + 1] = entries[first]
      entries[first] = Entry(key: key, sum: newValue)
    }
  }

  /// The number of a font in a language.
  mutating func setting(_ recipe: FontRecipe, _ language: String?) -> UInt32 {
    let identity = recipe.identity
    for index in identities.indices
    where identities[index] == identity && settings[index].language == language {
      return UInt32(index)
    }
    if settings.count >= Self.settingLimit {
      // The numbers get a new meaning.
      settings.removeAll()
      identities.removeAll()
      entries.removeAll()
    }
    // The setting keeps the recipe alive, so that no other gets its identity.
    settings.append(Setting(recipe: recipe, language: language))
    identities.append(identity)
    return UInt32(settings.count - 1)
  }
}

extension StretchCache.Key {
  /// The first of the two entries that may have the key.
  @inline(__always)
  fileprivate var place: Int {
    let words = unsafeBitCast(units, to: SIMD4<UInt64>.self)
    var hash = words.x ^ UInt64(flags) << 32 ^ UInt64(script &+ setting)
    for word in [words.y, words.z, words.w] { hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ word }
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return Int(hash >> 53 & ~1)
  }
}

extension StretchCache.Key {
  /// Creates the key of a stretch, or nothing when it is too long for one.
  ///
  /// - Parameters:
  ///   - text: The text around it, too.
  ///   - range: The code units of the stretch.
  ///   - end: The code unit from which on advances do not count.
  ///   - item: The item that the stretch is a part of.
  ///   - recipe: The font; features of the style are the usual ones.
  ///   - setting: The number of the font in the language.
  ///   - follows: Whether the item follows the optical size of its style.
  init?(
    _ text: UTF16Text,
    _ range: Range<Int>,
    upTo end: Int,
    of item: ShapedItem,
    _ recipe: FontRecipe,
    setting: UInt32,
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
    self.setting = setting
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
    case ShapedItem.latin, cyrillic, greek, han, kana, hangul, thai, devanagari: true
    default: false
    }
  }

  /// The most code units that joining looks at: five characters.
  private static let reach = 10

  /// Returns the start of the text that decides how the first letter of a stretch joins.
  private static func contextStart(_ text: UTF16Text, before start: Int) -> Int {
    let least = max(0, start - reach)
    var first = start
    while first > least {
      first -= 1
      if decidesJoining(text[first]) { break }
    }
    return first
  }

  /// Returns the end of the text that decides how the last letter of a stretch joins.
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
