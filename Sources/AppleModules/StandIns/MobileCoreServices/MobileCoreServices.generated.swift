// Written by Scripts/generate-tables from Reference/apple-modules/MobileCoreServices.tsv. Do not edit.
// swift-format-ignore-file

/// Names of kinds of data as older programs write them; newer ones use `UTType`. They are strings
/// here, which a cast to `String` leaves as they are.
public let kUTTypeData: String = "public.data"

/// Any item.
public let kUTTypeItem: String = "public.item"

/// Any content.
public let kUTTypeContent: String = "public.content"

/// Any text.
public let kUTTypeText: String = "public.text"

/// Text without styles.
public let kUTTypePlainText: String = "public.plain-text"

/// Text without styles in UTF-8.
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"

/// A page of the web.
public let kUTTypeHTML: String = "public.html"

/// Rich text.
public let kUTTypeRTF: String = "public.rtf"

/// An address.
public let kUTTypeURL: String = "public.url"

/// The address of a file.
public let kUTTypeFileURL: String = "public.file-url"

/// Any image.
public let kUTTypeImage: String = "public.image"

/// A JPEG image.
public let kUTTypeJPEG: String = "public.jpeg"

/// A PNG image.
public let kUTTypePNG: String = "public.png"

/// A GIF image.
public let kUTTypeGIF: String = "com.compuserve.gif"

/// A movie.
public let kUTTypeMovie: String = "public.movie"

/// A movie without sound.
public let kUTTypeVideo: String = "public.video"

/// Sound.
public let kUTTypeAudio: String = "public.audio"

/// A PDF document.
public let kUTTypePDF: String = "com.adobe.pdf"

/// A ZIP archive.
public let kUTTypeZipArchive: String = "public.zip-archive"
