/// Names of kinds of data as older programs write them; newer ones use `UTType`.
///
/// They are strings here, which a cast to `String` leaves as they are.
public let kUTTypeData = "public.data"
/// Any item.
public let kUTTypeItem = "public.item"
/// Any content.
public let kUTTypeContent = "public.content"
/// Any text.
public let kUTTypeText = "public.text"
/// Text without styles.
public let kUTTypePlainText = "public.plain-text"
/// Text without styles in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A page of the web.
public let kUTTypeHTML = "public.html"
/// Rich text.
public let kUTTypeRTF = "public.rtf"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// Any image.
public let kUTTypeImage = "public.image"
/// A JPEG image.
public let kUTTypeJPEG = "public.jpeg"
/// A PNG image.
public let kUTTypePNG = "public.png"
/// A GIF image.
public let kUTTypeGIF = "com.compuserve.gif"
/// A movie.
public let kUTTypeMovie = "public.movie"
/// A movie without sound.
public let kUTTypeVideo = "public.video"
/// Sound.
public let kUTTypeAudio = "public.audio"
/// A PDF document.
public let kUTTypePDF = "com.adobe.pdf"
/// A ZIP archive.
public let kUTTypeZipArchive = "public.zip-archive"
