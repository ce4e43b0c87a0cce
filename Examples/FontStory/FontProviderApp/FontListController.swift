import CoreText
import UIKit

/// The families that the app brings along; registered ones are black, the others red.
///
/// `@unchecked Sendable`: it is used on the main queue alone, but for its handlers of errors.
final class FontListController: UITableViewController, @unchecked Sendable {
  /// The font files of each family.
  private let families: [(name: String, urls: [URL])]
  private var registered: Set<String> = []
  /// Called when the list shows something else.
  var onChange: (() -> Void)?

  init(fonts folder: URL) {
    families = Self.families(in: folder)
    super.init(style: .plain)
    title = "Fonts"
  }

  required init?(coder: NSCoder) { nil }

  private static func families(in folder: URL) -> [(name: String, urls: [URL])] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    var families: [String: [URL]] = [:]
    for url in (files ?? []).sorted(by: { $0.path < $1.path }) {
      let descriptors = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL)
      guard let descriptor = descriptors?.first as? UIFontDescriptor,
        let family = descriptor.object(forKey: .family) as? String
      else { continue }
      families[family, default: []].append(url)
    }
    return families.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification as String),
      object: nil,
      queue: .main
    ) { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    let descriptors = CTFontManagerCopyRegisteredFontDescriptors(.persistent, true)
    let names = (descriptors as? [UIFontDescriptor] ?? []).compactMap {
      CTFontDescriptorCopyAttribute($0, kCTFontFamilyNameAttribute) as? String
    }
    registered = Set(names)
    tableView.reloadData()
    onChange?()
  }

  // MARK: Installing

  /// Registers the fonts of a family for all apps.
  func install(_ family: String) {
    guard let urls = families.first(where: { $0.name == family })?.urls else { return }
    CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { errors, done in
      self.report(errors)
      return true
    }
  }

  /// Unregisters the fonts of a family.
  func remove(_ family: String) {
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [kCTFontFamilyNameAttribute: family] as CFDictionary
    )
    CTFontManagerUnregisterFontDescriptors([descriptor] as CFArray, .persistent) { errors, done in
      self.report(errors)
      return true
    }
  }

  private func report(_ errors: CFArray) {
    for error in errors as? [CFError] ?? [] {
      Console.write("error \(CFErrorGetCode(error)): \(error.localizedDescription)")
    }
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    families.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let family = families[indexPath.row].name
    cell.textLabel?.text = family
    cell.textLabel?.textColor = registered.contains(family) ? .black : .red
    return cell
  }

  /// The list as text.
  var summary: String {
    families.map { "\($0.name) \(registered.contains($0.name) ? "black" : "red")" }
      .joined(separator: ", ")
  }
}
