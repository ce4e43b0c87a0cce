extension WebPageRequest {
  /// The address at which the browser finds the page.
  ///
  /// A page without an address of its own gets one that no server has, by the domain of RFC 6761 that
  /// never exists. A fragment is left out: the browser does not ask with it.
  var address: String {
    switch content {
    case .file(let path): PageFolder.address(of: path)
    case .text(_, let address?): String(address.prefix { $0 != "#" })
    case .text(_, nil): "http://page.invalid/"
    }
  }
}

extension PageLoading {
  /// Creates the answers to what the page of a request asks for.
  convenience init(_ request: WebPageRequest) {
    var page: (address: String, text: String)?
    if case .text(let text, _) = request.content { page = (request.address, text) }
    self.init(
      folder: request.folder,
      styles: ApplePageStyles(category: request.category),
      page: page
    )
  }
}
