import CommandSupport

/// Prints a text for a person, in place of the standard library's function: what files say in it
/// cannot steer the terminal.
func print(_ text: String, terminator: String = "\n") {
  StandardOutput.print(text, terminator: terminator)
}
