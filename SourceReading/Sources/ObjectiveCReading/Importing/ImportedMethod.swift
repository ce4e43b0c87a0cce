/// A method of Objective-C under its Swift name.
struct ImportedMethod {
  /// The base name; `init` for an initializer.
  var base: String
  var labels: [String]
  var parameters: [CType.Parameter]
  var result: CType
  /// Whether an error parameter became `throws`.
  var isThrowing = false
  var isInitializer = false
  /// Whether it is a class method that makes an object.
  var isFactory = false

  /// Words at the end of a piece before an error parameter.
  private static let errorEndings = ["AndReturnError", "WithError", "AndError"]

  init(
    _ method: HeaderDeclarations.Method,
    of owner: String,
    properties: Set<String>,
    types: ImportedTypes
  ) {
    var pieces = method.pieces
    (base, labels) = (pieces[0], [])
    parameters = method.parameters
    result = method.result
    let returnsSelf = result.name == "instancetype" || result.pointee == owner
    isInitializer =
      !method.isClassMethod && CamelWords.split(pieces[0]).first == "init"
      && (returnsSelf || result.name == "id")
    if method.marks.isThrowing { takeError(&pieces) }
    let owned = RepeatedType(owner)
    if let name = method.marks.swiftName {
      (base, labels) = Self.parts(of: name)
      if labels.count < parameters.count {
        labels += Array(repeating: "", count: parameters.count - labels.count)
      }
      if base == "init", !isInitializer { (isFactory, isInitializer) = (true, true) }
      return
    }
    var first = pieces[0]
    if isInitializer {
      first = Self.label(afterInit: String(first.dropFirst(4)))
      base = "init"
    } else if method.isClassMethod, returnsSelf, let rest = Self.afterClass(owner, in: first),
      !(rest.isEmpty && parameters.isEmpty && method.parameters.isEmpty)
        || Self.isClassName(first, owner)
    {
      first = Self.label(afterInit: rest)
      base = "init"
      (isFactory, isInitializer) = (true, true)
    } else {
      base = first
      first = ""
    }
    labels = parameters.isEmpty ? [] : [first] + pieces.dropFirst()
    if parameters.isEmpty, base == "init", !first.isEmpty { labels = [first] }
    let isObject = returnsSelf && !isInitializer
    let shortened = OmittedWords(properties: properties).method(
      base,
      labels,
      parameters: parameters.map { types.repeated($0.type) },
      result: base == "init" ? RepeatedType("") : types.repeated(result),
      context: owned,
      returnsSelf: isObject && result.name == "instancetype"
    )
    (base, labels) = shortened
    base = CamelWords.lowered(base)
    if method.marks.isRefined {
      if base == "init", !labels.isEmpty {
        labels[0] = "__" + labels[0]
      } else {
        base = "__" + base
      }
    }
  }

  /// Turns an error parameter at the end into `throws`.
  private mutating func takeError(_ pieces: inout [String]) {
    guard let last = parameters.last, case .pointer(let inner) = last.type.kind,
      inner.pointee == "NSError"
    else { return }
    let isBool = ["BOOL", "bool"].contains(result.name)
    let isObject = result.pointee != nil || ["id", "instancetype"].contains(result.name)
    guard isBool || isObject && result.nullability != .nonnull else { return }
    isThrowing = true
    if isBool { result = .void } else { result.nullability = .nonnull }
    parameters.removeLast()
    let piece = pieces[pieces.count - 1]
    if let ending = Self.errorEndings.first(where: { piece.hasSuffix($0) }), piece != ending {
      pieces[pieces.count - 1] = String(piece.dropLast(ending.count))
      if !parameters.isEmpty, pieces.count > parameters.count { pieces.removeLast() }
    } else if pieces.count > 1 {
      pieces.removeLast()
    }
  }

  /// The first label of an initializer: `url` for `WithURL`.
  private static func label(afterInit rest: String) -> String {
    let words = CamelWords.split(rest)
    let isWith = words.first == "With" && words.count > 1
    return CamelWords.lowered(isWith ? words.dropFirst().joined() : rest)
  }

  /// The name of a factory method after the words of its class; `nil` for another method.
  private static func afterClass(_ owner: String, in piece: String) -> String? {
    let words = CamelWords.split(piece)
    let own = CamelWords.split(owner)
    for count in stride(from: min(words.count, own.count), to: 0, by: -1) {
      let matches = zip(words.prefix(count), own.suffix(count)).allSatisfy { word, part in
        let (word, part) = (word.lowercased(), part.lowercased())
        return word == part
          || part.hasSuffix(word) && part.count > word.count && count == own.count
      }
      guard matches else { continue }
      return words.dropFirst(count).joined()
    }
    return nil
  }

  private static func isClassName(_ piece: String, _ owner: String) -> Bool {
    afterClass(owner, in: piece) == ""
  }

  /// The base name and the labels of `send(_:to:)`; a label of `_` is empty.
  static func parts(of name: String) -> (base: String, labels: [String]) {
    guard let open = name.firstIndex(of: "(") else { return (name, []) }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map {
      $0 == "_" ? "" : String($0)
    }
    return (String(name[..<open]), labels)
  }
}
