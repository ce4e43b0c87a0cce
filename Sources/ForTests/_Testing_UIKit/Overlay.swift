// Swift Testing names a module `_Testing_UIKit` that a file gets when it imports both Testing and
// UIKit. Apple's toolchains hold it and those for Linux do not, so that such a file would not compile
// there. It adds images to the records of tests on Apple's systems; this one adds nothing.
