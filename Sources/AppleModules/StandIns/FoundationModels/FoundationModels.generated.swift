// Written by Scripts/generate-tables from Reference/apple-modules/FoundationModels.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The language model, which the device lacks.
public final class SystemLanguageModel: Sendable {
  /// Whether there is a model.
  public enum Availability: Equatable, Sendable {
    /// A reason why there is none.
    public enum UnavailableReason: Equatable, Sendable {
      /// The case of device not eligible.
      case deviceNotEligible
      /// The case of apple intelligence not enabled.
      case appleIntelligenceNotEnabled
      /// The case of model not ready.
      case modelNotReady
    }
    /// The case of available.
    case available
    /// There is none.
    case unavailable(UnavailableReason)
  }
  /// The use of a model.
  public struct UseCase: Equatable, Sendable {
    /// The general.
    public static let general: UseCase = UseCase()
    /// The content tagging.
    public static let contentTagging: UseCase = UseCase()
  }
  /// The model of the system.
  public static let `default`: SystemLanguageModel = SystemLanguageModel()
  /// Creates a model.
  init() {}
  /// Creates a model for a use.
  public convenience init(useCase: UseCase) { self.init() }
  /// The availability.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether it is available.
  public var isAvailable: Bool { false }
  /// The supported languages.
  public var supportedLanguages: Set<Locale.Language> { [] }
}

/// The settings of an answer.
public struct GenerationOptions: Equatable, Sendable {
  /// The temperature.
  public var temperature: Double?
  /// The maximum response tokens.
  public var maximumResponseTokens: Int?
  /// Creates settings.
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// A conversation with a model, which does not answer.
public final class LanguageModelSession: @unchecked Sendable {
  /// A reason why there is no answer.
  public enum GenerationError: Error, Sendable {
    /// The details of an error.
    public struct Context: Sendable {
      /// The debug description.
      public let debugDescription: String
      /// Creates one.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// The conversation is too long.
    case exceededContextWindowSize(Context)
    /// There is no model.
    case assetsUnavailable(Context)
    /// The question is not allowed.
    case guardrailViolation(Context)
    /// The language is not known.
    case unsupportedLanguageOrLocale(Context)
    /// There are too many questions.
    case rateLimited(Context)
  }
  /// An answer.
  public struct Response<Content: Sendable>: Sendable {
    /// The content.
    public let content: Content
  }
  /// Creates a conversation.
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
  /// Whether it is responding.
  public var isResponding: Bool { false }
  /// Makes the model ready, which there is not.
  public func prewarm() {}
  /// Fails: there is no model.
  public func respond(
    to prompt: String,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    throw GenerationError.assetsUnavailable(GenerationError.Context(debugDescription: "The device has no language model."))
  }
}
