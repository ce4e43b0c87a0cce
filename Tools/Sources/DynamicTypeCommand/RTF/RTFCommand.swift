import ArgumentParser

/// The commands about documents in Rich Text Format.
struct RTFCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rtf",
    abstract: "Describe, convert and check documents in Rich Text Format.",
    discussion: """
      A document says whether its sizes are those of iOS or of macOS (its text scaling): 17 points \
      on iOS look like 13.09 on macOS. Folders in the format RTFD are documents, too, and - is the \
      standard input.

      Examples:
        dynamictype rtf info Note.rtf
        dynamictype rtf convert Note.rtf --to rtf --to-scaling ios --output iOS.rtf
        dynamictype rtf convert Note.rtf Other.rtf --to pdf --output pages
        dynamictype rtf check Note.rtf
      """,
    subcommands: [RTFInfoCommand.self, RTFConvertCommand.self, RTFCheckCommand.self]
  )
}
