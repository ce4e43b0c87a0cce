// The names of kinds of data are the ones of Core Services that apps for iOS use.
@_exported public import MobileCoreServices
