import CommandSupport
import FileAccess
import FontManagement
import FontPicking

/// The page of a picker as a file.
struct FontsPage {
  private let picker: FontPicker
  private let preview: FontPreview

  init(_ picker: FontPicker, _ preview: FontPreview) {
    self.picker = picker
    self.preview = preview
  }

  /// Writes the page, replacing an existing file, and lists its omissions.
  func write(to path: String) throws {
    let page = PickerPage(picker, preview)
    guard !page.families.isEmpty else {
      Terminal.writeError("error: no font has what was asked for")
      throw FontsFailure.status
    }
    do throws(FileError) {
      try FileReplacement.write(Array(page.html.utf8), to: path)
    } catch {
      throw UsageError(error)
    }
    for note in page.notes { Terminal.writeError("note: \(note)") }
  }
}
