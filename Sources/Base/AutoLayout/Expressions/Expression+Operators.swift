/// A variable, an expression or a number: one side of a constraint.
public protocol ExpressionConvertible {
  /// The same as an expression.
  var expression: Expression { get }
}

extension Expression: ExpressionConvertible {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Variable: ExpressionConvertible {
  /// The variable, once.
  public var expression: Expression { Expression(self) }
}

extension Double: ExpressionConvertible {
  /// The number without variables.
  public var expression: Expression { Expression(self) }
}

extension ExpressionConvertible {
  /// Adds two expressions, variables or numbers.
  public static func + (_ left: Self, _ right: Expression) -> Expression {
    left.expression.adding(right, times: 1)
  }

  /// Adds a variable to an expression, a variable or a number.
  public static func + (_ left: Self, _ right: Variable) -> Expression {
    left.expression.adding(right.expression, times: 1)
  }

  /// Subtracts an expression from an expression, a variable or a number.
  public static func - (_ left: Self, _ right: Expression) -> Expression {
    left.expression.adding(right, times: -1)
  }

  /// Subtracts a variable from an expression, a variable or a number.
  public static func - (_ left: Self, _ right: Variable) -> Expression {
    left.expression.adding(right.expression, times: -1)
  }
}

extension Expression {
  /// Adds a number to an expression.
  public static func + (_ left: Expression, _ right: Double) -> Expression {
    left.adding(right.expression, times: 1)
  }

  /// Takes a number from an expression.
  public static func - (_ left: Expression, _ right: Double) -> Expression {
    left.adding(right.expression, times: -1)
  }

  /// Multiplies an expression by a number.
  public static func * (_ factor: Double, _ expression: Expression) -> Expression {
    Expression().adding(expression, times: factor)
  }

  /// Multiplies an expression by a number.
  public static func * (_ expression: Expression, _ factor: Double) -> Expression {
    Expression().adding(expression, times: factor)
  }

  /// Divides an expression by a number.
  public static func / (_ expression: Expression, _ divisor: Double) -> Expression {
    Expression().adding(expression, times: 1 / divisor)
  }

  /// The expression with all signs turned.
  public static prefix func - (_ expression: Expression) -> Expression {
    Expression().adding(expression, times: -1)
  }
}

extension Variable {
  /// Adds a number to a variable.
  public static func + (_ left: Variable, _ right: Double) -> Expression {
    left.expression.adding(right.expression, times: 1)
  }

  /// Takes a number from a variable.
  public static func - (_ left: Variable, _ right: Double) -> Expression {
    left.expression.adding(right.expression, times: -1)
  }

  /// Multiplies a variable by a number.
  public static func * (_ factor: Double, _ variable: Variable) -> Expression {
    Expression(variable, coefficient: factor)
  }

  /// Multiplies a variable by a number.
  public static func * (_ variable: Variable, _ factor: Double) -> Expression {
    Expression(variable, coefficient: factor)
  }

  /// Divides a variable by a number.
  public static func / (_ variable: Variable, _ divisor: Double) -> Expression {
    Expression(variable, coefficient: 1 / divisor)
  }

  /// The variable times -1.
  public static prefix func - (_ variable: Variable) -> Expression {
    Expression(variable, coefficient: -1)
  }
}

extension Expression {
  @inline(__always)
  fileprivate func adding(_ other: Expression, times factor: Double) -> Expression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }
}
