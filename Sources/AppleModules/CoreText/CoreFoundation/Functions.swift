public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the bundle of the running program.
public func CFBundleGetMainBundle() -> CFBundle! { Bundle.main }

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the code of an error, such as the raw value of a ``CTFontManagerError``.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the domain of an error, such as ``kCTFontManagerErrorDomain``.
public func CFErrorGetDomain(_ err: CFError) -> CFString! { err.domain }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns what happened, for a person.
public func CFErrorCopyDescription(_ err: CFError) -> CFString! { err.localizedDescription }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns why it happened, for a person; `nil` when nothing is known.
public func CFErrorCopyFailureReason(_ err: CFError) -> CFString! { err.localizedFailureReason }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns what the person can do; `nil` when nothing is known.
public func CFErrorCopyRecoverySuggestion(_ err: CFError) -> CFString! {
  err.localizedRecoverySuggestion
}

/// Returns what else is known of an error, such as the fonts under ``kCTFontManagerErrorFontURLsKey``.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo }
