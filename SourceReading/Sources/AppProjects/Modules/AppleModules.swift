/// The modules of Apple's systems and of the toolchain, from the list of technologies in Apple's
/// documentation and from the SDK modules without a page there.
enum AppleModules {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = Set(
    """
    _AuthenticationServices_SwiftUI _AVKit_SwiftUI _Concurrency _MapKit_SwiftUI
    _PhotosUI_SwiftUI _RegexParser _StoreKit_SwiftUI _StringProcessing _SwiftData_SwiftUI
    _WebKit_SwiftUI Accelerate Accessibility Accounts ActivityKit AdAttributionKit AddressBook
    AddressBookUI AdServices AdSupport AlarmKit AppClip AppIntents AppKit AppleArchive
    AppleProductTypes AppTrackingTransparency ARKit AssetsLibrary AudioToolbox AudioUnit
    AuthenticationServices AutomaticAssessmentConfiguration AVFAudio AVFoundation AVKit
    AVRouting BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit BrowserKit
    Builtin BusinessChat CallKit Carbon CarKey CarPlay CFNetwork Charts Cinematic ClassKit
    ClockKit CloudKit Cocoa Collaboration ColorSync Combine CommonCrypto Compression
    ContactProvider Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation
    CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents
    CryptoKit CryptoTokenKit Cxx CxxStdlib Darwin DarwinFoundation DataDetection
    DeclaredAgeRange DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
    DeviceDiscoveryUI DiskArbitration Dispatch Distributed DockKit EnergyKit EventKit EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
    FileProvider FileProviderUI FinanceKit FinanceKitUI Foundation FoundationEssentials
    FoundationModels FoundationNetworking FoundationXML GameController GameKit GameplayKit
    GeoToolbox GLKit GroupActivities GSS HealthKit HealthKitUI HomeKit iAd IdentityLookup
    IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground ImmersiveMediaSupport InstallerJS
    Intents IntentsUI IOKit IOSurface iTunesLibrary JavaScriptCore JournalingSuggestions libkern
    libxml2 LightweightCodeRequirements LinkPresentation LiveCommunicationKit
    LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MachO ManagedApp
    ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter
    MatterSupport MediaAccessibility MediaPlayer MediaSetup MediaToolbox Messages MessageUI
    Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit
    MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction NetFS Network NetworkExtension NewsstandKit NotificationCenter ObjectiveC
    Observation OpenAL OpenGLES os OSLog PaperKit PassKit PDFKit PencilKit PermissionKit PHASE
    Photos PhotosUI ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit
    ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime
    SecureElementCredential Security SecurityInterface SecurityUI SensitiveContentAnalysis
    SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit simd Social
    SoundAnalysis Spatial Speech SpriteKit SQLite3 sqlite3 StickerFoundation StickerKit StoreKit
    StoreKitTest Swift SwiftData SwiftUI Symbols Synchronization System SystemConfiguration
    SystemExtensions TabletopKit TelephonyMessagingKit Testing ThreadNetwork TipKit
    TouchController Translation TranslationUIProvider TVMLKit TVServices TVUIKit Twitter UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
    VideoToolbox Virtualization Vision VisionKit VisualIntelligence vmnet WatchConnectivity
    WatchKit WebKit WidgetKit WiFiAware WiFiInfrastructure WorkoutKit XCTest XPC zlib
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
