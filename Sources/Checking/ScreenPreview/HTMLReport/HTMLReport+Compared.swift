import ScreenAudit

extension HTMLReport {
  /// The section about new, removed and changed screens since an earlier run; the script inserts the
  /// pictures.
  func compared(_ contents: PageContents) -> String {
    guard let earlier else { return "" }
    return PageTemplates.compared(title: earlier.title)
  }
}
