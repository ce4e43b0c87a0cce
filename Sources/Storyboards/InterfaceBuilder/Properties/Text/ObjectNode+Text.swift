extension ObjectNode {
  /// Whether the text of a label or field shrinks to fit its width.
  ///
  /// Labels that shrink leave the attribute out and have a smallest size or scale.
  public var adjustsFontSizeToFitWidth: Bool {
    guard kind == .label else {
      return self[.textField.adjustsFontSizeToFit] ?? ((self[.textField.minimumFontSize] ?? 0) > 0)
    }
    return self[.label.adjustsFontSizeToFit]
      ?? (self[.label.minimumScaleFactor] != nil || self[.label.minimumFontSize] != nil)
  }
}
