/// The Swift declarations of headers in C and Objective-C.
///
/// Names, optionals, initializers, errors and enumerations follow the documented rules by which the compiler
/// imports such headers on Apple's systems. Bodies are left out: a result is nil, empty or zero.
///
///     let headers = ImportedHeaders(of: ["/app/App-Bridging-Header.h"], from: search, options)
///     print(headers.source)
///
/// A declaration that cannot be read is skipped. A class whose superclass nobody declares gets another one, which
/// ``notes`` says. Macros with several values, C++ and functions with a variable number of arguments are not
/// imported, as in Swift.
public struct ImportedHeaders: Sendable {
  /// The choices of the module that gets the declarations.
  public struct Options {
    /// Whether other modules see the declarations.
    public var isPublic = false
    /// The values of texts and numbers that headers only announce, by name.
    public var constants: [String: String] = [:]
    /// Returns the superclass to write for a class that no header declares; `nil` for one that nobody declares.
    public var superclass: (String) -> String? = { $0 }
    /// Returns the superclass in place of one that nobody declares.
    public var standIn: (String) -> String = { _ in "NSObject" }
    /// Returns an expression for a value of a Swift type; `nil` if there is none.
    public var value: (String) -> String? = { _ in nil }
    /// Returns an expression that ends a screen because a named part has no value.
    public var trap: (String) -> String = { _ in "preconditionFailure()" }

    /// Creates the choices of an app, whose declarations no other module sees.
    public init() {}
  }

  /// A declaration that was not imported as it stands.
  public struct Note: Hashable, Sendable {
    /// The path of the header.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The name that is missing.
    public var name: String
    /// The problem, as one clause.
    public var message: String
    /// The code in its place.
    public var replacement: String
  }

  /// The declarations as Swift source, without imports; empty for none.
  public private(set) var source: String
  /// The modules that the headers import, which all files of an app see.
  public let modules: [String]
  /// The headers that were read.
  public let paths: [String]
  /// The declarations that were not imported as they stand.
  public private(set) var notes: [Note]

  /// Reads headers with those that they include.
  ///
  /// - Parameters:
  ///   - roots: The paths of headers.
  ///   - source: Finds and reads the headers.
  ///   - options: The choices of the module.
  public init(of roots: [String], from source: some HeaderSource, _ options: Options = Options()) {
    var preprocessor = HeaderPreprocessor(source)
    for root in roots { preprocessor.read(root) }
    let declarations = HeaderReader.read(preprocessor.tokens)
    var writer = SwiftWriter(declarations, preprocessor.paths, options)
    writer.write(constants: preprocessor.constants)
    self.source = writer.text
    notes = writer.notes
    paths = preprocessor.paths
    modules =
      preprocessor.modules
      + declarations.modules.filter {
        !preprocessor.modules.contains($0)
      }
  }

  /// The name of a class of the system as a superclass in Swift: `Operation` for `NSOperation`.
  public static func systemName(of name: String) -> String {
    SystemNames.isValue(name) ? name : SystemNames.classes[name] ?? name
  }

  /// The texts and numbers that a source in Objective-C assigns to names.
  ///
  /// - Parameter bytes: The source.
  /// - Returns: The values as Swift literals, by name.
  public static func constants(in bytes: [UInt8]) -> [String: String] {
    guard !bytes.prefix(8_192).contains(0) else { return [:] }
    let tokens = Preprocessor(bytes).tokens
    let list = TokenList(bytes: bytes, tokens: tokens)
    var found: [String: String] = [:]
    for index in tokens.indices.dropFirst().dropLast(2)
    where tokens[index].mark == Mark.equal && tokens[index + 2].mark == Mark.semicolon {
      guard let name = list.word(index - 1) else { continue }
      let value = HeaderToken(
        kind: tokens[index + 1].kind,
        text: list.text(index + 1),
        line: 0
      )
      if found[name] == nil, let literal = ConstantValue.literal(of: [value]) {
        found[name] = literal.text
      }
    }
    return found
  }
}
