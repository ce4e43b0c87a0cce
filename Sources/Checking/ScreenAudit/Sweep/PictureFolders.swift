/// Assigns each screen of a sweep its own folder of pictures.
///
/// Documents with the same name contain screens with the same identifier if several apps or targets share a
/// folder, as those of Xcode's app template do. Such screens are distinguished by as many parent folders of
/// their documents as necessary, without `Base.lproj` and similar folders, and by a number if all folders are
/// equal. A run with the same screens has the same names.
enum PictureFolders {
  /// Returns the screens, qualified where their pictures would share a folder.
  ///
  /// Upper and lower case are equal, as on the file systems of a Mac.
  static func assign(_ screens: [SweepScreen]) -> [SweepScreen] {
    var screens = screens
    for positions in Dictionary(grouping: screens.indices, by: { folder(of: screens[$0]) }).values
    where positions.count > 1 {
      let folders = positions.map { parents(of: screens[$0].file) }
      let depth = folders.map(\.count).max() ?? 0
      let told = (1...max(depth, 1)).first { count in
        Set(folders.map { name($0, count).lowercased() }).count == folders.count
      }
      for (place, position) in positions.enumerated() {
        screens[position].qualifier =
          told.map { name(folders[place], $0) } ?? (place == 0 ? "" : "\(place + 1)")
      }
    }
    return screens
  }

  private static func folder(of screen: SweepScreen) -> String {
    PictureName.folder(of: screen).lowercased()
  }

  /// The folders around a file, the nearest last.
  private static func parents(of file: String) -> [Substring] {
    file.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
  }

  private static func name(_ folders: [Substring], _ count: Int) -> String {
    folders.suffix(count).joined(separator: "-")
  }
}
