public import Diagnostics

/// The effects of the code of a project's own view classes, so that their views are laid out as the
/// app shows them.
///
/// A file such as `.dynamictype/custom-classes.json`:
///
/// ```json
/// {
///   "HeadingLabel": {
///     "source": "Sources/Views/HeadingLabel.swift",
///     "designable": true,
///     "font": { "textStyle": "title2", "size": 22, "weight": "bold" },
///     "adjustsFontForContentSizeCategory": true,
///     "runtimeAttributes": {
///       "styleName": { "small": { "font": { "textStyle": "footnote" } } }
///     }
///   },
///   "BigButton": { "superclass": "BrandButton", "minimumSize": { "height": 56 } },
///   "BrandButton": { "contentInsets": { "top": 8, "bottom": 8 } }
/// }
/// ```
///
/// The first level names classes as documents do. A class inherits the properties of its superclass
/// in the file. Its own win over those, and the properties for values of its runtime attributes win
/// over both. Other properties stay as in the document. The keys are the names of the properties of
/// ``CustomClass/Properties``, with `hidden` and `verticalAtAccessibilitySizes` without `is`.
/// Insets have `top`, `left`, `bottom` and `right`, sizes `width` and `height`. A `source` is for
/// people who read the file.
///
/// On Interface Builder's canvas the code of a class runs only where it is marked as designable, in a
/// process of its own: ``CanvasLoader`` takes classes with `"designable": true`, and of them fonts,
/// insets and intrinsic sizes.
public struct CustomClasses: Hashable, Sendable {
  /// The classes by name.
  public var classes: [String: CustomClass]

  /// Creates a list of classes.
  public init(_ classes: [String: CustomClass] = [:]) { self.classes = classes }

  /// Returns a class and those above it in the file, the topmost first, or nothing for a class that
  /// the file does not describe.
  func ancestry(of name: String) -> [CustomClass] {
    var result: [CustomClass] = []
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted, let found = classes[name] {
      result.append(found)
      next = found.superclass
    }
    return result.reversed()
  }

  /// Finds the classes that no object of some documents has.
  ///
  /// A class is used when one below it is.
  ///
  /// - Parameter names: The classes of the objects.
  /// - Returns: A finding for each, at its place in the file.
  public func unused(among names: Set<String>) -> [Finding] {
    var used: Set<String> = []
    for name in names {
      var next: String? = name
      while let name = next, let found = classes[name], used.insert(name).inserted {
        next = found.superclass
      }
    }
    return classes.filter { !used.contains($0.key) }.sorted { $0.key < $1.key }.map { name, item in
      Finding(
        rule: .loadingSettings,
        message: "No object of the documents has the class '\(name)'",
        location: item.location ?? SourceLocation(file: ""),
        hint: "Write the name as in the documents, without its module, or remove the class."
      )
    }
  }
}

/// The effects of the code of one view class.
public struct CustomClass: Hashable, Sendable {
  /// The class of the same file whose properties hold for this one, too.
  public var superclass: String?
  /// Whether Interface Builder runs the class's code on its canvas; `nil` as the superclass says.
  public var isDesignable: Bool?
  /// The properties of all views of the class.
  public var properties: Properties
  /// The properties of views whose runtime attribute has a value, by key path and value.
  ///
  /// Numbers are written as in `1.5`, Boolean values as `true` and `false`.
  public var runtimeAttributes: [String: [String: Properties]] = [:]
  /// The place of the class in its file.
  public var location: SourceLocation?

  /// Creates a class with properties of its own and those of its superclass.
  public init(
    superclass: String? = nil,
    properties: Properties = Properties()
  ) {
    self.superclass = superclass
    self.properties = properties
  }
}
