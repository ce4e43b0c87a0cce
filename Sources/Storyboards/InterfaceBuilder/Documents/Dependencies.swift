/// The tools and systems that a document was made for.
public struct Dependencies: Hashable, Sendable {
  /// The system, such as `iOS`.
  public var deployment: String?
  /// The earliest version of the system in Xcode's numbering, such as `5120`.
  public var deploymentVersion: String?
  /// The parts of newer tools that the document uses, such as `Safe area layout guides`.
  public var capabilities: [String]

  init(_ element: Element?) {
    let deployment = element?.child("deployment")
    self.deployment = deployment?[.dependency.identifier]
    deploymentVersion = deployment?[.dependency.version]
    capabilities = element?.children(named: "capability").compactMap { $0[.dependency.name] } ?? []
  }
}

/// A font file that a document's custom fonts come from.
public struct CustomFont: Hashable, Sendable {
  /// The name of the file.
  public var file: String
  /// The PostScript names of the faces in it.
  public var postScriptNames: [String]
}
