/// Re-exports the values of which a snapshot is made, so that a client needs a single import.
@_exported public import LayoutGeometry
