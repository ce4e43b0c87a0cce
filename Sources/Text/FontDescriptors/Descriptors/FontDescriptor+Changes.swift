extension FontDescriptor {
  /// Returns the descriptor in another design of the system font, or `nil` when it asks for a
  /// font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    guard isSystemFont else { return nil }
    return changed { $0.design = design }
  }

  /// Returns the descriptor of another family; the name and the face are dropped.
  public func withFamily(_ family: String) -> FontDescriptor {
    changed {
      $0.family = family
      $0.postScriptName = nil
      $0.face = nil
    }
  }

  /// Returns the descriptor of another face of the family, such as `Bold Italic`.
  public func withFace(_ face: String) -> FontDescriptor {
    changed {
      $0.face = face
      $0.postScriptName = nil
    }
  }

  /// Returns the descriptor in another size; it stays the descriptor of its text style.
  public func withSize(_ size: Double) -> FontDescriptor {
    var copy = self
    copy.pointSize = size
    copy.preferredLeading = nil
    return copy
  }

  /// Returns the descriptor with attributes; new values win.
  public func addingAttributes(_ attributes: [FontAttribute]) -> FontDescriptor {
    changed { descriptor in
      for attribute in attributes { attribute.apply(to: &descriptor) }
    }
  }

  /// Returns a changed copy, which is no longer the font that the system prefers for a style.
  ///
  /// The leading of the style stays as long as the font and its size do: two lines of the footnote style in
  /// another weight are 18 points apart, as its leading (labels of an iPhone SE among the references of
  /// Automattic/Gravatar-SDK-iOS, `AboutMeBuilderTests` and `PersonalInfoBuilderTests`).
  package func changed(_ change: (inout FontDescriptor) -> Void) -> FontDescriptor {
    var copy = self
    copy.textStyle = nil
    change(&copy)
    let isSameFont =
      copy.pointSize == pointSize && copy.family == family && copy.face == face
      && copy.postScriptName == postScriptName && copy.design == design
    if !isSameFont { copy.preferredLeading = nil }
    return copy
  }
}
