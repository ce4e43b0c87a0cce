import Foundation
import Testing

@Suite("The sample app with its code") struct SampleAppTests {
  private struct PlantedFaults: Decodable {
    struct Fault: Decodable {
      var rule: String
      var object: String
      var source: String?
    }
    struct LintFault: Decodable {
      var rule: String
      var place: String
    }
    var faults: [Fault]
    var inCode: [Fault]
    var lint: [LintFault]
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Place: Decodable {
        var file: String
        var line: Int?
        var object: String?
      }
      var rule: String
      var location: Place
      var related: [Related]?
    }
    struct Related: Decodable { var location: Finding.Place }
    var findings: [Finding]
  }

  private let app = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/Trailbook").standardizedFileURL.path

  private func planted() throws -> PlantedFaults {
    let list = try Data(contentsOf: URL(filePath: app + "/planted-faults.json"))
    return try JSONDecoder().decode(PlantedFaults.self, from: list)
  }

  private func report(_ arguments: String...) throws -> Report {
    let output = try Command(arguments).output
    return try JSONDecoder().decode(Report.self, from: Data(output.utf8))
  }

  @Test("Lint finds exactly the planted faults, and none of what only looks like one")
  func lint() throws {
    let found = try report("lint", app, "--format", "json").findings.map { finding in
      let file = finding.location.file.components(separatedBy: "Examples/Trailbook/").last ?? ""
      return "\(finding.rule) \(file):\(finding.location.line ?? 0)"
    }
    #expect(found.sorted() == (try planted().lint.map { "\($0.rule) \($0.place)" }.sorted()))
  }

  @Test("A preview finds the faults of the documents, and the one that code makes with its line")
  func preview() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = [
      "preview", app, "--no-build", "--format", "json", "--language", "en", "--device",
      "iPhone SE 4.7-inch",
    ]
    let output = try Command(arguments + ["--output", folder.path]).output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    let list = try planted()
    let known = Set((list.faults + list.inCode).map { "\($0.rule) \($0.object)" })
    let found = Set(
      report.findings.filter { $0.rule != "code-not-shown" }
        .map { "\($0.rule) \($0.location.object ?? "")" }
    )
    #expect(found.subtracting(known).isEmpty)
    for fault in list.inCode {
      #expect(found.contains("\(fault.rule) \(fault.object)"))
      let source = try #require(fault.source)
      #expect(output.contains(source.split(separator: ":")[0]))
    }
  }
}
