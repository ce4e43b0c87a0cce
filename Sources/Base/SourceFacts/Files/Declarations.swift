/// A type or an extension that a file declares.
public struct TypeDeclaration: Hashable, Sendable, Codable {
  /// The kind of declaration.
  public enum Kind: String, Hashable, Sendable, Codable {
    case `class`, `struct`, `enum`, `extension`, `protocol`
    /// An `@interface` of Objective-C: it names the superclass of a class whose code is elsewhere.
    case interface
  }

  /// The kind of declaration.
  public var kind: Kind

  /// The name without the types around it and without generic arguments.
  public var name: String

  /// The superclass and the protocols, as the declaration names them.
  public var inherited: [String]

  /// The place of the name.
  public var position: SourcePosition

  /// The line of the closing brace, if it is known.
  public var lastLine: Int?

  /// Whether other files of the module can name the type by its name alone: it is not private, not
  /// inside another type, and not generic.
  public var isNamedAlone: Bool

  /// Stored properties without a value of their own, which the memberwise initializer asks for, and
  /// objects that the environment has to hold.
  public var requiredProperties: [String]

  /// Makes a declaration.
  public init(
    kind: Kind,
    name: String,
    inherited: [String],
    position: SourcePosition,
    lastLine: Int? = nil,
    isNamedAlone: Bool = true,
    requiredProperties: [String] = []
  ) {
    self.isNamedAlone = isNamedAlone
    self.requiredProperties = requiredProperties
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.position = position
    self.lastLine = lastLine
  }
}

/// A stored view of a type: an outlet, or a view that code creates.
public struct ViewDeclaration: Hashable, Sendable, Codable {
  /// The origin of the view.
  public enum Origin: String, Hashable, Sendable, Codable {
    /// A document connects it.
    case outlet
    /// An initializer in code creates it.
    case created
  }

  /// The name of the type that holds the view.
  public var owner: String

  /// The name of the property.
  public var name: String

  /// The declared class, if the declaration names one.
  public var type: String?

  /// The origin of the view.
  public var origin: Origin

  /// The place of the name.
  public var position: SourcePosition

  /// Makes a declaration.
  public init(
    owner: String,
    name: String,
    type: String?,
    origin: Origin,
    position: SourcePosition
  ) {
    self.owner = owner
    self.name = name
    self.type = type
    self.origin = origin
    self.position = position
  }
}

/// A function, an initializer or an observer, with the facts for following a call into it.
public struct FunctionDeclaration: Hashable, Sendable, Codable {
  /// A parameter: its label at the call, nil for `_`, and its name inside.
  public struct Parameter: Hashable, Sendable, Codable {
    /// The label at the call.
    public var label: String?

    /// The name inside the function.
    public var name: String

    /// The declared type, without optionals and generic arguments.
    public var type: String?

    /// Makes a parameter.
    public init(label: String?, name: String, type: String? = nil) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  /// The name of the type around the function, empty for a free function.
  public var owner: String

  /// The name: `init` for initializers, `didSet outlet` for an observer.
  public var name: String

  /// The parameters in order.
  public var parameters: [Parameter]

  /// The fonts that it returns, if it returns a font.
  public var fonts: [FontRecipe]

  /// The fonts inside what it returns: those of an attributed text, or of a project's style.
  public var carriedFonts: [FontRecipe] = []

  /// The place of the name.
  public var position: SourcePosition

  /// Makes a declaration.
  public init(
    owner: String,
    name: String,
    parameters: [Parameter],
    fonts: [FontRecipe] = [],
    position: SourcePosition
  ) {
    self.owner = owner
    self.name = name
    self.parameters = parameters
    self.fonts = fonts
    self.position = position
  }
}

/// A constant that holds a font.
public struct FontConstant: Hashable, Sendable, Codable {
  /// The name of the type around the constant, empty for a global one.
  public var owner: String

  /// The name of the constant.
  public var name: String

  /// The way in which its font is made.
  public var font: FontRecipe

  /// The place of the name, if it is known.
  public var position: SourcePosition?

  /// Makes a constant.
  public init(owner: String, name: String, font: FontRecipe, position: SourcePosition? = nil) {
    self.owner = owner
    self.name = name
    self.font = font
    self.position = position
  }
}
