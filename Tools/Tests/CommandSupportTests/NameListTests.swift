import CommandSupport
import DynamicType
import Testing

@Suite("Names on the command line")
struct NameListTests {
  @Test("are read back, every one that is suggested")
  func readBack() throws {
    for name in NameList.textStyles.names { _ = try NameList.textStyles.value(named: name) }
    for name in NameList.categories.names { _ = try NameList.categories.value(named: name) }
    for name in NameList.platforms.names { _ = try NameList.platforms.value(named: name) }
    for name in NameList.orientations.names { _ = try NameList.orientations.value(named: name) }
    for name in NameList.systems.names { _ = try NameList.systems.value(named: name) }
    for name in NameList.devices.names {
      #expect(try NameList.devices.value(named: name).name == name)
    }
  }

  @Test("may be several with commas between them, each counted once")
  func commas() throws {
    #expect(
      try TypeTable.iOS.categories(named: ["AX1,L", "L"]) == [.accessibilityMedium, .large]
    )
    #expect(try TypeTable.iOS.styles(named: ["body,headline"]) == [.body, .headline])
  }

  @Test("may have commas of their own, alone and beside others")
  func commasInNames() throws {
    let name = "iPad Pro 13-inch (M4, M5)"
    let watch = "Apple Watch Series 4, 5, 6, and SE (all generations) 40mm"
    let devices = NameList.devices
    let texts = ["\(name),iPhone 16,\(watch)", name]
    let found = try CommaSeparatedNames(texts).values(devices.value(named:))
    #expect(found.map(\.name) == [name, "iPhone 16", watch])
    #expect(throws: UsageError.self) {
      try CommaSeparatedNames(["iPhone 16,iPad Pro 99-inch (M4, M5)"]).values(devices.value(named:))
    }
  }

  @Test("all and none at all stand for every category of the table")
  func all() throws {
    #expect(try TypeTable.watchOS.categories(named: ["all"]).count == 9)
    #expect(try TypeTable.iOS.categories(named: []).count == 12)
  }

  @Test("are refused where the table does not have the thing")
  func missing() {
    let category = #expect(throws: UsageError.self) {
      try TypeTable.watchOS.category(named: "M")
    }
    #expect(category?.message == "watchOS has no category 'M'")
    let style = #expect(throws: UsageError.self) { try TypeTable.macOS.style(named: "footnote2") }
    #expect(style?.message == "macOS has no text style 'footnote2'")
  }

  @Test("of styles stand in the order in which the guidelines print them")
  func order() {
    #expect(TypeTable.iOS.styles.filter(TextStyle.standard.contains) == TextStyle.standard)
  }
}
