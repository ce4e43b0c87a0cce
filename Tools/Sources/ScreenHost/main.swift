import DynamicTypeCommand

// The command beside all modules that an app's code can import, for the library that holds such code.
CommandLineProgram.main()
