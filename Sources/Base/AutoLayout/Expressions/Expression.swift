/// A sum of variables, each times a coefficient, and a constant.
///
/// Expressions are written with operators: `left + 0.5 * width - 8`. Up to four terms are held
/// without an allocation.
public struct Expression: Sendable {
  /// A variable times a coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable

    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The number that is added to the terms.
  public var constant: Double

  /// The number of terms.
  ///
  /// The same variable may occur in several.
  public private(set) var count: Int

  private var first = Term(Variable(index: -1), 0)
  private var second = Term(Variable(index: -1), 0)
  private var third = Term(Variable(index: -1), 0)
  private var fourth = Term(Variable(index: -1), 0)
  private var others: [Term] = []

  /// Creates an expression without variables.
  public init(_ constant: Double = 0) {
    self.constant = constant
    count = 0
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable, coefficient: Double = 1) {
    constant = 0
    count = 1
    first = Term(variable, coefficient)
  }

  /// Creates an expression of terms and a constant.
  public init(terms: some Sequence<Term>, constant: Double = 0) {
    self.init(constant)
    for term in terms { append(term) }
  }

  /// The terms, in the order in which they were added.
  public var terms: [Term] { (0..<count).map { term(at: $0) } }

  /// Adds a term.
  @inline(__always)
  public mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: others.append(term)
    }
    count += 1
  }

  /// The term at an index below ``count``.
  @inline(__always)
  func term(at index: Int) -> Term {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[index - 4]
    }
  }

  /// Adds the terms and the constant of another expression, times a factor.
  @inline(__always)
  mutating func add(_ other: Expression, times factor: Double) {
    constant += other.constant * factor
    for index in 0..<other.count {
      let term = other.term(at: index)
      append(Term(term.variable, term.coefficient * factor))
    }
  }
}
