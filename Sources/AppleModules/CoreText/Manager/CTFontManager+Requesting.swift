import FontDescriptors
import FontManagement
import FontRegistry

/// Makes fonts that other programs have registered usable in this process, beside the caller.
///
/// ```swift
/// CTFontManagerRequestFonts(missing as CFArray) { unresolved in
///   print("not available:", unresolved.count)
/// }
/// ```
///
/// Fonts that cannot be had are shown to the user by `presentMissing` of the `FontEnvironment`: on the
/// terminal, or as a dialogue over a window that the program names with
/// `FontEnvironment.presentMissingFonts(over:)`.
///
/// - Parameters:
///   - fontDescriptors: Descriptors with ``kCTFontNameAttribute``, ``kCTFontFamilyNameAttribute`` and
///     ``kCTFontRegistrationUserInfoAttribute`` in any combination.
///   - completionHandler: Called at the end with the descriptors that no font answers to, on a queue of
///     its own.
public func CTFontManagerRequestFonts(
  _ fontDescriptors: CFArray,
  _ completionHandler: @escaping (_ unresolvedFontDescriptors: CFArray) -> Void
) {
  let environment = FontWork.environment()
  let descriptors = fontDescriptors.compactMap { $0 as? CTFontDescriptor }
  FontWork.enqueue {
    let references = descriptors.map { descriptor in
      var reference = FontReference(descriptor)
      reference.path = nil
      return reference
    }
    do throws(FontRegistryError) {
      let missing = try environment.manager.request(references, by: environment.provider)
      if !missing.isEmpty { environment.presentMissing(missing) }
      let unresolved = Set(missing)
      completionHandler(zip(descriptors, references).filter { unresolved.contains($1) }.map(\.0))
    } catch {
      // Without the right to ask, or with a damaged registry, no font of others can be had.
      completionHandler(
        descriptors.filter { descriptor in
          !environment.manager.collection.hasFace(
            named: descriptor.postScriptName,
            family: descriptor.family
          )
        }
      )
    }
  }
}

/// Returns descriptors of the fonts that this program has registered in a scope.
///
/// - Parameters:
///   - scope: The scope.
///   - enabled: Whether to return the fonts that can be used, or those that are only known.
/// - Returns: A descriptor for each face, with its names, its address and its user information; none
///   when the registry cannot be read.
public func CTFontManagerCopyRegisteredFontDescriptors(
  _ scope: CTFontManagerScope,
  _ enabled: Bool
) -> CFArray {
  let environment = FontWork.environment()
  let fonts = try? environment.manager.fonts(in: FontScope(scope), isEnabled: enabled)
  return (fonts ?? []).filter { $0.provider == environment.provider.identifier }
    .flatMap(\.descriptors)
}
