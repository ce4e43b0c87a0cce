// The values that reports and DevTools exchange are JSONText's, so that no file names both modules.
@_exported public import enum JSONText.JSONValue
