import AppProjects
import FileAccess
import LeavingOut

/// Frameworks that are there only in binary form, with the interfaces or headers from which modules are made.
struct BinaryFrameworks {
  /// The modules of the frameworks that a target links.
  func modules(of target: AppTarget) -> [AppModule] {
    target.dependencies.compactMap { dependency in
      guard case .binary(let path) = dependency else { return nil }
      return Self.framework(in: path).flatMap(Self.module)
    }
  }

  /// The framework for devices in a folder of several, or the framework itself.
  private static func framework(in path: String) -> String? {
    guard FilePath.fileExtension(path) == "xcframework" else {
      return FilePath.fileExtension(path) == "framework" ? path : nil
    }
    let slices = FileSystem.names(in: path).filter { $0.hasPrefix("ios-") }.sorted {
      first,
      second in
      // That for devices comes before those for simulators and the Mac.
      (first.split(separator: "-").count, first) < (second.split(separator: "-").count, second)
    }
    return slices.lazy.compactMap { slice in
      let folder = FilePath.join(path, slice)
      return FileSystem.names(in: folder).first { $0.hasSuffix(".framework") }
        .map { FilePath.join(folder, $0) }
    }.first
  }

  private static func module(of framework: String) -> AppModule? {
    let name = FilePath.stem(framework)
    var module = AppModule(name: name, folder: framework, files: [], needs: [], isShown: false)
    module.interface = interface(of: framework, name)
    if module.interface == nil {
      let folder = FilePath.join(framework, "Headers")
      let headers = FileSystem.names(in: folder).sorted().filter { $0.hasSuffix(".h") }
        .map { FilePath.join(folder, $0) }
      guard !headers.isEmpty else { return nil }
      let umbrella = FilePath.join(folder, "\(name).h")
      module.headers = Headers(
        roots: headers.contains(umbrella) ? [umbrella] : headers,
        files: headers,
        folders: [folder],
        isPublic: true
      )
    }
    return module
  }

  private typealias Headers = AppModule.Headers

  /// The public interface, of several that for a device.
  private static func interface(of framework: String, _ name: String) -> String? {
    let folder = FilePath.join(framework, "Modules/\(name).swiftmodule")
    let names = FileSystem.names(in: folder).sorted().filter {
      $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
        && !$0.hasSuffix(".package.swiftinterface")
    }
    let found = names.first { $0.hasPrefix("arm64") } ?? names.first
    return found.map { FilePath.join(folder, $0) }
  }

  /// The source of a module that has an interface.
  static func source(of module: AppModule) -> GeneratedSource? {
    guard let path = module.interface, let bytes = try? FileBytes.read(path, limit: 16 << 20) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return GeneratedSource(
      name: "Interface",
      text: ModuleInterface.source(of: text, named: module.name)
    )
  }
}
