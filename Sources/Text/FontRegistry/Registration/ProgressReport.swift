/// The errors of a call so far, told to its closure as they are found.
struct ProgressReport {
  private let progress: FontProgress
  private(set) var errors: [FontRegistryError] = []
  /// Whether the closure has cancelled the call.
  private(set) var isCancelled = false

  init(_ progress: @escaping FontProgress) { self.progress = progress }

  /// Reports an error.
  mutating func add(_ error: FontRegistryError) {
    errors.append(error)
    if !isCancelled { isCancelled = !progress([error], false) }
  }

  /// Lets the closure cancel where there is no error to report.
  mutating func step() {
    if !isCancelled { isCancelled = !progress([], false) }
  }

  /// Ends the call.
  func result(_ fonts: [RegisteredFont] = []) -> FontRegistrationResult {
    if !isCancelled { _ = progress([], true) }
    return FontRegistrationResult(fonts: fonts, errors: errors)
  }

  /// Ends a call that was cancelled, with an error for each of its fonts.
  mutating func cancelled(_ items: [FontItem]) -> FontRegistrationResult {
    errors += items.map {
      FontRegistryError(.cancelledByUser, item: $0, detail: "Nothing was changed.")
    }
    return FontRegistrationResult(errors: errors)
  }
}
