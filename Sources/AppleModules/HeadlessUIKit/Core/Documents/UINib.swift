import DynamicType
public import Foundation

/// A xib whose objects can be made repeatedly.
///
/// On Linux a bundle contains the xib itself, which a target names as a resource. Views of the program's own
/// classes are made with `init(coder:)`. Outlets are set and actions called by the names that the build
/// plug-in `AppleSources` lists.
///
/// ```swift
/// table.register(UINib(nibName: "PlayerCell", bundle: .module), forCellReuseIdentifier: "Player")
/// ```
open class UINib: NSObject {
  /// A key of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for the placeholders of the document; not used here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let path: String?

  /// Finds a xib by its name.
  ///
  /// - Parameters:
  ///   - name: The name without its extension.
  ///   - bundleOrNil: The bundle; `nil` for the main bundle and the bundles of packages beside the program.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    path = DocumentPath.find(name, "xib", in: bundleOrNil)
  }

  /// Whether the xib exists.
  var exists: Bool { path != nil }

  /// Makes the objects at the first level, connects them and calls their `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The File's Owner of the xib.
  ///   - optionsOrNil: Not used.
  /// - Returns: The objects.
  /// - Precondition: The xib is in the bundle and can be read.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    let loader = ScreenContext.current.documentLoader
    guard let objects = path.flatMap({ loader?.objects(ofNib: $0, owner: owner) }) else {
      preconditionFailure(
        "There is no \(name).xib that can be read; name it in the resources of its target, and pass"
          + " the target's bundle"
      )
    }
    return objects
  }
}

extension Bundle {
  /// Makes the objects of a xib in the bundle; `nil` where there is none.
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.exists ? nib.instantiate(withOwner: owner, options: options) : nil
  }
}
