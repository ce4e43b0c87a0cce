extension FontManager {
  /// A step of a registration.
  public enum RegistrationEvent: Hashable, Sendable {
    /// Errors were found; the other fonts go on.
    case errors([FontRegistryError])
    /// The registration has ended, with all its errors once more.
    case finished(FontRegistrationResult)
  }

  /// Registers fonts beside the caller, as ``register(_:by:consent:progress:)`` does.
  ///
  /// A consumer that stops before the end cancels the registration: then nothing is registered,
  /// unless the fonts were already written.
  ///
  /// - Parameters:
  ///   - registration: The fonts and the scope.
  ///   - provider: The provider, whose fonts they will be.
  ///   - consent: Asked once with all fonts that passed, for scopes that reach beyond the process.
  /// - Returns: The errors as they are found, and the outcome last.
  public func events(
    registering registration: FontRegistration,
    by provider: FontProvider,
    consent: FontConsent
  ) -> AsyncStream<RegistrationEvent> {
    AsyncStream { continuation in
      let task = Task.detached {
        let result = self.register(registration, by: provider, consent: consent) { errors, _ in
          if !errors.isEmpty { continuation.yield(.errors(errors)) }
          return !Task.isCancelled
        }
        continuation.yield(.finished(result))
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
