import FileAccess

/// The build settings of the targets of an Xcode project.
struct XcodeSettings {
  private let project: XcodeProjectFile
  private let configuration: String
  private var below: [BuildSettings.Layer] = []
  private(set) var findings: [ProjectFinding] = []

  init(_ project: XcodeProjectFile) {
    let names = Self.configurations(of: project.project, in: project).compactMap { $0.text("name") }
    self.project = project
    configuration =
      names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") }
      ?? names.first ?? "Debug"
    let own = layers(of: project.project)
    findings = own.findings
    below = [known] + own.layers
  }

  /// The settings of a target.
  mutating func settings(of target: XcodeProjectFile.Object) -> BuildSettings {
    let own = layers(of: target)
    findings += own.findings.filter { !findings.contains($0) }
    var known = below[0]
    known["TARGET_NAME"] = target.text("name")
    known["TARGETNAME"] = target.text("name")
    known["PRODUCT_NAME"] = target.text("productName") ?? target.text("name")
    return BuildSettings([known] + below.dropFirst() + own.layers)
  }

  private var known: BuildSettings.Layer {
    [
      "SRCROOT": project.root, "PROJECT_DIR": project.root, "SOURCE_ROOT": project.root,
      "PROJECT_NAME": FilePath.stem(project.path), "CONFIGURATION": configuration,
      "PROJECT_FILE_PATH": project.path, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PODS_ROOT": "$(SRCROOT)/Pods", "PLATFORM_NAME": "iphonesimulator",
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "WRAPPER_NAME": "$(PRODUCT_NAME)",
    ]
  }

  private static func configurations(
    of object: XcodeProjectFile.Object,
    in project: XcodeProjectFile
  ) -> [XcodeProjectFile.Object] {
    guard let list = object.text("buildConfigurationList").flatMap({ project[$0] }) else {
      return []
    }
    return project.objects("buildConfigurations", of: list).map(\.object)
  }

  /// The layers of a settings file and of the settings of a project or target.
  private func layers(
    of object: XcodeProjectFile.Object
  ) -> (layers: [BuildSettings.Layer], findings: [ProjectFinding]) {
    let all = Self.configurations(of: object, in: project)
    guard let chosen = all.first(where: { $0.text("name") == configuration }) ?? all.first else {
      return ([], [])
    }
    var layers: [BuildSettings.Layer] = []
    var findings: [ProjectFinding] = []
    if let path = settingsFile(of: chosen) {
      let file = SettingsFile(path, roots: [project.root])
      findings += file.findings
      layers.append(BuildSettings.layer(file.pairs, configuration: configuration))
      if FileSystem.kind(of: path) == nil, !path.contains("/Pods/") {
        findings.append(
          .init(
            file: project.file,
            line: chosen.line,
            message: "the file of build settings '\(FilePath.relative(path, to: project.root))' is "
              + "not there",
            hint: "restore the file; without it the settings of the project alone count"
          )
        )
      }
    }
    let pairs = (chosen.fields["buildSettings"]?.members ?? []).map {
      ($0.key, BuildSettings.text($0.value))
    }
    layers.append(BuildSettings.layer(pairs, configuration: configuration))
    return (layers, findings)
  }

  private func settingsFile(of configuration: XcodeProjectFile.Object) -> String? {
    if let id = configuration.text("baseConfigurationReference") {
      return project.place(of: id)
    }
    guard let name = configuration.text("baseConfigurationReferenceRelativePath"),
      let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({
        project.place(of: $0)
      })
    else { return nil }
    return FilePath.absolute(name, in: anchor)
  }
}
