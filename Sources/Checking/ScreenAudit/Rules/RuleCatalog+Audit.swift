public import Diagnostics

extension RuleCatalog {
  /// The rules about laid-out screens.
  public static let audit = RuleCatalog(AuditRule.all.map(\.description))
}
