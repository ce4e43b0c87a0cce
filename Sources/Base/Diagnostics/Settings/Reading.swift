/// A value that was read from a file, with the faults of the file.
public struct Reading<Value: Sendable>: Sendable {
  /// The value; parts that could not be read are treated as absent.
  public var value: Value

  /// The faults, by the rules of ``RuleCatalog/settings``, in the order of the file.
  public var findings: [Finding]

  /// Creates a result.
  public init(_ value: Value, findings: [Finding] = []) {
    self.value = value
    self.findings = findings
  }
}

extension Reading: Equatable where Value: Equatable {}
