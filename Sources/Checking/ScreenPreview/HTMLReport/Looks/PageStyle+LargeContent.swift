extension PageStyle {
  /// The panels of the items that are shown large.
  static let largeContent = #"""

    #large{margin-top:1.5rem}#large p{color:var(--soft);font-size:.9375rem}
    #large ul{display:flex;flex-wrap:wrap;gap:1rem;margin-top:.75rem}#large img{display:block;max-width:8rem;border-radius:1rem;
    box-shadow:0 0 0 1px var(--line)}
    """#
}
