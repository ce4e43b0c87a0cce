import ScreenAudit

extension HTMLReport {
  /// The section of what is new, gone and changed since an earlier run; the script puts the
  /// pictures in.
  func compared(_ contents: PageContents) -> String {
    guard let earlier else { return "" }
    return PageTemplates.compared(title: earlier.title)
  }
}
