extension PropertyKind where Value == String {
  /// The style of a blur.
  static let blurStyle = PropertyKind(.list, convert: { element, _ in element[.blurEffect.style] })

  /// The style of the blur under a vibrancy.
  static let vibrancyStyle = PropertyKind(
    .list,
    convert: { element, _ in element[.vibrancyEffect.blurStyle] }
  )
}
