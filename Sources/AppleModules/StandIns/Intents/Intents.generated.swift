// Written by Scripts/generate-tables from Reference/apple-modules/Intents.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation
public import class HeadlessUIKit.NSUserActivity

/// A wish of a person.
open class INIntent: NSObject {
  /// The identifier.
  open var identifier: String? { nil }
  /// The wish in words.
  open var intentDescription: String? { nil }
  /// The words that are proposed to the person.
  open var suggestedInvocationPhrase: String?
  /// Sets the image of a value.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}

/// The answer to a wish.
open class INIntentResponse: NSObject {
  /// The activity with which the app goes on.
  open var userActivity: NSUserActivity?
}

/// The first object of an extension that handles wishes.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Returns the object that handles a wish: the extension.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Provides objects that handle wishes.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Returns the object that handles a wish.
  func handler(for intent: INIntent) -> Any?
}

/// The one who began an interaction.
public enum INInteractionDirection: Int, Hashable, Sendable {
  /// Nobody is named.
  case unspecified = 0
  /// The person.
  case outgoing
  /// Somebody else.
  case incoming
}

/// Whether a wish was handled.
public enum INIntentHandlingStatus: Int, Hashable, Sendable {
  /// It is not known.
  case unspecified = 0
  /// It can be.
  case ready
  /// It is being handled.
  case inProgress
  /// It was.
  case success
  /// It failed.
  case failure
  /// The app handles it.
  case deferredToApplication
  /// The person has to confirm it.
  case userConfirmationRequired
}

/// Something that a person did in an app.
open class INInteraction: NSObject {
  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }
  /// Tells Siri, and calls a function at once.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Tells Siri.
  open func donate() async throws {}
  /// Removes all interactions, and calls a function at once.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Removes interactions, and calls a function at once.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  /// Removes the interactions of a group, and calls a function at once.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  /// The wish.
  open private(set) var intent: INIntent
  /// The answer.
  open private(set) var intentResponse: INIntentResponse?
  /// Whether the wish was handled.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// The one who began it.
  open var direction: INInteractionDirection = .unspecified
  /// The time.
  open var dateInterval: DateInterval?
  /// The identifier.
  open var identifier: String = UUID().uuidString
  /// The identifier of the group.
  open var groupIdentifier: String?
}

/// An image of a value, which is not shown.
open class INImage: NSObject {
  /// Creates an image by its name.
  public convenience init(named name: String) { self.init() }
  /// Creates an image of bytes.
  public convenience init(imageData: Data) { self.init() }
  /// Creates an image of an address.
  public convenience init?(url URL: URL) { self.init() }
  /// Returns an image of a symbol.
  open class func systemImageNamed(_ systemImageName: String) -> Self { self.init() }
  /// Creates an empty image.
  public required override init() { super.init() }
}

/// A text with the way in which it is spoken.
open class INSpeakableString: NSObject {
  /// Creates a text of the app's vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }
  /// Creates a text.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    vocabularyIdentifier = nil
  }
  /// The text.
  public let spokenPhrase: String
  /// The way in which it is spoken.
  public let pronunciationHint: String?
  /// The identifier in the app's vocabulary.
  public let vocabularyIdentifier: String?
}

/// The kind of an address of a person.
public enum INPersonHandleType: Int, Hashable, Sendable {
  /// Another kind.
  case unknown = 0
  /// A mail address.
  case emailAddress
  /// A telephone number.
  case phoneNumber
}

/// An address of a person.
open class INPersonHandle: NSObject {
  /// The address.
  public let value: String?
  /// The kind.
  public let type: INPersonHandleType
  /// Creates an address.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}

/// The kind of a proposed person.
public enum INPersonSuggestionType: Int, Hashable, Sendable {
  /// No kind.
  case none = 0
  /// A profile of a network of people.
  case socialProfile
  /// An address of messages.
  case instantMessageAddress
}

/// A person.
open class INPerson: NSObject {
  /// Creates a person.
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    isMe = false
    suggestionType = .none
  }
  /// Creates a person, who may be the user.
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    suggestionType = .none
  }
  /// The address.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// The image.
  public let image: INImage?
  /// The contact.
  public let contactIdentifier: String?
  /// The identifier in the app.
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  /// The kind of a proposed person.
  public let suggestionType: INPersonSuggestionType
}

/// A thing that a person can choose.
open class INObject: NSObject {
  /// Creates a thing.
  public init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
  /// Creates a thing with the way in which it is spoken.
  public convenience init(
    identifier: String?,
    display displayString: String,
    pronunciationHint: String?
  ) { self.init(identifier: identifier, display: displayString) }
  /// The identifier.
  public let identifier: String?
  /// The text that is shown.
  public let displayString: String
  /// The text below.
  open var subtitleString: String?
  /// The image.
  open var displayImage: INImage?
}

/// A group of things.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
  /// The title.
  public let title: String?
  /// The things.
  public let items: [ObjectType]
  /// Creates a group.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// Things that a person can choose.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  /// The groups.
  public let sections: [INObjectSection<ObjectType>]
  /// The things of all groups.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
  /// Whether the list has an index of letters.
  open var usesIndexedCollation: Bool = false
  /// Creates a collection of groups.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  /// Creates a collection of things.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
}

/// An action that a person can start with words.
public enum INShortcut {
  /// A wish.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)
  /// Creates a shortcut of a wish.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Creates a shortcut of an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// A shortcut with the words of a person, of which there are none.
open class INVoiceShortcut: NSObject {
  /// The identifier.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The words.
  open var invocationPhrase: String { "" }
  /// The shortcut.
  open var shortcut: INShortcut { .intent(INIntent()) }
}

/// The shortcuts of a person, of which there are none.
open class INVoiceShortcutCenter: NSObject {
  /// The shortcuts of the app.
  nonisolated(unsafe) private static let only = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { only }
  /// Answers that there are none.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Answers that there is none.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }
  /// Proposes shortcuts, which are not shown.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// The use of a shortcut.
public enum INRelevantShortcutRole: Int, Hashable, Sendable {
  /// It does something.
  case action = 0
  /// It shows something.
  case information
}

/// A condition under which a shortcut is of use.
open class INRelevanceProvider: NSObject {}

/// A shortcut that is of use at times.
open class INRelevantShortcut: NSObject {
  /// The conditions.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// The use.
  open var shortcutRole: INRelevantShortcutRole = .action
  /// The kind of the widget that shows it.
  open var widgetKind: String?
  /// The shortcut.
  open private(set) var shortcut: INShortcut
  /// Creates one of a shortcut.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The shortcuts that are of use at times, which nobody sees.
open class INRelevantShortcutStore: NSObject {
  /// The shortcuts of the app.
  nonisolated(unsafe) private static let only = INRelevantShortcutStore()
  open class var `default`: INRelevantShortcutStore { only }
  /// Sets the shortcuts, and calls a function at once.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Sets the shortcuts.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// Whether the app may use Siri.
public enum INSiriAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person cannot allow it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The person allows it.
  case authorized
}

/// The settings of Siri.
open class INPreferences: NSObject {
  /// Returns that the person does not allow it.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Answers that the person does not allow it.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Returns the language of Siri.
  open class func siriLanguageCode() -> String { "en-US" }
}

/// Whether a value of a wish is known.
open class INIntentResolutionResult: NSObject {
  /// Returns that a value is needed.
  open class func needsValue() -> Self { self.init() }
  /// Returns that no value is needed.
  open class func notRequired() -> Self { self.init() }
  /// Returns that the value cannot be used.
  open class func unsupported() -> Self { self.init() }
  /// Creates a result.
  public required override init() { super.init() }
}

/// Whether a text is known.
open class INStringResolutionResult: INIntentResolutionResult {
  /// Returns that the text is known.
  open class func success(with resolvedString: String) -> Self { self.init() }
  /// Returns that the person has to choose a text.
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
  /// Returns that the person has to confirm the text.
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
}

/// Whether a choice of yes or no is known.
open class INBooleanResolutionResult: INIntentResolutionResult {
  /// Returns that the choice is known.
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
}

/// Whether a number is known.
open class INDoubleResolutionResult: INIntentResolutionResult {
  /// Returns that the number is known.
  open class func success(with resolvedValue: Double) -> Self { self.init() }
}

/// Whether a whole number is known.
open class INIntegerResolutionResult: INIntentResolutionResult {
  /// Returns that the number is known.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
}
