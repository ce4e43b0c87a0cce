@testable import ObjectiveCReading

/// Headers by their paths, of which one includes others.
struct HeaderTexts: HeaderSource {
  var texts: [String: String]

  func find(_ inclusion: HeaderInclusion, from path: String) -> FoundHeader {
    switch inclusion {
    case .quoted(let name): texts[name] == nil ? .nothing : .header(name)
    case .angled(let name):
      texts[name] == nil
        ? .module(String(name.prefix { $0 != "/" })) : .header(name)
    case .module(let name): .module(name)
    }
  }

  func bytes(of path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }

  /// The Swift lines of one header.
  static func lines(_ text: String) -> [String] {
    imported(text).source.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  static func imported(_ text: String) -> ImportedHeaders {
    var options = ImportedHeaders.Options()
    options.value = { type in
      switch type {
      case "String": "\"\""
      case "Bool": "false"
      case "Int", "Int32", "UInt", "Double", "CGFloat": "0"
      default: nil
      }
    }
    return ImportedHeaders(of: ["A.h"], from: HeaderTexts(texts: ["A.h": text]), options)
  }
}
