// As on Apple's systems, the names of sounds are in a module of their own, which AVFoundation brings too.
@_exported public import AVFoundation
