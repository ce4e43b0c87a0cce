/// The language of the screen that is being laid out.
package enum TextLanguage {
  /// A BCP 47 tag; it decides line breaks and letter forms where a text does not say its own.
  @TaskLocal package static var current: String?
}
