import HeadlessUIKit
import InterfaceBuilder

/// The table of makers: a row for each kind of element whose view is known.
enum ViewMakers {
  static let all: [ObjectKind: ViewMaker] = plainViews.merging(rows) { $1 }

  private static let rows: [ObjectKind: ViewMaker] = [
    .containerView: ViewMaker(finish: { $2.containerViews.append(($0, $1)) }) { _, _ in UIView() },

    .label: .values(LabelMaker.make),
    .textField: .values(TextFieldMaker.make),
    .textView: .values(TextViewMaker.make),
    .imageView: .values(ImageViewMaker.make),

    .button: .values(ButtonMaker.make),
    "switch": .values(SwitchMaker.make),
    "slider": .values(SliderMaker.make),
    "stepper": .plain(StepperMaker.make),
    "segmentedControl": .values(SegmentedControlMaker.make),
    "pageControl": .values(PageControlMaker.make),
    "progressView": .values(ProgressViewMaker.make),
    "activityIndicatorView": .values(ActivityIndicatorMaker.make),
    "datePicker": .plain(DatePickerMaker.make),
    "calendarView": .plain { _ in UICalendarView(frame: .zero) },
    "colorWell": .plain { _ in UIColorWell(frame: .zero) },
    "pickerView": .plain { _ in UIPickerView(frame: .zero) },

    "wkWebView": .plain {
      $0.instance(
        or: DocumentClasses.view(named: "WKWebView", in: "WebKit")
          ?? WebContentView(.missing(reason: WebContentView.byCode))
      )
    },
    "webView": .plain { _ in WebContentView(.missing(reason: WebContentView.byCode)) },
    "mapView": .plain {
      $0.instance(or: DocumentClasses.view(named: "MKMapView", in: "MapKit") ?? UIView())
    },

    .navigationBar: ViewMaker(BarMaker.navigationBar),
    .toolbar: ViewMaker(BarMaker.toolbar),
    .tabBar: ViewMaker(BarMaker.tabBar),
    .searchBar: .values(SearchBarMaker.make),

    .stackView: .plain(StackViewMaker.make),
    .scrollView: .plain(ScrollViewMaker.make),
    .visualEffectView: .plain(VisualEffectViewMaker.make),

    .tableView: ViewMaker(finish: TableMaker.finish, TableMaker.make),
    .tableViewCell: ViewMaker(finish: TableCellMaker.finish) { node, _ in
      TableCellMaker.make(node)
    },
    .collectionView: ViewMaker(finish: CollectionMaker.finish, CollectionMaker.make),
    .collectionViewCell: .plain { $0.instance(or: UICollectionViewCell(frame: .zero)) },
    .collectionReusableView: .plain {
      $0.instance(or: UICollectionReusableView(frame: .zero))
    },
  ]

  /// Elements that are a view without content of their own, or whose content only the app knows.
  private static let plainViews: [ObjectKind: ViewMaker] = {
    let kinds: [ObjectKind] = [
      .view, .tableViewCellContentView, .collectionViewCellContentView,
      "sceneKitView", "arscnView", "arskView", "skView", "glkView", "mtkView",
      "opaqueView", "gameView", "ARSCNView",
    ]
    return Dictionary(
      uniqueKeysWithValues: kinds.map { ($0, .plain { $0.instance(or: UIView()) }) }
    )
  }()
}

extension WebContentView {
  /// The reason for which a document's web view shows no page.
  fileprivate static let byCode = "a web view; its page is loaded by code"
}
