/// The circumstances of a statement within the file.
public struct StatementContext: Hashable, Sendable, Codable {
  /// The name of the type around the statement, empty for free functions.
  public var owner: String

  /// The index of the function in ``FileFacts/functions``; nil for the initializer of a property.
  public var function: Int?

  /// The certainty once the function runs.
  public var certainty: FactCertainty

  /// The place of the statement.
  public var position: SourcePosition

  /// Makes a context.
  public init(owner: String, function: Int?, certainty: FactCertainty, position: SourcePosition) {
    self.owner = owner
    self.function = function
    self.certainty = certainty
    self.position = position
  }
}

/// An assignment to a property of a view, or a call that sets one.
public struct ViewStatement: Hashable, Sendable, Codable {
  /// The path to the view from the object or from a parameter, empty for the object itself.
  ///
  /// A path from a local variable begins with `$` and its name.
  public var target: [String]

  /// The property, by UIKit's name; `height` for a constraint on the height anchor.
  public var property: String

  /// The value.
  public var value: FactValue

  /// The circumstances.
  public var context: StatementContext

  /// Makes a statement.
  public init(target: [String], property: String, value: FactValue, context: StatementContext) {
    self.target = target
    self.property = property
    self.value = value
    self.context = context
  }
}

/// A call of a function that may be one of the project's helpers.
public struct HelperCall: Hashable, Sendable, Codable {
  /// An argument: its label, and the path if it is a view or an object; nil otherwise.
  public struct Argument: Hashable, Sendable, Codable {
    /// The label at the call.
    public var label: String?

    /// The path from the object or from a parameter.
    public var path: [String]?

    /// The font, if the argument makes one.
    public var font: FontRecipe?

    /// Makes an argument.
    public init(label: String?, path: [String]?, font: FontRecipe? = nil) {
      self.label = label
      self.path = path
      self.font = font
    }
  }

  /// The path before the name, empty for the object itself.
  public var receiver: [String]

  /// The name of the function.
  public var name: String

  /// The arguments in order.
  public var arguments: [Argument]

  /// The circumstances.
  public var context: StatementContext

  /// Makes a call.
  public init(
    receiver: [String],
    name: String,
    arguments: [Argument],
    context: StatementContext
  ) {
    self.receiver = receiver
    self.name = name
    self.arguments = arguments
    self.context = context
  }
}
