import ArgumentParser
import CommandSupport
import DynamicType

/// The option that chooses categories.
struct CategoriesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Categories such as AX3; repeat, or separate by commas. (default: all)",
      valueName: "name"
    ),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName) + ["all"])
  )
  var category: [String] = []
}

/// The option that chooses text styles.
struct StylesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Text styles such as body; repeat, or separate by commas. (default: all)",
      valueName: "name"
    ),
    completion: .list(NameList.textStyles.names)
  )
  var style: [String] = []
}

/// The option for a description of the app's view classes.
struct CustomClassesOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the code of the app's view classes does. "
        + "(default: .dynamictype/custom-classes.json)",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var customClasses: String?
}
