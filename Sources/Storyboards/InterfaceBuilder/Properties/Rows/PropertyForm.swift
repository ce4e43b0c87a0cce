/// The ways in which the format writes the value of a property.
enum PropertyForm: Hashable, Sendable {
  /// `YES` or `NO`, an attribute or a `bool` element.
  case bool
  /// A number, an attribute or a number element.
  case number
  /// A number, a ratio `16:9` or a fraction `1/3`.
  case multiplier
  /// One of a few words.
  case words([String])
  /// A name or a word of an open set.
  case name
  /// The identifier of an object.
  case reference
  /// A text: an attribute, or an element where it is long.
  case text
  /// The name of an image, with its catalog beside it, or an element.
  case image
  /// A child element of one of some names, with the property as its key.
  case element([String])
  /// A child element of any name, with the property as its key.
  case anyElement
  /// Child elements inside an element that has the name of the property.
  case list

  /// Whether an attribute can hold the value.
  var isAttribute: Bool {
    switch self {
    case .element, .anyElement, .list: false
    default: true
    }
  }

  /// Whether a child element with a key can hold the value.
  var isElement: Bool {
    switch self {
    case .bool, .number, .name, .text, .image, .element, .anyElement: true
    default: false
    }
  }

  /// Whether the value is what lies inside an element of the property's name.
  var isList: Bool { self == .list }

  /// Returns whether an element of a name can be the value.
  func accepts(element name: String) -> Bool {
    switch self {
    case .bool: name == "bool"
    case .number: name == "integer" || name == "real" || name == "float"
    case .name, .text: name == "string" || name == "mutableString"
    case .image: name == "imageReference"
    case .element(let names): names.contains(name)
    case .anyElement: true
    default: false
    }
  }
}

extension PropertyForm {
  /// Returns whether a text can be the value of the attribute.
  func allows(_ text: String) -> Bool {
    switch self {
    case .bool: text == "YES" || text == "NO"
    case .number: Literal.number(text) != nil || text == "infinite"
    case .multiplier: Multiplier.parse(text) != nil
    case .words(let words):
      words.contains(text) || words.contains((text.first?.lowercased() ?? "") + text.dropFirst())
    default: true
    }
  }

  /// The sentence that tells what is expected of the attribute; `nil` where anything is.
  var expectation: String? {
    switch self {
    case .bool: "YES or NO is expected; the value is ignored."
    case .number: "A number is expected; the value is ignored."
    case .multiplier: "A number, a ratio a:b or a fraction a/b is expected; 1 is taken."
    case .words(let words): "Expected is one of \(words.sorted().joined(separator: ", "))."
    default: nil
    }
  }
}
