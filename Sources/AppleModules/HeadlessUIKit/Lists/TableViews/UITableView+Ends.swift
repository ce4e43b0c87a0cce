import Foundation

extension UITableView {
  /// Determines the heights of a section's header and footer, and makes their views.
  func measureEnds(of section: Int) {
    let header = items.header(section)
    if !items.isMeasured[header] {
      items.heights[header] = headerHeight(section)
      items.isMeasured[header] = true
    }
    let footer = items.footer(section)
    if !items.isMeasured[footer] {
      items.heights[footer] = footerHeight(section)
      items.isMeasured[footer] = true
    }
  }

  private var headerMetrics: HeaderMetrics {
    HeaderMetrics(cell: CellMetrics(traitCollection), style: style)
  }

  private func headerHeight(_ section: Int) -> Double {
    let view = headerOrFooterView(section, isFooter: false)
    let asked = rowDelegate?.tableView(self, heightForHeaderInSection: section)
    let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 0
    if let asked, asked >= 0, asked != sectionHeaderHeight { return asked }
    if let view {
      // In grouped tables a title has its own height, regardless of the table's property.
      if sectionHeaderHeight >= 0, style == .plain || !(view is UITableViewHeaderFooterView) {
        return sectionHeaderHeight + padding
      }
      return fittingHeight(of: view) + padding
    }
    if style == .plain { return 0 }
    let untitled = headerMetrics.untitledHeader(isFirst: section == 0)
    return sectionHeaderHeight >= 0 ? sectionHeaderHeight : untitled
  }

  private func footerHeight(_ section: Int) -> Double {
    let view = headerOrFooterView(section, isFooter: true)
    let asked = rowDelegate?.tableView(self, heightForFooterInSection: section)
    if let asked, asked >= 0, asked != sectionFooterHeight { return asked }
    if let view { return fittingHeight(of: view) }
    if style == .plain { return 0 }
    return sectionFooterHeight >= 0 ? sectionFooterHeight : headerMetrics.untitledFooter
  }

  private func fittingHeight(of view: UIView) -> Double {
    if let header = view as? UITableViewHeaderFooterView {
      return header.fittingHeight() ?? (style == .plain ? 28 : headerMetrics.untitledFooter)
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size.height : view.frame.height
  }

  /// The view of a header or footer: the delegate's, or one with the source's title.
  private func headerOrFooterView(_ section: Int, isFooter: Bool) -> UIView? {
    if let view = isFooter ? footers[section] : headers[section] {
      applyPlace(view, section, isFooter)
      return view
    }
    let own =
      isFooter
      ? rowDelegate?.tableView(self, viewForFooterInSection: section)
      : rowDelegate?.tableView(self, viewForHeaderInSection: section)
    guard let view = own ?? titleView(section, isFooter) else { return nil }
    if isFooter { footers[section] = view } else { headers[section] = view }
    view.frame = CGRect(
      x: sideInset,
      y: 0,
      width: bounds.width - 2 * sideInset,
      height: view.frame.height
    )
    addSubview(view)
    applyPlace(view, section, isFooter)
    return view
  }

  private func titleView(_ section: Int, _ isFooter: Bool) -> UIView? {
    let title =
      isFooter
      ? source?.tableView(self, titleForFooterInSection: section)
      : source?.tableView(self, titleForHeaderInSection: section)
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.identity.isGenerated = true
    view.textLabel?.text = title
    return view
  }

  private func applyPlace(_ view: UIView, _ section: Int, _ isFooter: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    var place = HeaderPlace()
    place.isInTable = true
    place.style = style
    place.isFooter = isFooter
    place.isFirst = section == 0
    place.followsUntitledFooter = section > 0 && footers[section - 1] == nil
    place.isBelowLargeTitle =
      place.isFirst && headerMetrics.isCompactBelowLargeTitle && isBelowLargeTitle
    place.margin = sideMargin + safeSide
    let width = bounds.width - 2 * sideInset
    if view.frame.width != width {
      view.frame = CGRect(x: sideInset, y: view.frame.minY, width: width, height: view.frame.height)
    }
    guard view.place != place else { return }
    view.place = place
    view.applyPlace()
    view.setNeedsLayout()
  }

  /// Whether the table's controller is shown with a large title.
  private var isBelowLargeTitle: Bool {
    var step = next
    while let responder = step {
      if let owner = responder as? any ViewOwner { return owner.isBelowLargeTitle }
      step = responder.next
    }
    return false
  }

  /// Places headers and footers; the header of a plain table's topmost section stays visible.
  func placeEnds() {
    for section in items.rowCounts.indices {
      if let view = headers[section] {
        let index = items.header(section)
        place(view, y: headerTop(section), height: items.heights[index])
      }
      if let view = footers[section] {
        let index = items.footer(section)
        place(view, y: items.offsets[index], height: items.heights[index])
      }
    }
  }

  private func headerTop(_ section: Int) -> Double {
    let index = items.header(section)
    let natural = items.offsets[index]
    guard style == .plain, !laysOutAllRows else { return natural }
    let height = items.heights[index]
    let end = items.offsets[items.footer(section) + 1]
    return max(natural, min(contentOffset.y + adjustedContentInset.top, end - height))
  }

  private func place(_ view: UIView, y: Double, height: Double) {
    let frame = CGRect(x: sideInset, y: y, width: bounds.width - 2 * sideInset, height: height)
    if view.frame != frame { view.frame = frame }
  }
}
