public import Diagnostics

extension RuleCatalog {
  /// The rules about documents, assets and texts, as they are read.
  public static let documents = RuleCatalog([
    .xmlSyntax, .xmlRefused, .xmlEntity, .xmlDepth, .ibRefused, .ibUnknownElement,
    .ibUnknownAttribute, .ibUnknownProperty, .ibUnknownValue, .ibNotDrawn, .ibMoreFindings,
    .ibDuplicateId, .ibDanglingReference, .ibIncompleteConstraint, .ibContainmentCycle, .assetJson,
    .assetMissingFile, .assetOutsideFolder, .linkOutsideFolder, .assetUnknownColor, .projectSize,
    .folderUnreadable, .fileNameDamaged,
    .stringsUnreadable, .stringsBinary, .stringsSyntax, .stringsValue,
  ])
}
