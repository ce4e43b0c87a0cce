// Views follow Combine's objects, so that one object serves views of SwiftUI and code that subscribes to it.
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published
