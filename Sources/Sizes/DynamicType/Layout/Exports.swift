/// Re-exports sizes and insets, which are part of the interface, so that a client needs only this
/// import.
@_exported public import LayoutGeometry
