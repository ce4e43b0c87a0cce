// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A condition on the value of an expression.
public struct Predicate<Value> {
  let matches: (Expression<Value>) throws -> PredicateResult

  public init(_ matches: @escaping (Expression<Value>) throws -> PredicateResult) {
    self.matches = matches
  }

  public static func simple(
    _ message: String = "match",
    matcher: @escaping (Expression<Value>) throws -> PredicateStatus
  ) -> Predicate {
    Predicate { PredicateResult(status: try matcher($0), message: .expectedTo(message)) }
  }

  /// A predicate that nil never matches.
  static func value(_ message: String, _ matches: @escaping (Value) -> Bool) -> Predicate {
    Predicate {
      PredicateResult(
        status: try $0.evaluate().map { matches($0) ? .matches : .doesNotMatch } ?? .fail,
        message: .expectedTo(message)
      )
    }
  }
}

public struct PredicateResult {
  let status: PredicateStatus
  let message: ExpectationMessage

  public init(status: PredicateStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: bool ? .matches : .doesNotMatch, message: message)
  }
}

/// Whether a value matches; `fail` fails an expectation and its opposite.
public enum PredicateStatus {
  case matches, doesNotMatch, fail
}

public enum ExpectationMessage {
  case expectedTo(String)
  case fail(String)

  var text: String {
    switch self {
    case .expectedTo(let text), .fail(let text): text
    }
  }
}
