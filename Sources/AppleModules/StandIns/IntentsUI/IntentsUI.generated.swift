// Written by Scripts/generate-tables from Reference/apple-modules/IntentsUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Intents

/// A sheet in which a person adds a shortcut; it is empty here.
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// Creates a sheet for a shortcut.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`: a shortcut is not in an archive.
  public required init?(coder: NSCoder) { return nil }
  /// The object that is told about the end.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
}

/// Called about a sheet in which a shortcut is added.
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the person is done.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  )
  /// Called when the person cancels.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A sheet in which a person changes a shortcut; it is empty here.
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// Creates a sheet for a shortcut.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`: a shortcut is not in an archive.
  public required init?(coder: NSCoder) { return nil }
  /// The object that is told about the end.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
}

/// Called about a sheet in which a shortcut is changed.
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the person has changed it.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  )
  /// Called when the person has removed it.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  )
  /// Called when the person cancels.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The look of the button.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Hashable, Sendable {
  /// White.
  case white = 0
  /// White with an outline.
  case whiteOutline
  /// Black.
  case black
  /// Black with an outline.
  case blackOutline
  /// That of the light or dark screen.
  case automatic
  /// That of the light or dark screen, with an outline.
  case automaticOutline
}

/// Called by a button that adds a shortcut.
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// Called to show the sheet in which a shortcut is added.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  )
  /// Called to show the sheet in which a shortcut is changed.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  )
}

/// A button that adds a shortcut; here it has no words.
open class INUIAddVoiceShortcutButton: UIButton {
  /// Creates a button.
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Creates a button as if it came out of an archive.
  public required init?(coder: NSCoder) {
    style = .automatic
    super.init(coder: coder)
  }
  /// The look.
  open private(set) var style: INUIAddVoiceShortcutButtonStyle
  /// The object that shows the sheets.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// The shortcut.
  open var shortcut: INShortcut?
}
