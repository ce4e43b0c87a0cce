#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// A text that undoes and does again what it does, as apps write one.
private final class Note {
  let manager = UndoManager()
  var text = ""

  func set(_ text: String) {
    let old = self.text
    manager.registerUndo(withTarget: self) { $0.set(old) }
    manager.setActionName("Typing")
    self.text = text
  }

  func group(_ actions: () -> Void) {
    manager.beginUndoGrouping()
    actions()
    manager.endUndoGrouping()
  }
}

@Suite("Undo managers")
struct UndoManagerTests {
  private let note = Note()

  @Test("A group is undone and done again at once")
  func groups() {
    note.group { note.set("a") }
    note.group {
      note.set("ab")
      note.set("abc")
    }
    #expect(note.manager.undoMenuItemTitle == "Undo Typing")
    note.manager.undo()
    #expect(note.text == "a")
    #expect(note.manager.canRedo)
    note.manager.redo()
    #expect(note.text == "abc")
    note.manager.undo()
    note.manager.undo()
    #expect(note.text.isEmpty)
    #expect(!note.manager.canUndo)
  }

  @Test("What happens in one event is undone together")
  func event() {
    note.set("a")
    note.set("b")
    note.manager.undo()
    #expect(note.text.isEmpty)
    #expect(!note.manager.canUndo)
  }

  @Test("A new action ends what could be done again")
  func newAction() {
    note.group { note.set("a") }
    note.manager.undo()
    note.group { note.set("b") }
    #expect(!note.manager.canRedo)
  }

  @Test("Nothing is kept while that is turned off, and for objects that are left out")
  func disabled() {
    note.manager.disableUndoRegistration()
    note.set("a")
    #expect(!note.manager.canUndo)
    note.manager.enableUndoRegistration()
    note.set("b")
    #expect(note.manager.canUndo)
    note.manager.removeAllActions(withTarget: note)
    #expect(!note.manager.canUndo)
  }

  @Test("A limit forgets the oldest group")
  func limit() {
    note.manager.levelsOfUndo = 1
    note.group { note.set("a") }
    note.group { note.set("b") }
    note.manager.undo()
    #expect(note.text == "a")
    #expect(!note.manager.canUndo)
  }

  @Test("A view has the manager of its window")
  func responders() {
    let window = UIWindow()
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
    #expect(window.undoManager != nil)
  }
}
#endif
