// The file that the manifest names for Linux. It is compiled as it is and needs no code.
