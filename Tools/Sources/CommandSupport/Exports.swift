// Reports and DevTools exchange values of JSONText, re-exported so that no file names both modules.
@_exported public import enum JSONText.JSONValue
