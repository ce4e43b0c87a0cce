/// The Swift names of types of C, Foundation and UIKit, as Apple's documentation pairs them.
enum SystemNames {
  /// Types that are no pointers.
  static let values: [String: String] = table(
    """
    void Void
    BOOL Bool
    bool Bool
    _Bool Bool
    Boolean Bool
    char CChar
    signed+char Int8
    unsigned+char UInt8
    short Int16
    unsigned+short UInt16
    int Int32
    unsigned+int UInt32
    long Int
    unsigned+long UInt
    long+long Int64
    unsigned+long+long UInt64
    float Float
    double Double
    long+double Double
    NSInteger Int
    NSUInteger UInt
    CGFloat CGFloat
    NSTimeInterval TimeInterval
    CFTimeInterval Double
    CFAbsoluteTime Double
    unichar UInt16
    size_t Int
    ssize_t Int
    int8_t Int8
    int16_t Int16
    int32_t Int32
    int64_t Int64
    uint8_t UInt8
    uint16_t UInt16
    uint32_t UInt32
    uint64_t UInt64
    UInt8 UInt8
    UInt16 UInt16
    UInt32 UInt32
    UInt64 UInt64
    SInt32 Int32
    u_char UInt8
    intptr_t Int
    uintptr_t UInt
    time_t Int
    off_t Int64
    CFIndex Int
    OSStatus Int32
    NSComparisonResult ComparisonResult
    NSStringEncoding UInt
    dispatch_time_t UInt64
    UITableViewStyle UITableView.Style
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UIControlState UIControl.State
    UIControlEvents UIControl.Event
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIViewContentMode UIView.ContentMode
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UIImageOrientation UIImage.Orientation
    UIImageRenderingMode UIImage.RenderingMode
    UIFontTextStyle UIFont.TextStyle
    UIFontWeight UIFont.Weight
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIButtonType UIButton.ButtonType
    UIAlertControllerStyle UIAlertController.Style
    UIAlertActionStyle UIAlertAction.Style
    UIApplicationState UIApplication.State
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIBlurEffectStyle UIBlurEffect.Style
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UIGestureRecognizerState UIGestureRecognizer.State
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITextFieldViewMode UITextField.ViewMode
    UITextBorderStyle UITextField.BorderStyle
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UISearchBarStyle UISearchBar.Style
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UIAccessibilityTraits UIAccessibilityTraits
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    NSURLSessionAuthChallengeDisposition URLSession.AuthChallengeDisposition
    NSURLRequestCachePolicy NSURLRequest.CachePolicy
    NSDateFormatterStyle DateFormatter.Style
    NSStringCompareOptions NSString.CompareOptions
    NSJSONReadingOptions JSONSerialization.ReadingOptions
    NSJSONWritingOptions JSONSerialization.WritingOptions
    NSDataWritingOptions NSData.WritingOptions
    NSDataReadingOptions NSData.ReadingOptions
    NSCalendarUnit NSCalendar.Unit
    NSOperatingSystemVersion OperatingSystemVersion
    NSQualityOfService QualityOfService
    """
  )

  /// Types that are pointers without a star.
  static let pointers: [String: String] = table(
    """
    id Any
    Class AnyClass
    SEL Selector
    NSNotificationName NSNotification.Name
    NSAttributedStringKey NSAttributedString.Key
    NSRunLoopMode RunLoop.Mode
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    dispatch_queue_t DispatchQueue
    dispatch_group_t DispatchGroup
    dispatch_semaphore_t DispatchSemaphore
    dispatch_source_t DispatchSource
    dispatch_block_t ()+->+Void
    CFTypeRef AnyObject
    CFStringRef CFString
    va_list CVaListPointer
    """
  )

  /// Classes by the names to which a star is added.
  static let classes: [String: String] = table(
    """
    NSString String
    NSURL URL
    NSData Data
    NSDate Date
    NSError Error
    NSDateComponents DateComponents
    NSDateInterval DateInterval
    NSCalendar Calendar
    NSTimeZone TimeZone
    NSLocale Locale
    NSIndexPath IndexPath
    NSIndexSet IndexSet
    NSCharacterSet CharacterSet
    NSUUID UUID
    NSURLRequest URLRequest
    NSURLComponents URLComponents
    NSURLQueryItem URLQueryItem
    NSNotification Notification
    NSPersonNameComponents PersonNameComponents
    NSBundle Bundle
    NSUserDefaults UserDefaults
    NSFileManager FileManager
    NSFileHandle FileHandle
    NSOperation Operation
    NSBlockOperation BlockOperation
    NSOperationQueue OperationQueue
    NSTimer Timer
    NSThread Thread
    NSRunLoop RunLoop
    NSStream Stream
    NSInputStream InputStream
    NSOutputStream OutputStream
    NSFormatter Formatter
    NSDateFormatter DateFormatter
    NSNumberFormatter NumberFormatter
    NSByteCountFormatter ByteCountFormatter
    NSProgress Progress
    NSNotificationCenter NotificationCenter
    NSProcessInfo ProcessInfo
    NSScanner Scanner
    NSHTTPURLResponse HTTPURLResponse
    NSURLResponse URLResponse
    NSURLCache URLCache
    NSURLCredential URLCredential
    NSURLAuthenticationChallenge URLAuthenticationChallenge
    NSURLProtectionSpace URLProtectionSpace
    NSURLProtocol URLProtocol
    NSHTTPCookie HTTPCookie
    NSHTTPCookieStorage HTTPCookieStorage
    NSURLSession URLSession
    NSURLSessionConfiguration URLSessionConfiguration
    NSURLSessionTask URLSessionTask
    NSURLSessionDataTask URLSessionDataTask
    NSURLSessionUploadTask URLSessionUploadTask
    NSURLSessionDownloadTask URLSessionDownloadTask
    NSXMLParser XMLParser
    NSJSONSerialization JSONSerialization
    NSPipe Pipe
    NSPort Port
    NSHost Host
    NSUndoManager UndoManager
    NSDimension Dimension
    NSUnit Unit
    """
  )

  /// Whether a class of Foundation has a value in Swift, so that its categories are not those of the value.
  static func isValue(_ name: String) -> Bool {
    bridged.contains(name) || ["NSArray", "NSDictionary", "NSSet"].contains(name)
  }

  private static let bridged: Set<String> = [
    "NSString", "NSURL", "NSData", "NSDate", "NSError", "NSDateComponents", "NSDateInterval",
    "NSCalendar", "NSTimeZone", "NSLocale", "NSIndexPath", "NSIndexSet", "NSCharacterSet", "NSUUID",
    "NSURLRequest", "NSURLComponents", "NSURLQueryItem", "NSNotification", "NSPersonNameComponents",
  ]

  /// Protocols with another name in Swift.
  static let protocols: [String: String] = table(
    """
    NSObject NSObjectProtocol
    NSURLSessionDelegate URLSessionDelegate
    NSURLSessionDataDelegate URLSessionDataDelegate
    NSURLSessionTaskDelegate URLSessionTaskDelegate
    NSURLSessionDownloadDelegate URLSessionDownloadDelegate
    NSXMLParserDelegate XMLParserDelegate
    NSStreamDelegate StreamDelegate
    NSFileManagerDelegate FileManagerDelegate
    """
  )

  /// The names of initializers of UIKit's and Foundation's classes with the arguments that a subclass passes.
  static let roots: [String: Root] = [
    "NSObject": Root("", "", ""),
    "UIView": Root("frame: CGRect", "frame: frame", "frame: .zero"),
    "UIViewController": Root(
      "nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?",
      "nibName: nibNameOrNil, bundle: nibBundleOrNil",
      "nibName: nil, bundle: nil"
    ),
    "UITableView": Root(
      "frame: CGRect, style: UITableView.Style",
      "frame: frame, style: style",
      "frame: .zero, style: .plain"
    ),
    "UICollectionView": Root(
      "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
      "frame: frame, collectionViewLayout: layout",
      "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    ),
    "UITableViewCell": Root(
      "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
      "style: style, reuseIdentifier: reuseIdentifier",
      "style: .default, reuseIdentifier: nil"
    ),
    "UITableViewHeaderFooterView": Root(
      "reuseIdentifier: String?",
      "reuseIdentifier: reuseIdentifier",
      "reuseIdentifier: nil"
    ),
    "UICollectionViewController": Root(
      "collectionViewLayout layout: UICollectionViewLayout",
      "collectionViewLayout: layout",
      "collectionViewLayout: UICollectionViewFlowLayout()"
    ),
    "UIVisualEffectView": Root("effect: UIVisualEffect?", "effect: effect", "effect: nil"),
    "UIGestureRecognizer": Root(
      "target: Any?, action: Selector?",
      "target: target, action: action",
      "target: nil, action: nil"
    ),
  ]

  /// The designated initializer of a class of the system.
  struct Root {
    let parameters: String
    let passed: String
    let empty: String

    init(_ parameters: String, _ passed: String, _ empty: String) {
      (self.parameters, self.passed, self.empty) = (parameters, passed, empty)
    }
  }

  /// Classes of UIKit whose initializer is that of `UIView`.
  static func root(of name: String) -> Root? {
    if let root = roots[name] { return root }
    if name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") {
      return roots["UIGestureRecognizer"]
    }
    if name.hasPrefix("UI"),
      name.hasSuffix("ViewController") || name.hasSuffix("NavigationController")
        || name.hasSuffix("TabBarController")
    {
      return roots["UIViewController"]
    }
    return views.contains(name) ? roots["UIView"] : nil
  }

  private static let views: Set<String> = [
    "UIControl", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UITextField", "UITextView",
    "UIStackView", "UISwitch", "UISlider", "UIStepper", "UIProgressView", "UIPageControl",
    "UIPickerView", "UIDatePicker", "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar",
    "UIWindow", "UICollectionReusableView", "UICollectionViewCell", "UIRefreshControl",
    "UISegmentedControl", "UIActivityIndicatorView", "MKMapView", "MKAnnotationView",
  ]

  private static func table(_ text: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").map { row in
        let words = row.split(separator: " ").map {
          $0.split(separator: "+").joined(separator: " ")
        }
        return (words[0], words[1])
      }
    )
  }
}
