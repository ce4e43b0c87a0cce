import DynamicTypeCommand

// The command together with all modules that an app's code can import, for the library that contains such
// code.
CommandLineProgram.main()
