import CommandSupport

/// Prints a text for people, in place of the standard library's function: content of files cannot control the
/// terminal.
func print(_ text: String, terminator: String = "\n") {
  StandardOutput.print(text, terminator: terminator)
}
