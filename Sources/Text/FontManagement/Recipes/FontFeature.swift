package import FontDescriptors

/// One OpenType feature with its value; 0 turns it off.
package struct FontFeature: Hashable, Sendable {
  /// The name of the feature.
  package var tag: OpenTypeTag
  /// The value.
  package var value: UInt32
}

extension FontDescriptor {
  /// The features as the shaper takes them.
  var featureSettings: [FontFeature] {
    features.map { FontFeature(tag: $0.key, value: UInt32(clamping: $0.value)) }
  }
}
