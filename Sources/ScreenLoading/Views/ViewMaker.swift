import HeadlessUIKit
import InterfaceBuilder

/// What makes the view of each element: a row for a class.
enum ViewMaker {
  typealias Maker = @Sendable (ObjectNode, LoadContext) -> UIView
  typealias Finisher = @Sendable (ObjectNode, UIView, LoadContext) -> Void

  static let makers: [ObjectKind: Maker] = [
    .view: { _, _ in UIView() },
    .containerView: { _, _ in UIView() },
    .label: { node, context in context.makeLabel(node) },
    .imageView: { node, context in context.makeImageView(node) },
    .stackView: { node, context in context.makeStackView(node) },
    .button: { node, context in context.makeButton(node) },
    .textField: { node, context in context.makeTextField(node) },
    .textView: { node, context in context.makeTextView(node) },
    "switch": { node, context in context.makeSwitch(node) },
    "slider": { node, context in context.makeSlider(node) },
    "stepper": { node, context in context.makeStepper(node) },
    "segmentedControl": { node, context in context.makeSegmentedControl(node) },
    "pageControl": { node, context in context.makePageControl(node) },
    "progressView": { node, context in context.makeProgressView(node) },
    "activityIndicatorView": { node, context in context.makeActivityIndicator(node) },
    "datePicker": { node, context in context.makeDatePicker(node) },
    "pickerView": { node, context in context.makePickerView(node) },
    .visualEffectView: { node, context in context.makeVisualEffectView(node) },
    .navigationBar: { node, context in context.makeNavigationBar(node) },
    .toolbar: { node, context in context.makeToolbar(node) },
    .tabBar: { node, context in context.makeTabBar(node) },
    .searchBar: { node, context in context.makeSearchBar(node) },
    .scrollView: { node, context in context.makeScrollView(node) },
    .tableView: { node, context in context.makeTableView(node) },
    .collectionView: { node, context in context.makeCollectionView(node) },
    .tableViewCell: { node, context in
      context.isCanvas ? UIView() : context.makeTableCell(node)
    },
    .tableViewCellContentView: { _, _ in UIView() },
    .collectionViewCell: { node, context in
      context.isCanvas ? UIView() : context.makeCollectionCell(node)
    },
    .collectionViewCellContentView: { _, _ in UIView() },
    "mapView": { _, _ in UIView() },
    "webView": { _, _ in UIView() },
    "wkWebView": { _, _ in UIView() },
    "sceneKitView": { _, _ in UIView() },
    "arscnView": { _, _ in UIView() },
    "arskView": { _, _ in UIView() },
    "skView": { _, _ in UIView() },
    "glkView": { _, _ in UIView() },
    "mtkView": { _, _ in UIView() },
    "opaqueView": { _, _ in UIView() },
    "gameView": { _, _ in UIView() },
    "ARSCNView": { _, _ in UIView() },
    .collectionReusableView: { _, context in
      context.isCanvas ? UIView() : UICollectionReusableView(frame: .zero)
    },
  ]

  static let finishers: [ObjectKind: Finisher] = [
    .tableView: { node, view, context in context.finishTable(node, view) },
    .collectionView: { node, view, context in context.finishCollection(node, view) },
    .tableViewCell: { node, view, context in context.finishTableCell(node, view) },
    .containerView: { node, view, context in context.parts.containers.append((node, view)) },
  ]
}
