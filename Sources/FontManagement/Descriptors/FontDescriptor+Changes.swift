public import DynamicType

extension FontDescriptor {
  /// Returns the descriptor in another design of the system font, or `nil` when it asks for a
  /// font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    guard isSystemFont else { return nil }
    return changed { $0.design = design }
  }

  /// Returns the descriptor with traits, or `nil` when no face of the family has them and
  /// ``synthesis`` allows none to be made up.
  ///
  /// - Parameter traits: The traits, which replace those of the descriptor; bold and italic are
  ///   looked for among the faces of ``FontCollection/current``.
  /// - Returns: The descriptor, which no longer is that of a text style.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
    let collection = FontCollection.current
    let changed = changed {
      if let face = $0.postScriptName.flatMap(collection.face(named:)) {
        $0.leaveName(of: face, for: traits)
      }
      $0.symbolicTraits = traits
      let isBold = ($0.weight ?? .regular) >= .semibold
      if traits.contains(.bold) != isBold { $0.weight = isBold ? nil : .bold }
    }
    return collection.hasTraits(changed) ? changed : nil
  }

  /// Asks for the family of a named face, in its weight, unless the face has the traits by itself.
  private mutating func leaveName(of instance: FaceInstance, for traits: SymbolicTraits) {
    let weight = instance.value(of: .weight) ?? instance.face.style.weight
    let isBold = weight >= Double(FontWeight.semibold.cssValue)
    guard isBold != traits.contains(.bold) || instance.leans != traits.contains(.italic) else {
      return
    }
    family = instance.face.names.family
    let width = instance.value(of: .width) ?? instance.face.style.width
    if width != 100 { self.width = self.width ?? width }
    postScriptName = nil
    face = nil
    self.weight = isBold == traits.contains(.bold) ? FontWeight.nearest(to: weight) : nil
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

  /// A changed face no longer is the font that the system prefers for the style.
  private func changed(_ change: (inout FontDescriptor) -> Void) -> FontDescriptor {
    var copy = self
    copy.textStyle = nil
    copy.preferredLeading = nil
    change(&copy)
    return copy
  }
}

/// One thing that a descriptor can say, for ``FontDescriptor/addingAttributes(_:)``.
public enum FontAttribute: Hashable, Sendable {
  /// The family.
  case family(String)
  /// The face within the family.
  case face(String)
  /// The PostScript or full name.
  case name(String)
  /// The size in points.
  case size(Double)
  /// The weight.
  case weight(FontWeight)
  /// The width in percent.
  case width(Double)
  /// The slant in degrees.
  case slant(Double)
  /// Traits by name.
  case symbolicTraits(SymbolicTraits)
  /// Values of variation axes, added to those there are.
  case variations([OpenTypeTag: Double])
  /// Feature settings, added to those there are.
  case features([OpenTypeTag: Int])
  /// The fonts to ask first for missing characters.
  case cascadeList([FontDescriptor])
  /// The language of the text.
  case language(String)
  /// What may be made up where the family has no such face.
  case synthesis(FontSynthesis)

  func apply(to descriptor: inout FontDescriptor) {
    switch self {
    case .family(let family): descriptor.family = family
    case .face(let face): descriptor.face = face
    case .name(let name): descriptor.postScriptName = name
    case .size(let size): descriptor.pointSize = size
    case .weight(let weight): descriptor.weight = weight
    case .width(let width): descriptor.width = width
    case .slant(let slant): descriptor.slant = slant
    case .symbolicTraits(let traits): descriptor.symbolicTraits = traits
    case .variations(let values): descriptor.variations.merge(values) { _, new in new }
    case .features(let values): descriptor.features.merge(values) { _, new in new }
    case .cascadeList(let list): descriptor.cascadeList = list
    case .language(let language): descriptor.language = language
    case .synthesis(let synthesis): descriptor.synthesis = synthesis
    }
  }
}

extension FontCollection {
  /// Whether the family of a descriptor has a face with its bold and italic traits.
  func hasTraits(_ descriptor: FontDescriptor) -> Bool {
    guard !descriptor.isSystemFont else { return true }
    var wanted = descriptor
    wanted.family =
      descriptor.family ?? descriptor.postScriptName.flatMap { face(named: $0)?.face.names.family }
    wanted.postScriptName = nil
    wanted.face = nil
    guard let family = wanted.family, let found = match(family: family, style: wanted.style)
    else { return false }
    let weight = found.value(of: .weight) ?? found.face.style.weight
    let leans = found.leans
    let isItalic = wanted.symbolicTraits.contains(.italic)
    return
      (!wanted.symbolicTraits.contains(.bold) || weight >= 600
      || descriptor.synthesis.contains(.weight))
      && (leans == isItalic || isItalic && descriptor.synthesis.contains(.style))
  }
}

extension FontWeight {
  /// The nearest of the nine weights to a weight on the scale of CSS.
  static func nearest(to weight: Double) -> FontWeight {
    allCases.min { abs(Double($0.cssValue) - weight) < abs(Double($1.cssValue) - weight) }
      ?? .regular
  }
}
