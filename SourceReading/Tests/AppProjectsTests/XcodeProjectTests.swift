import Testing

@testable import AppProjects

/// A project as Xcode 16 writes it, cut down by hand: an app with groups, a file with languages, a synchronized
/// folder with exceptions, a framework, an extension, a watch app, a Mac tool and tests.
private let project = """
  // !$*UTF8*$!
  {
    archiveVersion = 1;
    objectVersion = 77;
    objects = {
      P /* Project object */ = {isa = PBXProject; mainGroup = G; developmentRegion = de;
        buildConfigurationList = PL; targets = (T1, T2, T3, T4, T5, T6);
        packageReferences = (R1, R2); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SDKROOT = iphoneos; SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
      G = {isa = PBXGroup; children = (G1, G2, S1, F9, X1); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (F1, F2, V1, F3, F4); path = App; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (F5, F6, F7); name = Shared; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Main.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Old Bridge.m"; sourceTree = "<group>"; };
      V1 = {isa = PBXVariantGroup; children = (V2, V3); name = Localizable.strings; sourceTree = "<group>"; };
      V2 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      V3 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; lastKnownFileType = folder; path = Sounds; sourceTree = "<group>"; };
      F5 = {isa = PBXFileReference; path = Common/Tool.swift; sourceTree = SOURCE_ROOT; };
      F6 = {isa = PBXFileReference; path = Common/Gone.swift; sourceTree = SOURCE_ROOT; };
      F7 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
      F9 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Local; sourceTree = "<group>"; };
      X1 = {isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
      KP = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Feature; sourceTree = "<group>";
        exceptions = (E1, E2); explicitFolders = (Raw, ); };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
        membershipExceptions = (Info.plist, "Not here.swift", ); platformFiltersByRelativePath = {
        Mac.swift = (macos, ); }; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T3; membershipExceptions = (Shared.swift, ); };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = V1; };
      B4 = {isa = PBXBuildFile; fileRef = F3; };
      B5 = {isa = PBXBuildFile; fileRef = F4; };
      B6 = {isa = PBXBuildFile; fileRef = F5; platformFilters = (ios, ); };
      B7 = {isa = PBXBuildFile; fileRef = F6; };
      B8 = {isa = PBXBuildFile; fileRef = F7; };
      B9 = {isa = PBXBuildFile; fileRef = X1; };
      BA = {isa = PBXBuildFile; fileRef = KP; };
      BB = {isa = PBXBuildFile; productRef = D1; };
      H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B6, B7); };
      H2 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5); };
      H3 = {isa = PBXFrameworksBuildPhase; files = (B9, BA, BB); };
      H4 = {isa = PBXSourcesBuildPhase; files = (B8); };
      T1 = {isa = PBXNativeTarget; name = "My App"; productName = "My App"; buildConfigurationList = L1;
        productType = "com.apple.product-type.application"; buildPhases = (H1, H2, H3);
        dependencies = (); fileSystemSynchronizedGroups = (S1); packageProductDependencies = (D1, D2); };
      T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (H4); productReference = KP;
        productType = "com.apple.product-type.framework"; };
      T3 = {isa = PBXNativeTarget; name = Widget; buildPhases = (); buildConfigurationList = L1;
        productType = "com.apple.product-type.app-extension"; };
      T4 = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application.watchapp2"; };
      T5 = {isa = PBXNativeTarget; name = Maker; productType = "com.apple.product-type.tool"; };
      T6 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = Feature/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "x.$(PRODUCT_NAME:rfc1034identifier)";
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", STAGE, ); TARGETED_DEVICE_FAMILY = "1,2";
        SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/App/Bridge.h"; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
      R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Far.git"; };
      R2 = {isa = XCLocalSwiftPackageReference; relativePath = Near; };
      D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Far; };
      D2 = {isa = XCSwiftPackageProductDependency; productName = LocalKit; };
    };
    rootObject = P;
  }
  """

@Suite("Xcode projects")
struct XcodeProjectTests {
  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
    {"pins": [{"identity": "far", "kind": "remoteSourceControl", "location": "https://example.com/Far.git",
    "state": {"revision": "0123456789012345678901234567890123456789", "version": "1.2.3"}}], "version": 2}
    """,
    "App/Main.swift": "import Kit\nimport Far\nimport LocalKit", "App/Old Bridge.m": "",
    "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "",
    "App/Assets.xcassets/Contents.json": "{}", "App/Sounds/a.wav": "",
    "Common/Tool.swift": "", "Kit/Kit.swift": "", "Feature/View.swift": "",
    "Feature/Info.plist": "",
    "Feature/Not here.swift": "", "Feature/Mac.swift": "", "Feature/Shared.swift": "",
    "Feature/fr.lproj/A.strings": "", "Feature/Raw/raw.swift": "", "Feature/.hidden.swift": "",
    "Feature/Inner/Package.swift": packageText("Inner"), "Feature/Inner/Sources/Inner/I.swift": "",
    "Local/Package.swift": packageText("LocalKit"),
    "Local/Sources/LocalKit/L.swift": "import Inner",
    "Near/Package.swift": packageText("Near"), "Near/Sources/Near/N.swift": "",
  ]

  static func packageText(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)")]
    )
    """
  }

  @Test("An app has the files of its phases and of its synchronized folders")
  func readsFiles() throws {
    let folder = try ProjectFolder(Self.files)
    let project = AppProject.read(folder.path)
    #expect(project.origin == .xcodeProject("\(folder.path)/App.xcodeproj"))
    let app = try #require(project.targets.first { $0.name == "My App" })
    #expect(
      folder.relative(app.sources) == [
        "App/Main.swift", "Common/Tool.swift", "Feature/Shared.swift", "Feature/View.swift",
      ]
    )
    #expect(folder.relative(app.objectiveCSources) == ["App/Old Bridge.m"])
    let places = app.resources.map { "\($0.place) \($0.kind)" }
    #expect(
      places == [
        "Assets.xcassets catalog", "Sounds folder",
        "de.lproj/Localizable.strings localized(\"de\")",
        "en.lproj/Localizable.strings localized(\"en\")", "Raw folder",
        "fr.lproj/A.strings localized(\"fr\")",
      ]
    )
    let widget = try #require(project.targets.first { $0.name == "Widget" })
    #expect(widget.kind == .appExtension)
    #expect(folder.relative(widget.sources) == ["Feature/Shared.swift"])
  }

  @Test("Settings of target and project decide how the app is compiled")
  func readsSettings() throws {
    let folder = try ProjectFolder(Self.files)
    let app = try #require(AppProject.read(folder.path).targets.first { $0.name == "My App" })
    #expect(app.module == "My_App" && app.kind == .application)
    #expect(app.settings.conditions == ["DEBUG", "STAGE"])
    #expect(app.settings.languageVersion == "5" && app.settings.deploymentTarget == "17.0")
    #expect(app.settings.infoPlist == "\(folder.path)/Feature/Info.plist")
    #expect(app.settings.bridgingHeader == "\(folder.path)/App/Bridge.h")
    #expect(app.settings.bundleIdentifier == "x.My-App")
    #expect(app.settings.deviceFamilies == [.phone, .pad])
    #expect(app.settings.developmentRegion == "de")
    // The five features that Apple's build settings reference names for Approachable Concurrency.
    #expect(app.settings.upcomingFeatures.count == 5)
  }

  @Test("Tests, other platforms and tools are left out, and a target follows those that it needs")
  func leavesOut() throws {
    let folder = try ProjectFolder(Self.files)
    let project = AppProject.read(folder.path)
    #expect(project.targets.map(\.name) == ["Kit", "My App", "Widget"])
    let reasons = Dictionary(uniqueKeysWithValues: project.leftOut.map { ($0.name, $0.reason) })
    #expect(reasons == ["Watch": .otherPlatform, "Maker": .tool, "Tests": .tests])
    let chosen = AppProject.read(folder.path, target: "Kit")
    #expect(chosen.targets.map(\.name) == ["Kit"])
    #expect(chosen.leftOut.filter { $0.reason == .notChosen }.map(\.name) == ["My App", "Widget"])
  }

  @Test("A file that is named and not there is a finding with its line")
  func reportsMissingFiles() throws {
    let folder = try ProjectFolder(Self.files)
    let findings = AppProject.read(folder.path).findings
    let lines = project.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("F6 = {") }) + 1
    #expect(findings.map(\.line) == [line])
    #expect(findings.first?.message.contains("'Common/Gone.swift'") == true)
  }

  @Test("A package that is not there is meant, and not the module of Apple's that has its name")
  func prefersAbsentPackages() throws {
    var files = Self.files
    files = files.mapValues {
      $0.replacing("productName = Far", with: "productName = Charts")
        .replacing("import Far", with: "import Charts")
    }
    let folder = try ProjectFolder(files)
    let project = AppProject.read(folder.path)
    #expect(project.absentModules == ["Charts"])
    let app = try #require(project.targets.first { $0.kind == .application })
    let missing = try #require(project.missingModules(for: app).first { $0.name == "Charts" })
    #expect(!missing.isApples)
  }

  @Test("Packages are found among local ones, checkouts and given folders, in that order")
  func findsPackages() throws {
    let folder = try ProjectFolder(Self.files)
    let other = try ProjectFolder([
      "Far/Package.swift": Self.packageText("Far"), "Far/Sources/Far/F.swift": "import Missing",
    ])
    let bare = AppProject.read(folder.path)
    let far = try #require(bare.packages.first { $0.identity == "far" })
    #expect(far.folder == nil && far.version == "1.2.3" && far.products == ["Far"])
    #expect(bare.packages.first { $0.identity == "local" }?.folder == "\(folder.path)/Local")
    let app = try #require(bare.targets.first { $0.kind == .application })
    #expect(bare.missingModules(for: app).map(\.name) == ["Far"])
    #expect(bare.missingModules(for: app).first?.package == "far")

    let full = AppProject.read(folder.path, packages: [other.path])
    // A module comes after those that it needs: LocalKit imports Inner.
    #expect(full.modules(for: app).map(\.module) == ["Far", "Inner", "LocalKit", "Kit", "My_App"])
    #expect(full.missingModules(for: app).map(\.name) == ["Missing"])

    try folder.write("SourcePackages/checkouts/Far/Package.swift", Self.packageText("Far"))
    try folder.write("SourcePackages/checkouts/Far/Sources/Far/F.swift", "")
    let checkedOut = AppProject.read(folder.path, packages: [other.path])
    #expect(
      checkedOut.packages.first { $0.identity == "far" }?.folder
        == "\(folder.path)/SourcePackages/checkouts/Far"
    )
  }

  @Test("A folder of another name is found by the product of its package")
  func findsByProduct() throws {
    let folder = try ProjectFolder(Self.files)
    let other = try ProjectFolder([
      "owner+far-1.2/Package.swift": Self.packageText("Far"),
      "owner+far-1.2/Sources/Far/F.swift": "",
    ])
    let project = AppProject.read(folder.path, packages: [other.path])
    #expect(
      project.packages.first { $0.identity == "far" }?.folder == "\(other.path)/owner+far-1.2"
    )
  }

  @Test("A workspace gives its projects and packages, and names what is not there")
  func readsWorkspaces() throws {
    var files = Self.files
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:App.xcodeproj"></FileRef>
        <Group location="container:Near" name="Near"><FileRef location="group:."></FileRef></Group>
        <FileRef location="group:Gone/Gone.xcodeproj"></FileRef>
      </Workspace>
      """
    let folder = try ProjectFolder(files)
    let project = AppProject.read(folder.path)
    #expect(project.origin == .workspace("\(folder.path)/All.xcworkspace"))
    #expect(project.targets.count == 3)
    #expect(project.packages.contains { $0.folder == "\(folder.path)/Near" })
    #expect(project.findings.first?.line == 5)
  }

  @Test("A project with a merge conflict is a finding, and the folder is one module")
  func survivesConflicts() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = project.replacing(
      "T5 = {isa",
      with: "\n<<<<<<< HEAD\nT5 = {isa"
    )
    let folder = try ProjectFolder(files)
    let read = AppProject.read(folder.path)
    #expect(read.origin == .folder && read.targets.count == 1)
    #expect(read.findings.contains { $0.message.contains("merge conflict") && $0.line != nil })
  }

  @Test("Groups, targets and projects that name each other end")
  func survivesCircles() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] =
      project
      .replacing("children = (F5, F6, F7)", with: "children = (F5, F6, F7, G, G2)")
      .replacing(
        "T2 = {isa = PBXNativeTarget;",
        with: "T2 = {isa = PBXNativeTarget; dependencies = (TD);"
      )
      .replacing("dependencies = (); file", with: "dependencies = (TK); file")
      .replacing(
        "R1 = {isa",
        with: "TD = {isa = PBXTargetDependency; target = T1; }; TK = {isa = PBXTargetDependency; "
          + "target = T2; }; R1 = {isa"
      )
    let folder = try ProjectFolder(files)
    let read = AppProject.read(folder.path)
    #expect(read.targets.count == 3)
  }
}
