/// A part of a pattern: it accepts one element, or stands for a run of any length.
protocol Wildcard {
  associatedtype Element

  /// Whether it stands for any number of elements, none included.
  var isRun: Bool { get }

  /// Whether it accepts an element.
  func accepts(_ element: Element) -> Bool
}

/// Whether a pattern matches all elements, or, for a prefix, the first ones of them.
///
/// Only the last run is ever tried again, so that no pattern takes exponential time.
func wildcardMatch<Part: Wildcard>(
  _ pattern: [Part],
  _ elements: [Part.Element],
  isPrefix: Bool
) -> Bool {
  var part = 0
  var element = 0
  var retry: (part: Int, element: Int)?
  while true {
    if part == pattern.count, isPrefix || element == elements.count { return true }
    if part < pattern.count, pattern[part].isRun {
      retry = (part + 1, element)
      part += 1
    } else if part < pattern.count, element < elements.count,
      pattern[part].accepts(elements[element])
    {
      part += 1
      element += 1
    } else if let last = retry, last.element < elements.count {
      retry = (last.part, last.element + 1)
      (part, element) = (last.part, last.element + 1)
    } else {
      return false
    }
  }
}
