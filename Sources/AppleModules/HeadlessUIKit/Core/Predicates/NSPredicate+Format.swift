#if !canImport(ObjectiveC)
public import Foundation

extension NSPredicate {
  /// Creates a condition from its text, such as `SELF MATCHES %@` or `name CONTAINS[cd] %@ AND age > 3`.
  ///
  /// Comparisons of values, texts, lists and ranges, `AND`, `OR` and `NOT` are read; quantifiers, functions
  /// and subqueries are not. A condition that cannot be read is always false.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a condition from its words with the values for its placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    let condition = PredicateCondition(reading: &reader)
    self.init { object, _ in condition.holds(for: object) }
  }
}
#endif
