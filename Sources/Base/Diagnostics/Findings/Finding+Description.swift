extension Finding: CustomStringConvertible {
  /// The place, the severity, the message and the rule, as compilers print a finding.
  public var description: String {
    let place = location.file.isEmpty ? "" : "\(location): "
    return "\(place)\(severity.rawValue): \(messageWithRule)"
  }
}
