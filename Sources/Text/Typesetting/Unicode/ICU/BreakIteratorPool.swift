import Synchronization

/// The idle iterators of one kind and locale.
///
/// Opening one costs 0.4 ms, borrowing one 20 ns. A pool never shrinks; it holds as many iterators
/// as threads have asked at the same time.
final class BreakIteratorPool: Sendable {
  private let kind: BreakKind
  private let locale: String
  private let idle = Mutex<[ICUBreakIterator]>([])
  private let model = Mutex<ICUBreakIterator?>(nil)

  fileprivate init(_ kind: BreakKind, _ locale: String) {
    self.kind = kind
    self.locale = locale
  }

  /// Lends an iterator for the time of a call; nil when ICU has no data.
  func withIterator<Result>(_ body: (ICUBreakIterator) -> Result) -> Result? {
    guard let iterator = idle.withLock({ $0.popLast() }) ?? make() else { return nil }
    defer { idle.withLock { $0.append(iterator) } }
    return body(iterator)
  }

  /// The model is opened once and never sees a text; the others are its clones.
  private func make() -> ICUBreakIterator? {
    model.withLock { model in
      if model == nil { model = ICUBreakIterator(kind, locale: locale) }
      return model?.clone()
    }
  }
}

extension BreakIteratorPool {
  fileprivate struct Key: Hashable {
    var kind: BreakKind
    var language: String?
    var keywords: String
  }

  fileprivate struct Pools {
    /// By language tag, as callers write it.
    var byLanguage: [Key: BreakIteratorPool] = [:]
    /// By the locale that the tag is reduced to.
    var byLocale: [Key: BreakIteratorPool] = [:]
  }

  private static let pools = Mutex(Pools())

  /// More tags than this are not languages but noise; they are reduced again each time.
  fileprivate static let limit = 1024

  /// The pool of a kind, a language and ICU's keywords, made when it is first asked for.
  static func shared(_ kind: BreakKind, language: String?, keywords: String) -> BreakIteratorPool {
    pools.withLock { pools in
      let key = Key(kind: kind, language: language, keywords: keywords)
      if let pool = pools.byLanguage[key] { return pool }
      let pool = pools.pool(kind, BreakLocale.reduced(language), keywords)
      if pools.byLanguage.count < limit { pools.byLanguage[key] = pool }
      return pool
    }
  }
}

extension BreakIteratorPool.Pools {
  /// The pool of a locale, or of the root once there are more locales than languages.
  fileprivate mutating func pool(
    _ kind: BreakKind,
    _ locale: String,
    _ keywords: String
  ) -> BreakIteratorPool {
    let language = byLocale.count < BreakIteratorPool.limit ? locale : ""
    let key = BreakIteratorPool.Key(kind: kind, language: language, keywords: keywords)
    if let pool = byLocale[key] { return pool }
    let pool = BreakIteratorPool(kind, language + keywords)
    byLocale[key] = pool
    return pool
  }
}
