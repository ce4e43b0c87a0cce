/// Actions in the menus of the Mac, which no screen here shows.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the actions' body.
  associatedtype Body: Commands

  /// The body of the actions.
  @CommandsBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive commands have no body: accessing it is a programmer error.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

/// A menu.
public struct CommandMenu<Content: View> {
  /// Creates a menu.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: Commands {
  /// A menu has no body.
  public typealias Body = Never
}

/// Actions at a place in the system's menus.
public struct CommandGroup<Content: View> {
  /// Replaces a group of commands.
  nonisolated public init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Puts actions after others.
  nonisolated public init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}

  /// Puts actions before others.
  nonisolated public init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {}
}

extension CommandGroup: Commands {
  /// Actions have no body.
  public typealias Body = Never
}

/// The actions of toolbars.
public struct ToolbarCommands: Commands {
  /// Creates the actions.
  nonisolated public init() {}
  /// Actions have no body.
  public typealias Body = Never
}

/// The actions of sidebars.
public struct SidebarCommands: Commands {
  /// Creates the actions.
  nonisolated public init() {}
  /// Actions have no body.
  public typealias Body = Never
}

/// A place of the menus of the system.
public struct CommandGroupPlacement: Sendable {
  /// The place of the command that describes the program.
  public static let appInfo = CommandGroupPlacement()
  /// The settings of the program.
  public static let appSettings = CommandGroupPlacement()
  /// Quitting the program.
  public static let appTermination = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Text editing.
  public static let textEditing = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
}

/// Several groups of actions.
public struct CommandsTuple: Commands {
  /// Actions have no body.
  public typealias Body = Never
}

/// Builds a group from the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  /// An expression that is a group of actions.
  nonisolated public static func buildExpression<Content: Commands>(
    _ content: Content
  ) -> Content { content }

  /// No statement.
  nonisolated public static func buildBlock() -> CommandsTuple { CommandsTuple() }

  /// One statement.
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  nonisolated public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> CommandsTuple { CommandsTuple() }

  /// An `if` without `else`.
  nonisolated public static func buildOptional(
    _ content: (any Commands)?
  ) -> CommandsTuple { CommandsTuple() }
}

/// A key with its modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key of the default action: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that cancels: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The letter of the key.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key of a literal.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}

extension View {
  /// Sets a keyboard shortcut for the control, which a still screen does not show.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets a keyboard shortcut for the control, which a still screen does not show.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
