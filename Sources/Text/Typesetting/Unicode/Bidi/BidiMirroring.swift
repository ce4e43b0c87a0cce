/// The mirrored forms of characters in right-to-left runs (rule L4).
package enum BidiMirroring {
  /// The character whose picture is the mirror image, such as ")" for "(", or the character itself.
  ///
  /// HarfBuzz mirrors by itself; this is for everything that is not shaped.
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(ICUProperties.mirrored(scalar.value)) ?? scalar
  }
}
