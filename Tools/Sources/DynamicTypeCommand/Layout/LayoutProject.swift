import Diagnostics
import FileAccess
import FontManagement
import InterfaceBuilder
import ScreenLoading

/// The files beside the documents of a folder: assets, texts, fonts and sample data.
struct LayoutProject {
  let folder: ProjectFolder
  let resources: ScreenResources
  let options: LoadOptions
  /// The findings about the files that the project adds to its documents.
  let findings: [Finding]

  /// Reads the files that belong to a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - classes: The app's classes, or `nil` for those of the folder.
  init(_ folder: ProjectFolder, _ classes: Reading<CustomClasses>?) {
    self.folder = folder
    var findings: [Finding] = []
    func read<Value>(_ name: String, _ read: ([UInt8], String) -> Reading<Value>) -> Value? {
      let path = folder.path + "/.dynamictype/" + name
      guard let bytes = try? FileBytes.read(path) else { return nil }
      let reading = read(bytes, path)
      findings += reading.findings
      return reading.value
    }
    let map = read("fonts.json") { FontMap.read($0, file: $1) } ?? FontMap()
    let fonts = ProjectFonts(project: folder, map: map)
    let data = read("sample-data.json") { SampleData.read($0, file: $1) } ?? SampleData()
    findings += classes?.findings ?? []
    let own =
      classes?.value ?? read("custom-classes.json") { CustomClasses.read($0, file: $1) }
      ?? CustomClasses()
    resources = ScreenResources(project: folder)
    var options = LoadOptions(sampleData: data, customClasses: own, fonts: fonts)
    options.laysOutAllRows = true
    self.options = options
    self.findings = findings + fonts.findings
  }

  func performWithFonts(_ body: () -> Void) {
    guard let fonts = options.fonts else { return body() }
    fonts.collection.performAsCurrent(body)
  }
}
