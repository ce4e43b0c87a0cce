import ArgumentParser

/// A command about the registered fonts themselves, for which they are apart from those of the system.
///
/// All other commands find the fonts that `dynamictype fonts install` installed as they find those of
/// the system.
protocol FontRegistryCommand: ParsableCommand {}
