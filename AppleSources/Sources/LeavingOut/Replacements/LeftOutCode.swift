import SwiftParser
import SwiftSyntax

/// Code in place of parts of an app that are not compiled, for declarations that are made from other languages.
public enum LeftOutCode {
  /// An expression for an empty value of a type; `nil` if none is known.
  ///
  /// - Parameters:
  ///   - type: The type as Swift.
  ///   - name: The name on a marked box in place of a view.
  /// - Returns: The expression, or `nil`.
  public static func value(of type: String, named name: String) -> String? {
    var parser = Parser(type)
    let parsed = TypeSyntax.parse(from: &parser)
    let label = "\"\(name.filter { !"\\\"\n".contains($0) })\""
    return parsed.hasError ? nil : PlainValue.of(parsed, box: label)
  }

  /// A call that ends the screen that needs a part, with the reason.
  public static func trap(_ reason: String) -> String { Trap.call(reason) }

  /// The UIKit class in place of a superclass that nobody declares, by its name; `nil` without one.
  public static func superclass(inPlaceOf name: String) -> String? { SuperclassStandIn.of(name) }
}
