public import Foundation
public import HeadlessUIKit

/// The name of a type for people.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// The name with a number before it; nil for none.
  public var numericFormat: LocalizedStringResource?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
  }

  /// Creates a name from a text.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a name from a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a value for people.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside the name.
  public struct Image: Hashable, Sendable {
    /// The shape of a picture.
    public enum DisplayStyle: Sendable {
      case `default`, circular
    }

    private enum Source: Hashable, Sendable {
      case symbol(String), named(String)
      case data(Data), url(URL)
    }

    private let source: Source

    /// Creates a picture from a symbol.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      source = .symbol(systemName)
    }

    /// Creates a picture from one of the app.
    public init(
      named: String,
      bundle: LocalizedStringResource.BundleDescription = .main,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { source = .named(named) }

    /// Creates a picture from its bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }

    /// Creates a picture from a file.
    public init(
      url: URL,
      width: Double? = nil,
      height: Double? = nil,
      isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { source = .url(url) }
  }

  /// The name.
  public var title: LocalizedStringResource
  /// The line below the name; nil for none.
  public var subtitle: LocalizedStringResource?
  /// The picture beside the name; nil for none.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle) = (title, subtitle)
    (self.image, self.synonyms) = (image, synonyms)
  }

  /// Creates a name from a text.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a name from a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
