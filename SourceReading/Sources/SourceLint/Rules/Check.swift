/// The places in source for which a rule is called, with its check.
enum Check: Sendable {
  typealias Action<Site> = @Sendable (Site, inout RuleReport) -> Void

  /// Calls of functions, initializers and modifiers with these last names.
  case calls([String], Action<CallSite>)
  /// Assignments to properties with these names.
  case assignments([String], Action<AssignmentSite>)
  /// Accesses of members with these names, called or not.
  case members([String], Action<MemberSite>)
  /// Functions with these names, or all for an empty list.
  case functions([String], Action<FunctionSite>)
  /// Properties and local constants with an initial value or an attribute.
  case bindings(Action<Binding>)
  /// Types, each with its extensions in the file; the file itself is one without a name.
  case types(Action<TypeModel>)
  /// Statements `switch`.
  case switches(Action<SwitchSite>)
  /// Dictionary literals.
  case dictionaries(Action<DictionarySite>)
  /// Comparisons with `==`, `!=`, `<` and similar operators.
  case comparisons(Action<ComparisonSite>)
}
