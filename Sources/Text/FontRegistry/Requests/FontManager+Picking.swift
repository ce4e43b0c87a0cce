public import FontDescriptors
public import FontManagement
import Synchronization

extension FontManager {
  /// Returns the fonts from which a person picks: those of the program and those of all providers.
  ///
  /// The fonts of others are in this collection alone. A picked one becomes usable in the process with
  /// ``use(picked:by:)``.
  ///
  /// - Parameters:
  ///   - consumer: The program; without ``FontProvider/Entitlement/useInstalledFonts`` it is
  ///     offered its own collection.
  ///   - collection: The fonts of the program; `nil` for those of the registry.
  /// - Returns: The collection.
  /// - Complexity: Opens the files of all registered fonts that the process does not use.
  public func offeredFonts(
    to consumer: FontProvider,
    beside collection: FontCollection? = nil
  ) -> FontCollection {
    let collection = collection ?? self.collection
    guard consumer.entitlements.contains(.useInstalledFonts), let fonts = try? fonts() else {
      return collection
    }
    let used = Set(state.withLock { $0.used.map(\.font) })
    let files = fonts.filter { $0.isEnabled && !used.contains($0) }.compactMap { font in
      stores.first { $0.scope == font.scope }?.open(font)
    }
    return files.isEmpty ? collection : collection.adding(files)
  }

  /// Makes a font that a person picked usable.
  ///
  /// - Parameters:
  ///   - descriptor: The font: a face, or a family with all its faces.
  ///   - consumer: The program.
  /// - Returns: Whether the font is usable now.
  @discardableResult public func use(
    picked descriptor: FontDescriptor,
    by consumer: FontProvider
  ) -> Bool {
    let face = descriptor.postScriptName.map { FontReference(postScriptName: $0) }
    let family = descriptor.family.map { FontReference(family: $0) }
    return [face, family].compactMap(\.self).contains { reference in
      (try? request([reference], by: consumer))?.isEmpty == true
    }
  }
}

extension FontReference {
  /// Creates a reference to the font that a descriptor names.
  public init(_ descriptor: FontDescriptor) {
    self.init(
      path: descriptor.filePath,
      postScriptName: descriptor.postScriptName,
      family: descriptor.family,
      userInfo: descriptor.registrationUserInfo
    )
  }
}

extension RegisteredFont {
  /// Descriptors of the faces, with the file and the text of the provider.
  public var descriptors: [FontDescriptor] {
    faces.map { face in
      var descriptor = FontDescriptor(
        family: face.family,
        face: face.style,
        postScriptName: face.postScriptName
      )
      descriptor.filePath = source
      descriptor.registrationUserInfo = userInfo
      return descriptor
    }
  }
}
