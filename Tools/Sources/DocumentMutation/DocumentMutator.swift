/// Damages a document in realistic and unrealistic ways: the same seed gives the same damage.
///
/// ```swift
/// let damaged = DocumentMutator(seed: 7).mutated(bytes, of: others)
/// ```
public struct DocumentMutator {
  private let seed: UInt64

  /// Creates a mutator whose changes are determined by a seed.
  public init(seed: UInt64) { self.seed = seed }

  /// Returns a document from a list with one to six changes.
  ///
  /// - Parameter documents: The documents, one of which the seed selects; not empty.
  /// - Returns: The bytes of the changed document.
  public func mutated(_ documents: [[UInt8]]) -> [UInt8] {
    // Neighboring seeds start far apart.
    var generator = SeededGenerator(seed: seed &* 0xD134_2543_DE82_EF95)
    var bytes = documents.chosen(by: &generator) ?? []
    if generator.happens(70) { bytes = Self.keepingOneScene(of: bytes, &generator) }
    for _ in 0...generator.position(below: 6) {
      guard let mutation = Self.mutations.chosen(by: &generator) else { break }
      bytes = mutation(bytes, &generator)
    }
    return bytes
  }

  private typealias Mutation = @Sendable ([UInt8], inout SeededGenerator) -> [UInt8]

  /// All changes; those that keep the document readable are listed more than once.
  private static let mutations: [Mutation] = [
    setNumber, setNumber, setNumber, setNumber, setNumber, setHostileValue, setHostileValue,
    borrowValue, borrowValue, swapIdentifiers, swapIdentifiers, removeAttribute, removeAttribute,
    renameAttribute, removeElement, removeElement, repeatElement, moveElement, moveElement,
    moveElement, exchangeElements, nestElement, renameElement, truncate, replaceByte, insertBytes,
  ]

  // MARK: Scenes

  /// A storyboard with only one of its scenes: small documents are fast, and each change matters.
  private static func keepingOneScene(
    of bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let scenes = MarkupMap(bytes).elements.filter { bytes.holds("<scene ", at: $0.range) }
    guard scenes.count > 1, let first = scenes.first, let last = scenes.last,
      let kept = scenes.chosen(by: &generator)
    else { return bytes }
    return bytes.replacing(
      first.range.lowerBound..<last.range.upperBound,
      with: Array(bytes[kept.range])
    )
  }

  // MARK: Attributes

  private static let numbers = [
    "-1", "0", "-0", "1", "-12", "0.5", "-0.5", "nan", "-nan", "inf", "-inf", "infinity", "1e308",
    "-1e308", "1e-308", "5e-324", "1e9", "-1e9", "1e18", "1e19", "2147483647", "2147483648",
    "-2147483649", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551616", "999999999999999999999999999999", "1000000", "100000", "4096", "0x10",
    "1:0", "0:1", "1/0", "-1:3", "1e308:1e-308", "1001", "999.9", "0.0001", "16777217",
  ]

  private static let hostileValues = [
    "", " ", "YES", "NO", "-", ".", "%", "&#0;", "&amp;", "&lt;&gt;", "\u{FEFF}", "\u{202E}abc",
    "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "日本語テキスト", "مرحبا", "&#10;&#10;&#10;", "../../../etc/passwd",
    "$(escalator)", "system", "custom", "prototypes", "UICTFontTextStyleBody",
    String(repeating: "word ", count: 400), String(repeating: "x", count: 3_000),
  ]

  private static func setNumber(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let attributes = MarkupMap(bytes).elements.flatMap(\.attributes).filter { attribute in
      bytes[attribute.value].first.map { (0x30...0x39).contains($0) || $0 == 0x2D } ?? false
    }
    guard let attribute = Self.attribute(of: attributes, bytes, &generator),
      let number = numbers.chosen(by: &generator)
    else { return bytes }
    return bytes.replacing(attribute.value, with: Array(number.utf8))
  }

  private static func setHostileValue(
    _ bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let values = numbers + hostileValues
    guard let attribute = attribute(of: bytes, &generator),
      let value = values.chosen(by: &generator)
    else {
      return bytes
    }
    return bytes.replacing(attribute.value, with: Array(value.utf8))
  }

  /// Copies the value of another attribute, with the same name if there is one.
  private static func borrowValue(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let attributes = MarkupMap(bytes).elements.flatMap(\.attributes)
    guard let attribute = Self.attribute(of: attributes, bytes, &generator) else { return bytes }
    let alike = attributes.filter { bytes[$0.name].elementsEqual(bytes[attribute.name]) }
    guard let other = (generator.happens(60) ? alike : attributes).chosen(by: &generator) else {
      return bytes
    }
    return bytes.replacing(attribute.value, with: Array(bytes[other.value]))
  }

  /// Gives an object, or a reference, the identifier of another object.
  private static func swapIdentifiers(
    _ bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    let attributes = MarkupMap(bytes).elements.flatMap(\.attributes)
    let identifiers = attributes.filter { bytes.holds("id", exactlyAt: $0.name) }
    let known = Set(identifiers.map { Array(bytes[$0.value]) })
    let references = attributes.filter { known.contains(Array(bytes[$0.value])) }
    guard let one = references.chosen(by: &generator),
      let other = identifiers.chosen(by: &generator)
    else {
      return bytes
    }
    return bytes.replacing(one.value, with: Array(bytes[other.value]))
  }

  private static func removeAttribute(
    _ bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    guard let attribute = attribute(of: bytes, &generator) else { return bytes }
    return bytes.replacing(attribute.name.lowerBound..<attribute.value.upperBound + 1, with: [])
  }

  private static func renameAttribute(
    _ bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    guard let attribute = attribute(of: bytes, &generator),
      let name = ["key", "id", "size", "customClass", "text", "contentMode"].chosen(by: &generator)
    else { return bytes }
    return bytes.replacing(attribute.name, with: Array(name.utf8))
  }

  private static func attribute(
    of bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> MarkupMap.Attribute? {
    attribute(of: MarkupMap(bytes).elements.flatMap(\.attributes), bytes, &generator)
  }

  /// An attribute from a list, usually chosen by name, so that rare ones are as likely as frames.
  private static func attribute(
    of attributes: [MarkupMap.Attribute],
    _ bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> MarkupMap.Attribute? {
    guard generator.happens(75) else { return attributes.chosen(by: &generator) }
    var names: Set<[UInt8]> = []
    let ordered = attributes.compactMap { attribute in
      let name = Array(bytes[attribute.name])
      return names.insert(name).inserted ? name : nil
    }
    guard let name = ordered.chosen(by: &generator) else { return nil }
    return attributes.filter { bytes[$0.name].elementsEqual(name) }.chosen(by: &generator)
  }

  // MARK: Elements

  private static func removeElement(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8]
  {
    guard let element = element(of: bytes, &generator) else { return bytes }
    return bytes.replacing(element.range, with: [])
  }

  private static func repeatElement(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8]
  {
    guard let element = element(of: bytes, &generator), element.range.count < 20_000 else {
      return bytes
    }
    let copies = Array(bytes[element.range]).times(1 + generator.position(below: 4))
    return bytes.replacing(element.range.upperBound..<element.range.upperBound, with: copies)
  }

  private static func moveElement(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    guard let element = Self.element(of: bytes, &generator),
      let target = Self.element(of: bytes, &generator),
      !element.range.contains(target.startTag.lowerBound)
    else { return bytes }
    let place = target.startTag.upperBound
    guard !element.range.contains(place) else { return bytes }
    let moved = Array(bytes[element.range])
    if place <= element.range.lowerBound {
      return bytes.replacing(element.range, with: []).replacing(place..<place, with: moved)
    }
    return bytes.replacing(place..<place, with: moved).replacing(element.range, with: [])
  }

  private static func exchangeElements(
    _ bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    guard let one = element(of: bytes, &generator), let other = element(of: bytes, &generator),
      !one.range.overlaps(other.range)
    else { return bytes }
    let (first, second) =
      one.range.lowerBound < other.range.lowerBound
      ? (one.range, other.range) : (other.range, one.range)
    let (early, late) = (Array(bytes[first]), Array(bytes[second]))
    return bytes.replacing(second, with: early).replacing(first, with: late)
  }

  /// Nests an element in copies of its own start tag.
  private static func nestElement(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    guard let element = element(of: bytes, &generator), element.range != element.startTag else {
      return bytes
    }
    let name = bytes[element.startTag].dropFirst().prefix { $0 != 0x20 && $0 != 0x3E && $0 != 0x2F }
    let depth = [1, 2, 8, 64].chosen(by: &generator) ?? 1
    let open = Array(bytes[element.startTag]).times(depth)
    let close = (Array("</".utf8) + name + Array(">".utf8)).times(depth)
    return bytes.replacing(element.range, with: open + Array(bytes[element.range]) + close)
  }

  /// Gives an element the name of another one.
  private static func renameElement(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8]
  {
    let elements = [element(of: bytes, &generator), element(of: bytes, &generator)].compactMap(
      \.self
    )
    guard let one = elements.first, let other = elements.last else { return bytes }
    func name(_ element: MarkupMap.Element) -> Range<Int> {
      let start = element.startTag.lowerBound + 1
      let count = bytes[start..<element.startTag.upperBound].prefix {
        $0 != 0x20 && $0 != 0x3E && $0 != 0x2F
      }.count
      return start..<start + count
    }
    let (old, new) = (name(one), Array(bytes[name(other)]))
    var bytes = bytes
    let end = one.range.upperBound
    let closing = end - old.count - 1..<end - 1
    if one.range != one.startTag, closing.lowerBound > one.startTag.upperBound {
      bytes = bytes.replacing(closing, with: new)
    }
    return bytes.replacing(old, with: new)
  }

  /// An element other than the root.
  private static func element(
    of bytes: [UInt8],
    _ generator: inout SeededGenerator
  ) -> MarkupMap.Element? {
    Array(MarkupMap(bytes).elements.dropFirst()).chosen(by: &generator)
  }

  // MARK: Bytes

  private static func truncate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    bytes.isEmpty ? bytes : Array(bytes.prefix(generator.position(below: bytes.count)))
  }

  private static func replaceByte(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    let position = generator.position(below: bytes.count)
    return bytes.replacing(
      position..<position + 1,
      with: [UInt8(truncatingIfNeeded: generator.next())]
    )
  }

  private static func insertBytes(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let position = generator.position(below: bytes.count + 1)
    let inserted = (0...generator.position(below: 16)).map { _ in
      UInt8(truncatingIfNeeded: generator.next())
    }
    return bytes.replacing(position..<position, with: inserted)
  }
}

extension [UInt8] {
  fileprivate func times(_ count: Int) -> [UInt8] {
    Array(repeatElement(self, count: count).joined())
  }

  fileprivate func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    var result = self
    result.replaceSubrange(range, with: bytes)
    return result
  }

  fileprivate func holds(_ text: String, at range: Range<Int>) -> Bool {
    self[range].starts(with: text.utf8)
  }

  fileprivate func holds(_ text: String, exactlyAt range: Range<Int>) -> Bool {
    self[range].elementsEqual(text.utf8)
  }
}
