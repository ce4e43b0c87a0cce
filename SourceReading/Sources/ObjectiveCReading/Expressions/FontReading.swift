import SourceFacts

extension Expressions {
  private static let maximumFontDepth = 12

  private static let fixedFactories: Set<String> = [
    "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize",
    "monospacedSystemFontOfSize", "monospacedDigitSystemFontOfSize",
  ]

  /// Reads how an expression makes a font.
  func font(_ range: Range<Int>, depth: Int = 0) -> FontRecipe {
    guard depth < Self.maximumFontDepth, !range.isEmpty else { return .unknown }
    if let choices = choices(range) {
      return .anyOf(choices.map { font($0, depth: depth + 1) })
    }
    if let word = word(range), let local = scope.fonts[word] { return local }
    if let message = message(range) { return made(by: message, depth) }
    if let name = called(range) { return .named(name) }
    guard let path = path(range), let last = path.last else { return .unknown }
    // The font of another view is its font at that moment.
    if last == "font", path.count > 1, path.count != 2 || path[0].first != "$" { return .unknown }
    // A local value with an unknown font is not a name of the project.
    if path.count == 1, path[0].first == "$", !isParameter(path[0]) { return .unknown }
    return .named(path.joined(separator: "."))
  }

  private func isParameter(_ name: String) -> Bool {
    scope.names[String(name.dropFirst())] == [name] && scope.parameters.contains(name)
  }

  /// The name of the function called in a range: `BrandFont(12)`.
  private func called(_ range: Range<Int>) -> String? {
    let range = bare(range)
    guard let name = code.word(range.lowerBound), range.count > 2,
      code.mark(range.lowerBound + 1) == Mark.leftParenthesis,
      code.after(range.lowerBound + 1, before: range.upperBound) == range.upperBound
    else { return nil }
    return name
  }

  private func made(by message: Message, _ depth: Int) -> FontRecipe {
    let first = message.pieces[0]
    if Self.fixedFactories.contains(first) {
      return .fixed(name: nil, size: message.arguments.first.flatMap(number))
    }
    switch first {
    case "fontWithName":
      return .fixed(
        name: message.arguments.first.flatMap(text),
        size: message.argument("size").flatMap(number)
      )
    case "preferredFontForTextStyle":
      return .preferred(style: style(message.arguments.first))
    case "scaledFontForFont":
      guard let base = message.arguments.first else { return .unknown }
      return .scaled(style: metricsStyle(message.receiver), base: font(base, depth: depth + 1))
    case "fontWithSize":
      let size = message.arguments.first.flatMap(number)
      return size == nil ? .unknown : .fixed(name: nil, size: size)
    case "fontWithDescriptor":
      guard let size = message.argument("size").flatMap(number), size != 0 else { return .unknown }
      return .fixed(name: nil, size: size)
    default: return named(by: message)
    }
  }

  /// The font of a project message, such as `[Theme bodyFont]`.
  private func named(by message: Message) -> FontRecipe {
    guard let receiver = path(message.receiver) else { return .unknown }
    let name = MethodName(message.pieces, hasArguments: !message.arguments.isEmpty).base
    if message.arguments.isEmpty, name == "font" { return .unknown }
    return .named((receiver + [name]).joined(separator: "."))
  }

  private func style(_ range: Range<Int>?) -> String? {
    guard let word = range.flatMap(word), word.hasPrefix("UIFontTextStyle") else { return nil }
    return ViewNames.constant(word)
  }

  /// The style of `[UIFontMetrics metricsForTextStyle:]` and of `[UIFontMetrics defaultMetrics]`.
  private func metricsStyle(_ range: Range<Int>) -> String? {
    if let message = message(range) {
      if message.pieces == ["metricsForTextStyle"] { return style(message.arguments.first) }
      if message.pieces == ["alloc"] { return nil }
      if message.pieces == ["initForTextStyle"] { return style(message.arguments.first) }
    }
    return path(range) == ["UIFontMetrics", "defaultMetrics"] ? "body" : nil
  }

  /// Whether an expression certainly makes a font, unlike a name that may have another meaning.
  static func isFont(_ recipe: FontRecipe) -> Bool {
    switch recipe {
    case .fixed, .preferred, .scaled: true
    case .oneOf(let recipes): recipes.contains { isFont($0) }
    case .named, .unknown: false
    }
  }

  /// The font in the attributes of a text value; `nil` if none is found.
  func carried(_ range: Range<Int>) -> FontRecipe? {
    let range = bare(range)
    if let word = word(range) { return scope.carried[word] }
    if code.mark(range.lowerBound) == Mark.at, code.mark(range.lowerBound + 1) == Mark.leftBrace {
      return attribute(range.dropFirst(2).dropLast())
    }
    guard let message = message(range) else { return nil }
    if let attributes = message.argument("attributes") { return carried(attributes) }
    // A function of the project makes the text.
    guard let receiver = path(message.receiver), receiver.count < 2,
      !message.pieces[0].hasPrefix("init")
    else { return nil }
    let name = MethodName(message.pieces, hasArguments: !message.arguments.isEmpty).base
    let type = receiver.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    return .named("\(type ?? "NSAttributedString").\(name)")
  }

  /// The font of `NSFontAttributeName: font` in a dictionary.
  private func attribute(_ range: Range<Int>) -> FontRecipe? {
    for part in code.parts(range) where code.isText(part.lowerBound, "NSFontAttributeName") {
      guard code.mark(part.lowerBound + 1) == Mark.colon, part.count > 2 else { continue }
      return font(part.dropFirst(2))
    }
    return nil
  }

  /// The value of an expression for a property.
  func value(of property: String, _ range: Range<Int>, _ numbers: [String: Double]) -> FactValue {
    if property == "font" { return .font(font(range)) }
    if property.hasPrefix("attributed") { return carried(range).map { .font($0) } ?? .expression }
    if let number = number(range) { return .number(number) }
    if let text = text(range) { return .text(text) }
    let bare = bare(range)
    guard bare.count == 1 else { return .expression }
    switch code.text(bare.lowerBound) {
    case "YES", "true", "TRUE", "@YES": return .boolean(true)
    case "NO", "false", "FALSE", "@NO": return .boolean(false)
    case let word:
      if scope.names[word] == nil, let number = numbers[word] { return .number(number) }
      return ViewNames.constant(word).map { .name($0) } ?? .expression
    }
  }
}
