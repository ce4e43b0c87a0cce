public import Foundation
import HeadlessUIKit

/// An action that plays or stops sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An action that records sound.
public protocol AudioRecordingIntent: AppIntent {}

/// An action that begins or ends a live activity.
public protocol LiveActivityIntent: AppIntent {}

/// An action that shows a view.
public protocol SnippetIntent: AppIntent {}

/// An action that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress, which nobody shows.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An action that may ask to go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Returns the error by which the action goes on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor () async throws -> Void)? = nil
  ) -> some Error { AppIntentError.noPerson }

  /// Asks to go on in the app, which the person does not allow: throws.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor () async throws -> Void)? = nil
  ) async throws { throw AppIntentError.noPerson }
}

/// An action that sets a value.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The kind of value.
  associatedtype ValueType: _IntentValue
  /// The value.
  var value: ValueType { get set }
}

/// An action of the system's kinds.
public protocol SystemIntent: AppIntent {}

/// An action that opens an object of the app.
public protocol OpenIntent<Value>: SystemIntent {
  /// The kind of object.
  associatedtype Value: _IntentValue
  /// The object.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app is opened.
  public static var openAppWhenRun: Bool { true }
}

/// An action that deletes objects of the app.
public protocol DeleteIntent<Entity>: SystemIntent {
  /// The kind of object.
  associatedtype Entity: AppEntity
  /// The objects.
  var entities: [Entity] { get set }
}

/// The choices of a widget.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  /// The choices are no action, so that nobody performs them.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) holds the choices of a widget and is not performed.")
  }
}

/// The choices of a control.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}

extension ControlConfigurationIntent {
  /// The choices are no action, so that nobody performs them.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) holds the choices of a control and is not performed.")
  }
}

/// An action that stands for an older one with a definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older one's class.
  static var intentClassName: String { get }
}

/// An action that the system may propose.
public protocol PredictableIntent: AppIntent {
  /// The kind of proposals.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// The proposals.
  static var predictionConfiguration: PredictionConfiguration { get }
}

/// The proposals of an action.
public protocol IntentPredictionConfiguration {
  /// The action.
  associatedtype Intent: AppIntent
}

/// A proposal of an action with some of its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Creates the proposal of the action.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}

  /// Creates the proposal of the action with parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {}
}

/// Types of actions that another target declares.
public protocol AppIntentsPackage {
  /// The packages that belong to this one.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Opens an address.
public struct OpenURLIntent: AppIntent {
  /// The name of the action.
  public static var title: LocalizedStringResource { "Open URL" }
  /// The address.
  public var url: URL?

  /// Creates an action without an address.
  public init() {}

  /// Creates an action that opens an address.
  public init(_ url: URL) { self.url = url }

  /// Opens nothing here.
  public func perform() async throws -> some IntentResult { .result() }
}
