public import Foundation

/// A reason why an action is not performed.
public struct AppIntentError: Error, Equatable, Sendable {
  private enum Reason: Equatable, Sendable {
    case noPerson, value(String)
  }

  private let reason: Reason

  /// Nobody is there who could be asked.
  static let noPerson = AppIntentError(reason: .noPerson)

  /// A parameter has no value, and nobody is there who could be asked for one.
  static func needsValue(_ title: String) -> AppIntentError {
    AppIntentError(reason: .value(title))
  }

  private init(reason: Reason) { self.reason = reason }
}

extension AppIntentError: LocalizedError {
  /// The reason in words.
  public var errorDescription: String? {
    switch reason {
    case .noPerson: "Nobody is there who could be asked."
    case .value(let title): "The parameter \(title) has no value."
    }
  }
}
