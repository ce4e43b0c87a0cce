/// Gives each screen of a sweep a folder of pictures of its own.
///
/// Documents of one name hold screens of one identifier where several apps or targets share a folder:
/// Xcode's template of an app always has the same. Such screens are told apart by as many folders
/// around their documents as are needed, without `Base.lproj` and its like, and by a number where all
/// folders are the same. A run with the same screens has the same names.
enum PictureFolders {
  /// Returns the screens, those qualified whose pictures would share a folder.
  ///
  /// Letters of both cases are one, as on the file systems of a Mac.
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
