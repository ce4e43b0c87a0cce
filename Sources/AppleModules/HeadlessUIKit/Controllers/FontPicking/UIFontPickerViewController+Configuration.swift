public import FontDescriptors
import FontManagement
public import Foundation

extension UIFontPickerViewController {
  /// The settings of a list of fonts.
  ///
  /// Set it up before you make the controller, which copies it.
  open class Configuration: NSObject, NSCopying {
    /// Whether the faces of a family can be chosen, and not only the family.
    open var includeFaces = false
    /// Whether names are drawn in the system font instead of their own fonts.
    open var displayUsingSystemFont = false
    /// Traits that a face must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The languages that a font must support: a predicate of ``filterPredicate(forFilteredLanguages:)``, or
    /// such predicates in an `NSCompoundPredicate`.
    ///
    /// Any other predicate is a programmer error and traps when a controller is made.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Creates a configuration that offers all families.
    public override init() { super.init() }

    /// Returns a predicate for fonts that support each of some languages.
    ///
    /// Apple's documentation does not say whether several languages are combined with AND or with OR; here it
    /// is AND. An `NSCompoundPredicate` combines predicates in any way.
    ///
    /// - Parameter languages: BCP 47 tags, such as `ja` or `zh-Hant`.
    /// - Returns: The predicate, `nil` without languages.
    open class func filterPredicate(forFilteredLanguages languages: [String]) -> NSPredicate? {
      languages.isEmpty ? nil : FontLanguagesPredicate(languages)
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    final var duplicate: Configuration {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }

    final var value: FontPicker.Configuration {
      FontPicker.Configuration(
        includesFaces: includeFaces,
        displaysUsingSystemFont: displayUsingSystemFont,
        filteredTraits: filteredTraits,
        languageFilter: filteredLanguagesPredicate.map { FontLanguageFilter($0) }
      )
    }
  }
}

/// A predicate for fonts that support each of some languages.
private final class FontLanguagesPredicate: NSPredicate {
  let languages: [String]

  init(_ languages: [String]) {
    self.languages = languages
    super.init(value: true)
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension FontLanguageFilter {
  /// The filter that a predicate represents.
  fileprivate init(_ predicate: NSPredicate) {
    switch predicate {
    case let predicate as FontLanguagesPredicate:
      self = .all(predicate.languages.map(FontLanguageFilter.language))
    case let predicate as NSCompoundPredicate:
      let parts = predicate.subpredicates.map { FontLanguageFilter($0) }
      switch predicate.compoundPredicateType {
      case .and: self = .all(parts)
      case .or: self = .any(parts)
      case .not: self = .not(.all(parts))
      @unknown default: preconditionFailure("Languages of fonts are combined with and, or and not")
      }
    default:
      preconditionFailure(
        "Make a predicate for the languages of fonts with filterPredicate(forFilteredLanguages:)"
      )
    }
  }
}
