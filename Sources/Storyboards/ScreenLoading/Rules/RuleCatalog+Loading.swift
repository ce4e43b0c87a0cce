public import Diagnostics

extension RuleCatalog {
  /// The rules about making the screens of a document.
  public static let loading = RuleCatalog([
    .containmentTooDeep, .controllerWithoutView, .ibUnknownView, .constraintItemMissing,
    .customClassDegraded, .imageMissing, .fontFile, .fontStandIn, .runtimeTextStyle,
    .loadingSettings,
    .layoutUnsatisfiable, .layoutAmbiguous, .layoutMessage, .workDueLater,
  ])
}
