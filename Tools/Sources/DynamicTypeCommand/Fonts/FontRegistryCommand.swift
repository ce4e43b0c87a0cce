import ArgumentParser

/// A command about the registered fonts themselves, which it treats separately from those of the system.
///
/// All other commands find the fonts that `dynamictype fonts install` installed in the same way as those of
/// the system.
protocol FontRegistryCommand: ParsableCommand {}
