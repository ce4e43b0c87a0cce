/// Sizes and insets are part of the interface, so that a client needs this module's import only.
@_exported public import LayoutGeometry
