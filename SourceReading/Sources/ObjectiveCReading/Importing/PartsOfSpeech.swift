/// The kinds of English words on which the names of imported methods depend.
enum PartsOfSpeech {
  enum Kind { case preposition, verb, gerund, unknown }

  static func kind(of word: String) -> Kind {
    let word = word.lowercased()
    if prepositions.contains(word) { return .preposition }
    if isVerb(word) { return .verb }
    if word.hasSuffix("ing"), word.count > 4 {
      let stem = String(word.dropLast(3))
      let isDoubled = stem.suffix(2).first == stem.last
      if isVerb(stem) || isVerb(stem + "e") || isDoubled && isVerb(String(stem.dropLast())) {
        return .gerund
      }
    }
    return .unknown
  }

  private static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

  /// Words that say nothing alone, to which no name is shortened.
  static let vacuous: Set<String> = ["get", "set", "for", "using", "with", "in", "of", "to", "and"]

  static let prepositions = words(
    """
    above after along alongside as at before below by following for from given in including inside into matching
    of on passing preceding since to until using via when with within
    """
  )

  /// Those after which the importer of Swift 6.3 omits the name of a type, of 468 English verbs that were tried.
  private static let verbs = words(
    """
    accept activate add adjust alert allow analyze animate announce append apply arrange ask assign attach
    attempt autorelease become begin bounce break bring broadcast build calculate call cancel capture change
    check choose clean clear click close collapse collect commit compare complete connect contain continue
    convert copy correct count cover crash cut deactivate decide decode defer define delay delete deliver
    dequeue describe deselect destroy detach detect dim dismiss display divide do double drag draw drop
    duplicate edit enable encode end enqueue enter enumerate escape execute expand expect explain export extend
    fade fail fetch fill find finish fire fit fix flash flatten flip focus fold follow force freeze generate get
    give go grab grow guess handle hide highlight hit hold identify ignore import include increase inform inject
    insert intersect invite join jump keep kill know label launch leave listen load localize lock look make mark
    match measure merge mix move multiply normalize note notify observe obtain occur open order pack paint paste
    pause perform pick place play pop post pour precede prefer prepare prepend present preserve press prevent
    print produce protect provide pull push put queue raise reach read receive record redo reduce refuse
    register reject release reload remember remove reopen repair repeat replace reply report request require
    rescale reserve resign resize resolve restart restore retain retry return reuse reverse run save scale
    scroll search select send separate share show shut sign skip sleep standardize start stop store stretch
    strip subtract suggest supply support suppress suspend switch take tap test throw toggle touch trace
    transform translate traverse turn unite unlock update use validate visit wait wake walk want warn watch wipe
    work wrap write zoom
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
