import SourceFacts

extension CodeReader {
  /// Reads a statement up to its semicolon and returns the index after it.
  mutating func simple(_ index: Int, _ end: Int, _ depth: Int) -> Int {
    let next = code.first(Mark.semicolon, in: index..<end) ?? end
    let range = index..<next
    var start = index
    var targets: [Range<Int>] = []
    while let equal = code.first(Mark.equal, in: start..<next) {
      targets.append(start..<equal)
      start = equal + 1
    }
    let value = start..<next
    if targets.isEmpty {
      declare(range)
    } else if !value.isEmpty {
      for target in targets.prefix(4) where !target.isEmpty { assign(target, value) }
    }
    scan(range, depth)
    return next + 1
  }

  /// Reads `UILabel *label;`, which assigns no view to a local name.
  private mutating func declare(_ range: Range<Int>) {
    guard range.count >= 2, range.count <= 12, let name = code.word(range.upperBound - 1),
      range.dropLast().allSatisfy({ code.isWord($0) || code.mark($0) == Mark.star })
    else { return }
    forget(name)
  }

  // MARK: Assignments

  private mutating func assign(_ target: Range<Int>, _ value: Range<Int>) {
    let last = target.upperBound - 1
    guard let name = code.word(last) else { return }
    if target.count == 1 { return assign(toName: name, value, at: last) }
    let separator = code.mark(last - 1)
    guard separator == Mark.dot || separator == Mark.arrow else {
      return declare(name, value, isFont: target.contains { code.isText($0, "UIFont") })
    }
    let base = target.lowerBound..<last - 1
    let path = expressions.path(base)
    guard let property = ViewNames.properties[name] else {
      return observe(name, of: path, value, at: target.lowerBound)
    }
    record(property, of: path, value, at: target.lowerBound)
  }

  /// Reads the assignment to an instance variable or to a local name.
  private mutating func assign(toName name: String, _ value: Range<Int>, at index: Int) {
    guard name != "self" else { return }
    let isLocal = scope.names[name] != nil
    guard isLocal else {
      if let path = expressions.path(index..<index + 1), let property = path.last {
        keep(property, value)
      }
      return
    }
    let font = expressions.font(value)
    if scope.conditions > 0, let other = scope.fonts[name] {
      if case .oneOf(let others) = other {
        scope.fonts[name] = .anyOf(others + [font])
      } else {
        scope.fonts[name] = .anyOf([other, font])
      }
    } else {
      scope.fonts[name] = Expressions.isFont(font) || scope.fonts[name] != nil ? font : nil
    }
    scope.names[name] =
      (scope.conditions == 0 ? expressions.path(value) : nil) ?? ["$" + name]
  }

  /// Binds a local name to the path of its value, or to itself.
  private mutating func declare(_ name: String, _ value: Range<Int>, isFont: Bool) {
    let font = expressions.font(value)
    let carried = expressions.carried(value)
    let path = expressions.path(value)
    forget(name)
    // A font that is initially `nil` is the one that is assigned later.
    if Expressions.isFont(font) || isFont && expressions.word(value) != "nil" {
      scope.fonts[name] = font
    }
    scope.carried[name] = carried
    if let path, !isFont { scope.names[name] = path }
  }

  /// Records the font that an object assigns to its own property.
  private mutating func keep(_ property: String, _ value: Range<Int>) {
    let font = expressions.font(value)
    let isFont = Expressions.isFont(font)
    // A value that only the caller knows makes the property's font unknown.
    guard isFont || property.lowercased().hasSuffix("font"), expressions.word(value) != "nil"
    else { return }
    facts.constants.append(
      FontConstant(owner: scope.owner, name: property, font: isFont ? font : .unknown)
    )
  }

  /// Records that the setter of a property runs, which may style a view.
  private mutating func observe(
    _ property: String,
    of receiver: [String]?,
    _ value: Range<Int>,
    at index: Int
  ) {
    guard scope.function != nil, let receiver else { return }
    if receiver.isEmpty { keep(property, value) }
    guard !(receiver.first?.hasPrefix("$") ?? false) else { return }
    call(receiver, "didSet \(property)", [(nil, value)], at: index)
  }

  /// Records an assignment to a property of a view; a view without a path is counted.
  mutating func record(_ property: String, of view: [String]?, _ value: Range<Int>, at index: Int) {
    guard let view else {
      facts.unreadStatements += 1
      return
    }
    // An attributed text without a font is shown in the view's own font.
    guard !property.hasPrefix("attributed") || !expressions.isPlainText(value) else { return }
    record(property, of: view, expressions.value(of: property, value, numbers), at: index)
  }

  mutating func record(_ property: String, of view: [String], _ value: FactValue, at index: Int) {
    facts.statements.append(
      ViewStatement(target: view, property: property, value: value, context: context(index))
    )
  }

  mutating func call(
    _ receiver: [String],
    _ name: String,
    _ arguments: [(label: String?, value: Range<Int>)],
    at index: Int
  ) {
    let arguments = arguments.map { argument in
      let font = expressions.font(argument.value)
      let mayStyle = Self.mayMakeFont(font) || Expressions.isFont(font)
      return HelperCall.Argument(
        label: argument.label,
        path: expressions.path(argument.value),
        font: mayStyle ? font : expressions.carried(argument.value)
      )
    }
    facts.calls.append(
      HelperCall(receiver: receiver, name: name, arguments: arguments, context: context(index))
    )
  }

  /// Whether a name may refer to a font or a style: a member of a type.
  private static func mayMakeFont(_ recipe: FontRecipe) -> Bool {
    guard case .named(let name) = recipe else { return false }
    return name.contains(".") && name.first?.isUppercase == true
  }

  // MARK: Returned values

  mutating func returned(_ value: Range<Int>) {
    guard let function = scope.function, scope.closures == 0 else { return }
    if scope.returnsFont { facts.functions[function].fonts.append(expressions.font(value)) }
    if scope.carriesFont, let font = expressions.carried(value) {
      facts.functions[function].carriedFonts.append(font)
    }
    if scope.returnsHeight {
      for choice in expressions.choices(value) ?? [value] {
        record("heightForRow", of: [], choice, at: value.lowerBound)
      }
    }
  }
}
