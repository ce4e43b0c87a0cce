import DynamicType
public import FontDescriptors

extension FontDescriptor {
  /// Returns the descriptor with traits, or `nil` when no face of the family has them and
  /// ``synthesis`` allows none to be synthesized.
  ///
  /// - Parameter traits: The traits, which replace those of the descriptor; bold and italic are
  ///   looked for among the faces of ``FontCollection/current``. Bold is the emphasized weight of a
  ///   text style.
  /// - Returns: The descriptor, which no longer is that of a text style.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> FontDescriptor? {
    let collection = FontCollection.current
    let changed = changed {
      if let face = $0.postScriptName.flatMap(collection.face(named:)) {
        $0.leaveName(of: face, for: traits)
      }
      $0.symbolicTraits = traits
      let isBold = ($0.weight ?? .regular) >= .semibold
      if traits.contains(.bold) != isBold { $0.weight = isBold ? nil : emphasizedWeight }
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
