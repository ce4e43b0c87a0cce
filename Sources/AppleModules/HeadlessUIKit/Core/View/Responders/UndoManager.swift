#if !canImport(ObjectiveC)
public import Foundation

/// Actions that can be undone and redone.
///
/// There is no event loop, which would group the actions of one event: the group that the first action opens
/// lasts until ``undo()``, or until ``endUndoGrouping()`` closes it.
open class UndoManager: NSObject {
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private struct Action {
    var target: ObjectIdentifier
    var perform: () -> Void
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Whether the first action opens a group by itself.
  open var groupsByEvent = true

  /// The maximum number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Whether actions are being undone.
  open private(set) var isUndoing = false

  /// Whether actions are being done again.
  open private(set) var isRedoing = false

  /// Whether actions are kept.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether an action can be undone.
  open var canUndo: Bool {
    !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty }
  }

  /// Whether an action can be redone.
  open var canRedo: Bool { !redoGroups.isEmpty }

  // MARK: Groups

  /// Opens a group of actions that are undone together.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if var outer = openGroups.popLast() {
      outer.actions += group.actions
      outer.name = group.name.isEmpty ? outer.name : group.name
      return openGroups.append(outer)
    }
    guard !group.actions.isEmpty else { return }
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      limit()
    }
  }

  private func limit() {
    if levelsOfUndo > 0 { undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0)) }
  }

  // MARK: Actions

  /// Registers a function that undoes an action on an object.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    keep(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Registers the name of a method that undoes an action on an object.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    keep(target) { [weak target] in
      _ = (target as? NSObject)?.perform(selector, with: anObject)
    }
  }

  private func keep(_ target: AnyObject, _ perform: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else { return }
      beginUndoGrouping()
    }
    openGroups[openGroups.count - 1].actions
      .append(Action(target: ObjectIdentifier(target), perform: perform))
    if !isUndoing && !isRedoing { redoGroups = [] }
  }

  /// Closes the open group, and undoes the last one.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Redoes the last undone group.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    beginUndoGrouping()
    for action in group.actions.reversed() { action.perform() }
    if openGroups[openGroups.count - 1].name.isEmpty {
      openGroups[openGroups.count - 1].name = group.name
    }
    endUndoGrouping()
  }

  /// Removes all actions.
  open func removeAllActions() {
    (undoGroups, redoGroups, openGroups) = ([], [], [])
    disabledCount = 0
  }

  /// Removes the actions on an object.
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    func remaining(_ groups: [Group]) -> [Group] {
      groups.map {
        Group(actions: $0.actions.filter { $0.target != target }, name: $0.name)
      }
    }
    undoGroups = remaining(undoGroups).filter { !$0.actions.isEmpty }
    redoGroups = remaining(redoGroups).filter { !$0.actions.isEmpty }
    openGroups = remaining(openGroups)
  }

  /// Disables the registration of actions.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends one call of ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  // MARK: Names

  /// Sets the name of the current action.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      guard !undoGroups.isEmpty else { return }
      undoGroups[undoGroups.count - 1].name = actionName
    } else {
      openGroups[openGroups.count - 1].name = actionName
    }
  }

  /// The name of the action to undo.
  open var undoActionName: String {
    (openGroups.first { !$0.actions.isEmpty } ?? undoGroups.last)?.name ?? ""
  }

  /// The name of the action to redo.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// The title of the command that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the command that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a command that does again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
#endif
