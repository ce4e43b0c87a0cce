import Foundation
import Testing

@testable import AppProjects

/// The files are written as Xcode 15 writes them; expected is what its editor writes with "Create NSManagedObject
/// Subclass".
@Suite("Models of Core Data")
struct DataModelTests {
  private let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
            <attribute name="isDone" attributeType="Boolean" usesScalarValueType="YES"/>
            <attribute name="rank" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/>
            <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="cost" optional="YES" attributeType="Decimal"/>
            <attribute name="tint" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
            <relationship name="stops" optional="YES" toMany="YES" ordered="YES" destinationEntity="Stop"/>
            <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Person"/>
        </entity>
        <entity name="Stop" representedClassName=".TripStop" parentEntity="Trip" codeGenerationType="category"/>
        <entity name="Person" representedClassName="Person"/>
    </model>
    """

  private func write(_ files: [String: String]) throws -> String {
    let folder =
      FileManager.default.temporaryDirectory.path + "/model-\(UUID().uuidString)/A.xcdatamodeld"
    for (file, text) in files {
      let url = URL(filePath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func `have the classes that Xcode writes, with the types of their properties`() throws {
    let read = try #require(DataModel.read(try write(["A.xcdatamodel/contents": model])))
    #expect(read.entities.map(\.className) == ["Trip", "TripStop"])
    #expect(read.entities.map(\.generation) == [.wholeClass, .properties])
    #expect(read.entities.map(\.parent) == [nil, "Trip"])
    #expect(
      read.entities[0].properties.map { "\($0.name): \($0.type)" } == [
        "title: String?", "isDone: Bool", "rank: NSNumber?", "start: Date?",
        "cost: NSDecimalNumber?",
        "tint: UIColor?", "stops: NSOrderedSet?", "owner: Person?",
      ]
    )
    #expect(read.entities[0].properties.compactMap(\.element) == ["TripStop"])
  }

  @Test func `are read in their current version`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string></dict></plist>
      """
    let folder = try write([
      "A.xcdatamodel/contents":
        "<model><entity name=\"Old\" codeGenerationType=\"class\"/></model>",
      "A 2.xcdatamodel/contents": model, ".xccurrentversion": list,
    ])
    #expect(DataModel.read(folder)?.entities.first?.className == "Trip")
  }

  @Test func `are none in a folder without one`() throws {
    #expect(DataModel.read(try write(["A.xcdatamodel/contents": "<plist/>"])) == nil)
    #expect(DataModel.read("/nowhere.xcdatamodeld") == nil)
  }
}
