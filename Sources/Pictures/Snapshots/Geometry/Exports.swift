/// A snapshot is made of these values, so that a client reads one with a single import.
@_exported public import LayoutGeometry
