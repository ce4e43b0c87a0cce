public import Foundation

/// A place where a program puts the content that a person copies, and finds it for pasting.
///
/// ```swift
/// UIPasteboard.general.string = "Milk"
/// UIPasteboard.general.hasStrings  // true
/// ```
///
/// An item has one content in several types. Pasteboards belong to one program: a name refers to the same
/// pasteboard everywhere in it, and other programs do not see them. Any task may use one.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // The contents change, guarded by a lock; the name does not.

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard of copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A choice for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a choice by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items expire, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")

    /// Whether the items are hidden from other devices, a Boolean; they always are.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name.
  public let name: Name

  let contents: PasteboardContents

  init(_ name: Name, _ contents: PasteboardContents) {
    self.name = name
    self.contents = contents
  }

  // MARK: Pasteboards

  private static let generalPasteboard = UIPasteboard(
    .general,
    PasteboardRegistry.contents(Name.general.rawValue, creates: true) ?? PasteboardContents()
  )

  /// The pasteboard of copying and pasting.
  open class var general: UIPasteboard { generalPasteboard }

  /// Returns the pasteboard of a name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether it is created if it does not exist; otherwise the result is `nil`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let found = PasteboardRegistry.contents(pasteboardName.rawValue, creates: create) else {
      return nil
    }
    self.init(pasteboardName, found)
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let contents = PasteboardRegistry.contents(name.rawValue, creates: true)
    return UIPasteboard(name, contents ?? PasteboardContents())
  }

  /// Removes the pasteboard with a name; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, PasteboardRegistry.remove(pasteboardName.rawValue) else {
      return
    }
    NotificationCenter.default.post(
      name: removedNotification,
      object: nil,
      userInfo: ["name": pasteboardName.rawValue]
    )
  }

  /// Whether the pasteboard outlives the program, which none does.
  open var isPersistent: Bool { false }

  /// The number of changes since the pasteboard was created.
  open var changeCount: Int { contents.changeCount }

  // MARK: Changes

  /// Posted by a pasteboard whose items changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// Posted when a pasteboard is removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The key of the types that a change added, in a notification's user information.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"

  /// The key of the types that a change removed, in a notification's user information.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  func update(
    expirationDate: Date? = nil,
    _ change: (inout [[String: PasteboardValue]]) -> Void
  ) {
    let types = contents.update(expirationDate: expirationDate, change)
    NotificationCenter.default.post(
      name: Self.changedNotification,
      object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: types.after.subtracting(types.before).sorted(),
        Self.changedTypesRemovedUserInfoKey: types.before.subtracting(types.after).sorted(),
      ]
    )
  }

  /// Whether two objects are the same pasteboard.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIPasteboard)?.contents === contents
  }

  /// The hash of the pasteboard.
  open override var hash: Int { ObjectIdentifier(contents).hashValue }
}
