public import DynamicType

extension NameList<TextStyle> {
  /// The text styles.
  public static var textStyles: NameList {
    NameList(
      kind: "text style",
      names: TextStyle.allCases.map(\.name),
      hint: "'dynamictype sizes' lists the text styles",
      read: { TextStyle($0) }
    )
  }
}

extension NameList<ContentSizeCategory> {
  /// The twelve categories; the unspecified one cannot be requested.
  public static var categories: NameList {
    let all = ContentSizeCategory.allCases
    let spellings = [all.map(\.shortName), all.map(\.uiKitName), all.map(\.dynamicTypeSizeName)]
    return NameList(
      kind: "category",
      names: spellings.joined().reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      },
      hint: "'dynamictype categories' lists the categories",
      read: { ContentSizeCategory($0).flatMap { $0 == .unspecified ? nil : $0 } }
    )
  }
}

extension NameList<Platform> {
  /// The platforms.
  public static var platforms: NameList {
    NameList(kind: "platform", names: Platform.allCases.map(\.description), read: { Platform($0) })
  }
}

extension NameList<Device> {
  /// The devices.
  public static var devices: NameList {
    NameList(
      kind: "device",
      names: currentFirst.map(\.name),
      hint: "'dynamictype devices' lists the devices",
      read: Device.named
    )
  }

  /// The devices; those with a home button and those named by their screen come last, so that the others are
  /// suggested first if they are equally near.
  private static var currentFirst: [Device] {
    let rounded = Device.all.filter { device in
      device.idiom == .phone && device.safeArea(in: .portrait).bottom > 0
    }
    return rounded + Device.all.filter { !rounded.contains($0) }
  }
}

extension NameList<Device.Orientation> {
  /// The two orientations.
  public static var orientations: NameList {
    NameList(
      kind: "orientation",
      names: Device.Orientation.allCases.map(\.rawValue),
      read: { Device.Orientation(rawValue: $0.lowercased()) }
    )
  }
}

extension NameList<ForeignScale.System> {
  /// The systems with a text scale of their own.
  public static var systems: NameList {
    let all = ForeignScale.System.allCases
    return NameList(
      kind: "system",
      names: all.map { String(describing: $0) },
      read: { text in all.first { String(describing: $0) == text.lowercased() } }
    )
  }
}
