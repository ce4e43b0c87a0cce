/// A header or module that a header includes.
public enum HeaderInclusion: Hashable, Sendable {
  /// `#import "Name.h"`.
  case quoted(String)
  /// `#import <Module/Name.h>`.
  case angled(String)
  /// `@import Module;`.
  case module(String)
}

/// The result of looking for an included header.
public enum FoundHeader: Hashable, Sendable {
  /// A header to read as a part of the including one, by its path.
  case header(String)
  /// A module that has the declarations.
  case module(String)
  /// A header that is not there.
  case nothing
}

/// Finds and reads the headers that others include.
public protocol HeaderSource {
  /// Finds a header.
  ///
  /// - Parameters:
  ///   - inclusion: The words of the including header.
  ///   - path: The path of the including header.
  /// - Returns: The header, or the module that has it.
  func find(_ inclusion: HeaderInclusion, from path: String) -> FoundHeader

  /// The bytes of a header; `nil` if it cannot be read.
  func bytes(of path: String) -> [UInt8]?
}
