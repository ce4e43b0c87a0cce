import InterfaceBuilder

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads every storyboard and xib below a folder and prints what became of its elements and
/// attributes, what was found, and how long reading took.
@main
enum DocumentAccounting {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      print("usage: document-accounting FOLDER [--details RULE]")
      return
    }
    var report = Report()
    let clock = ContinuousClock()
    for path in ProjectFolder(path: folder).documents {
      let start = clock.now
      do throws(InterfaceDocumentError) {
        let document = try InterfaceDocument(path: path)
        report.add(document, took: clock.now - start)
      } catch {
        report.refuse(error)
      }
    }
    report.print(details: arguments.count == 3 ? arguments.last : nil)
    if !report.isComplete { exit(1) }
  }
}
