import DynamicTypeCommand

CommandLineProgram.main()
