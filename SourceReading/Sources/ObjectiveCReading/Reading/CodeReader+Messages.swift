import SourceFacts

extension CodeReader {
  /// Reads the messages, calls and blocks of an expression, each token once.
  mutating func scan(_ range: Range<Int>, _ depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch code.mark(index) {
      case Mark.leftSquare:
        if let message = Message(at: index, in: code) { send(message, at: index) }
      case Mark.caret:
        if let next = block(index, range.upperBound, depth) {
          index = next
          continue
        }
      case Mark.leftParenthesis where code.mark(index + 1) == Mark.leftBrace:
        // self.label = ({ UILabel *label = …; label; });
        if let close = code.partner(index + 1, before: range.upperBound) {
          statements(index + 2..<close, depth + 1)
          index = close + 1
          continue
        }
      case Mark.leftBrace where code.mark(index - 1) == Mark.rightParenthesis:
        // The body of a C++ lambda, or of a macro that takes one.
        if let close = code.partner(index, before: range.upperBound) {
          closure(index..<index, index + 1..<close, nil, depth)
          index = close + 1
          continue
        }
      case Mark.leftParenthesis where code.isWord(index - 1) && index > range.lowerBound:
        function(index, range.upperBound)
      default: break
      }
      index += 1
    }
  }

  /// Reads the block literal at a `^` and returns the index after it; `nil` if there is none.
  private mutating func block(_ index: Int, _ end: Int, _ depth: Int) -> Int? {
    var brace = index + 1
    var parameters = brace..<brace
    for _ in 0..<8 where brace < end && code.mark(brace) != Mark.leftBrace {
      let next = code.after(brace, before: end)
      if code.mark(brace) == Mark.leftParenthesis, next > brace + 1 {
        parameters = brace + 1..<next - 1
      } else if !code.isWord(brace), code.mark(brace) != Mark.star {
        return nil
      }
      brace = next
    }
    guard brace < end, code.mark(brace) == Mark.leftBrace,
      let close = code.partner(brace, before: end)
    else { return nil }
    closure(parameters, brace + 1..<close, immediateBlocks[index], depth)
    return close + 1
  }

  // MARK: Messages

  private mutating func send(_ message: Message, at index: Int) {
    let receiver = expressions.path(message.receiver)
    let first = message.pieces[0]
    markImmediate(message, receiver)
    if let property = property(setBy: message), let value = message.arguments.first {
      return record(property, of: receiver, value, at: index)
    }
    if first == "setValue", message.pieces.count == 2, message.pieces[1].hasPrefix("forKey"),
      let key = message.arguments.last.flatMap({ expressions.text($0) }),
      let property = ViewNames.properties[key], let value = message.arguments.first
    {
      return record(property, of: receiver, value, at: index)
    }
    if let property = ViewNames.heights[first] {
      if let receiver, receiver.last == "heightAnchor", let value = message.arguments.first {
        let height = expressions.number(value).map { FactValue.number($0) } ?? .expression
        record(property, of: receiver.dropLast(), height, at: index)
      }
      return
    }
    carry(message)
    helper(message, receiver, at: index)
  }

  /// The property that a message sets: `setFont:`, or `setTitle:forState:` for the normal state.
  private func property(setBy message: Message) -> String? {
    let first = message.pieces[0]
    if message.pieces.count == 1, !message.arguments.isEmpty {
      return ViewNames.property(setBy: first)
    }
    guard message.pieces.count == 2, message.pieces[1] == "forState",
      let property = ViewNames.statedProperties[first],
      let state = message.arguments.last.flatMap({ expressions.word($0) }),
      state == "UIControlStateNormal"
    else { return nil }
    return property
  }

  /// Records the blocks of a message that run before it returns.
  private mutating func markImmediate(_ message: Message, _ receiver: [String]?) {
    guard ViewNames.immediateMessages.contains(message.pieces[0]),
      let block = message.arguments.last?.lowerBound, code.mark(block) == Mark.caret
    else { return }
    guard message.pieces[0] != "performWithoutAnimation" else {
      immediateBlocks[block] = .some(nil)
      return
    }
    if let receiver, receiver.count == 1, receiver[0].first != "$" {
      immediateBlocks[block] = .some(receiver)
    }
  }

  /// Records the font of `[text addAttribute:NSFontAttributeName value:font range:all]`.
  private mutating func carry(_ message: Message) {
    guard scope.carriesFont, scope.closures == 0, let function = scope.function,
      message.pieces[0] == "addAttribute",
      message.arguments.first.flatMap({ expressions.word($0) }) == "NSFontAttributeName",
      let value = message.argument("value")
    else { return }
    facts.functions[function].carriedFonts.append(expressions.font(value))
  }

  private mutating func helper(_ message: Message, _ receiver: [String]?, at index: Int) {
    guard scope.function != nil else { return }
    let isSuper = code.isText(message.receiver.lowerBound, "super") && message.receiver.count == 1
    guard let receiver = isSuper ? ["super"] : receiver else { return }
    let name = MethodName(message.pieces, hasArguments: !message.arguments.isEmpty)
    guard isSuper || !ViewNames.system.contains(name.base) else { return }
    let type = receiver.first ?? ""
    guard !ViewNames.systemPrefixes.contains(where: { type.hasPrefix($0) }) else { return }
    let arguments = zip(name.labels, message.arguments).map { (label: $0, value: $1) }
    // A local object that received no view cannot lead to one.
    if type.hasPrefix("$"), !scope.parameters.contains(type),
      !arguments.contains(where: { expressions.path($0.value)?.first?.hasPrefix("$") == false })
    {
      return
    }
    call(receiver, name.base, arguments, at: index)
  }

  // MARK: Functions

  /// Records a C function call, whose arguments begin at an index.
  private mutating func function(_ open: Int, _ end: Int) {
    guard scope.function != nil, let name = code.word(open - 1),
      let close = code.partner(open, before: end),
      code.mark(open - 2) != Mark.dot, code.mark(open - 2) != Mark.arrow,
      code.mark(open - 2) != Mark.caret
    else { return }
    if ViewNames.immediateFunctions.contains(name), let last = code.parts(open + 1..<close).last,
      code.mark(last.lowerBound) == Mark.caret
    {
      immediateBlocks[last.lowerBound] = .some(nil)
    }
    guard !ViewNames.system.contains(name),
      !ViewNames.systemPrefixes.contains(where: { name.hasPrefix($0) })
    else { return }
    let arguments = code.parts(open + 1..<close).prefix(12).map { (label: String?.none, value: $0) }
    call([], name, arguments, at: open - 1)
  }
}
