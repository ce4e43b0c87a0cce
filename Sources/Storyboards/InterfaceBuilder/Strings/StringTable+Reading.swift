import Diagnostics
import FileAccess

extension StringTable {
  /// Reads a file `*.strings` or `*.stringsdict`.
  ///
  /// Reading never fails: faults are in ``findings``. String catalogs, which hold several
  /// languages, are read by ``StringCatalog``.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - language: The language; `nil` for that of the folder `xx.lproj` around the file.
  public init(path: String, language: String? = nil) {
    self.init(language: language ?? Self.language(ofPath: path) ?? "", paths: [path])
    do throws(FileError) {
      let bytes = try FileBytes.read(path, limit: 64 << 20)
      read(bytes, file: path)
    } catch {
      let message =
        error.reason == .largeFilePointer
        ? "The file is a pointer of Git LFS. \(LargeFilePointer.hint)" : "The file cannot be read."
      add(.stringsUnreadable, message, path, line: 0)
    }
  }

  /// Reads bytes in memory, as a file of the name would be read.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a `.strings` or `.stringsdict` file.
  ///   - file: The name that findings give as the file.
  ///   - language: The language.
  public init(bytes: [UInt8], file: String, language: String) {
    self.init(language: language, paths: [file])
    read(bytes, file: file)
  }

  /// The language of the folder `xx.lproj` that a file lies in; `Base` is no language.
  package static func language(ofPath path: String) -> String? {
    let folder = FilePath.name(FilePath.folder(path))
    guard FilePath.fileExtension(folder) == "lproj" else { return nil }
    let language = FilePath.stem(folder)
    return language == "Base" || language == "mul" ? nil : language
  }

  private mutating func read(_ bytes: [UInt8], file: String) {
    if bytes.starts(with: "bplist".utf8) {
      add(.stringsBinary, "Binary property lists are not read.", file, line: 0)
      return
    }
    let text = TextDecoding.decode(bytes)
    let start = text.drop { $0.isWhitespace }
    if start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE") || start.hasPrefix("<plist") {
      readPropertyList(bytes, file: file)
    } else {
      readStrings(text, file: file)
    }
  }

  private mutating func readStrings(_ text: String, file: String) {
    var parser = StringsParser(text)
    for entry in parser.entries() {
      self[entry.key] = LocalizedText(form: .text(entry.value), line: entry.line)
    }
    for fault in parser.faults {
      add(.stringsSyntax, fault.message, file, line: fault.line)
    }
  }

  private mutating func readPropertyList(_ bytes: [UInt8], file: String) {
    let list = PropertyList(bytes: bytes, file: file)
    findings += list.findings
    for member in list.value?.members ?? [] {
      if let text = LocalizedText(propertyList: member) {
        self[member.name] = text
      } else {
        let message = "'\(member.name)' is neither a text nor a text with plural forms."
        add(.stringsValue, message, file, line: member.line)
      }
    }
  }

  private mutating func add(
    _ rule: RuleDescription,
    _ message: String,
    _ file: String,
    line: Int
  ) {
    let location = SourceLocation(file: file, line: line)
    findings.append(Finding(rule: rule, message: message, location: location))
  }
}

extension LocalizedText {
  /// Reads a value of a `.strings` or `.stringsdict` property list.
  init?(propertyList member: PropertyListValue.Member) {
    if let text = member.value.string {
      self.init(form: .text(text), line: member.line)
      return
    }
    guard let format = member.value["NSStringLocalizedFormatKey"]?.string else { return nil }
    var parts: [String: Form] = [:]
    for part in member.value.members where !part.value.members.isEmpty {
      parts[part.name] = .plural(Self.forms(part.value))
    }
    self.init(form: .text(format), substitutions: parts, line: member.line)
  }

  private static func forms(_ value: PropertyListValue) -> [PluralCategory: Form] {
    PluralCategory.allCases.reduce(into: [:]) { forms, category in
      if let text = value[category.rawValue]?.string { forms[category] = .text(text) }
    }
  }
}
