/// A note of the progress of a batch, which a process and its child share.
///
/// The note outlives the child and names the item at which the child ended.
public struct Bookmark: Sendable {
  /// The way in which the item at the position ended the previous process.
  public enum Trouble: Int64, Sendable {
    /// Nothing has happened to the item yet.
    case none
    /// The item ended the process.
    case ended
    /// The item took longer than it may.
    case hung
  }

  /// The content of the note.
  public struct Note: Equatable, Sendable {
    /// The number of the current item, from 0.
    public var position: Int64 = 0
    /// The position of the item in the input, in bytes.
    public var offset: Int64 = 0
    /// Whether every item so far could be answered.
    public var isClean = true
    /// The trouble that the item at the position caused.
    public var trouble = Trouble.none
    /// The signal that ended the process; 0 for none.
    public var signal: Int32 = 0

    /// Creates the note of a batch that has not begun.
    public init() {}
  }

  let notes: SharedNotes

  init(_ notes: SharedNotes) { self.notes = notes }

  /// The content of the note.
  public var note: Note {
    get {
      var note = Note()
      note.position = notes[.position]
      note.offset = notes[.offset]
      note.isClean = notes[.isUnclean] == 0
      note.trouble = Trouble(rawValue: notes[.trouble]) ?? .none
      note.signal = Int32(truncatingIfNeeded: notes[.signal])
      return note
    }
    nonmutating set {
      notes[.position] = newValue.position
      notes[.offset] = newValue.offset
      notes[.isUnclean] = newValue.isClean ? 0 : 1
      notes[.trouble] = newValue.trouble.rawValue
      notes[.signal] = Int64(newValue.signal)
      notes.noteActivity()
    }
  }
}
