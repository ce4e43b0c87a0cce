import Testing

@testable import AppProjects

@Suite("Build settings")
struct BuildSettingsTests {
  @Test("A higher layer adds to a lower one with $(inherited)")
  func inherits() {
    let settings = BuildSettings([
      ["FLAGS": "DEBUG"], ["FLAGS": "$(inherited) STAGING"], ["OTHER": "x"],
      ["FLAGS": "${inherited} \"TWO WORDS\""],
    ])
    #expect(settings.list("FLAGS") == ["DEBUG", "STAGING", "TWO WORDS"])
  }

  @Test("Names in names, modifiers and defaults are substituted")
  func substitutes() {
    let settings = BuildSettings([
      [
        "PRODUCT_NAME": "My App-2", "MODULE": "$(PRODUCT_NAME:c99extidentifier)",
        "ID": "com.x.$(PRODUCT_NAME:rfc1034identifier:lower)", "KIND": "BETA", "ICON_BETA": "b.png",
        "ICON": "$(ICON_$(KIND))", "NONE": "$(MISSING:default=5)-$(MISSING)",
      ]
    ])
    #expect(settings["MODULE"] == "My_App_2")
    #expect(settings["ID"] == "com.x.my-app-2")
    #expect(settings["ICON"] == "b.png")
    #expect(settings["NONE"] == "5-")
  }

  @Test("Settings that need each other, grow or never close end")
  func ends() {
    var layer = ["A": "$(B)", "B": "$(A)", "OPEN": String(repeating: "$(", count: 20_000)]
    for level in 1...40 { layer["G\(level)"] = "$(G\(level - 1))$(G\(level - 1))" }
    layer["G0"] = "x"
    let settings = BuildSettings([layer])
    #expect(settings["A"] == "")
    #expect(settings["OPEN"]?.isEmpty == false)
    #expect((settings["G40"]?.utf8.count ?? 0) < 1 << 20)
  }

  @Test(
    "A condition that holds for the simulator and the configuration counts before the plain name"
  )
  func readsConditions() {
    let layer = BuildSettings.layer(
      [
        ("A[sdk=iphonesimulator*]", "simulator"), ("A", "plain"), ("B[sdk=macosx*]", "mac"),
        ("C[config=Debug][arch=*]", "debug"), ("C[config=Release]", "release"),
      ],
      configuration: "Debug"
    )
    #expect(layer == ["A": "simulator", "C": "debug"])
  }

  @Test("A file of settings is read with those that it includes, and one that is missing is named")
  func readsFiles() throws {
    let folder = try ProjectFolder([
      "Config/App.xcconfig": """
      #include "Shared.xcconfig"
      #include? "Local.xcconfig"
      #include "Gone.xcconfig"
      NAME = Spoon // a comment
      """,
      "Config/Shared.xcconfig": "SWIFT_VERSION = 6.0\nA[sdk=iphone*] = 1",
    ])
    let file = SettingsFile("\(folder.path)/Config/App.xcconfig", roots: [])
    #expect(file.pairs.map(\.name) == ["SWIFT_VERSION", "A[sdk=iphone*]", "NAME"])
    #expect(file.pairs.last?.value == "Spoon")
    #expect(file.findings.map(\.line) == [3])
  }

  @Test("Flags of the compiler give conditions, modes and features")
  func readsFlags() {
    var settings = AppTarget.Settings()
    settings.read(flags: [
      "-D", "ONE", "-DTWO", "-enable-upcoming-feature", "ExistentialAny", "-swift-version", "6",
      "-default-isolation", "MainActor", "-Xfrontend", "-warn-x",
    ])
    #expect(settings.conditions == ["ONE", "TWO"])
    #expect(settings.upcomingFeatures == ["ExistentialAny"])
    #expect(settings.languageVersion == "6" && settings.isolatesToMainActor)
  }

  @Test(
    "A target is for iOS as its SDK and platforms say",
    arguments: [
      ([["SDKROOT": "iphoneos"], [:]], true),
      ([["SDKROOT": "macosx"], [:]], false),
      ([["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos macosx"], [:]], true),
      ([["SUPPORTED_PLATFORMS": "macosx xros"], [:]], false),
      (
        [["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "iphoneos"], ["SDKROOT": "macosx"]], false
      ),
      ([["WATCHOS_DEPLOYMENT_TARGET": "9.0"], [:]], false),
    ] as [([BuildSettings.Layer], Bool)]
  )
  func knowsPlatforms(layers: [BuildSettings.Layer], isForPhones: Bool) {
    #expect(XcodeProduct.isForPhones(BuildSettings(layers)) == isForPhones)
  }
}
