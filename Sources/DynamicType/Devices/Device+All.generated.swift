// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: Human Interface Guidelines, Layout; safe areas as devices.json names them

import LayoutGeometry

// swift-format-ignore
extension Device {
  /// The devices of the table, phones and tablets first, newest first within a family.
  public static let all: [Device] = [
    Device(
      "iPad Pro 12.9-inch", .pad, 1024, 1366, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad Pro 11-inch", .pad, 834, 1194, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad Pro 10.5-inch", .pad, 834, 1112, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPad Pro 9.7-inch", .pad, 768, 1024, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPad Air 13-inch", .pad, 1024, 1366, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad Air 11-inch", .pad, 820, 1180, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad Air 10.9-inch", .pad, 820, 1180, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad Air 10.5-inch", .pad, 834, 1112, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPad Air 9.7-inch", .pad, 768, 1024, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPad 11-inch", .pad, 820, 1180, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad 10.2-inch", .pad, 810, 1080, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPad 9.7-inch", .pad, 768, 1024, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPad mini 8.3-inch", .pad, 744, 1133, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad mini 7.9-inch", .pad, 768, 1024, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))),
    Device(
      "iPhone 17 Pro Max", .phone, 440, 956, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 20, left: 62, bottom: 20, right: 62))),
    Device(
      "iPhone 17 Pro", .phone, 402, 874, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 20, left: 62, bottom: 20, right: 62))),
    Device(
      "iPhone Air", .phone, 420, 912, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 68, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 20, left: 68, bottom: 29, right: 68))),
    Device(
      "iPhone 17", .phone, 402, 874, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 20, left: 62, bottom: 20, right: 62))),
    Device(
      "iPhone 16 Pro Max", .phone, 440, 956, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 62, bottom: 21, right: 62))),
    Device(
      "iPhone 16 Pro", .phone, 402, 874, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 62, bottom: 21, right: 62))),
    Device(
      "iPhone 16 Plus", .phone, 430, 932, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 16", .phone, 393, 852, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 16e", .phone, 390, 844, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 15 Pro Max", .phone, 430, 932, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 15 Pro", .phone, 393, 852, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 15 Plus", .phone, 430, 932, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 15", .phone, 393, 852, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 14 Pro Max", .phone, 430, 932, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 14 Pro", .phone, 393, 852, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))),
    Device(
      "iPhone 14 Plus", .phone, 428, 926, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 14", .phone, 390, 844, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 13 Pro Max", .phone, 428, 926, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 13 Pro", .phone, 390, 844, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 13", .phone, 390, 844, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 13 mini", .phone, 375, 812, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 50, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))),
    Device(
      "iPhone 12 Pro Max", .phone, 428, 926, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 12 Pro", .phone, 390, 844, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 12", .phone, 390, 844, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))),
    Device(
      "iPhone 12 mini", .phone, 375, 812, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 50, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))),
    Device(
      "iPhone 11 Pro Max", .phone, 414, 896, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))),
    Device(
      "iPhone 11 Pro", .phone, 375, 812, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))),
    Device(
      "iPhone 11", .phone, 414, 896, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 48, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 48, bottom: 21, right: 48))),
    Device(
      "iPhone XS Max", .phone, 414, 896, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))),
    Device(
      "iPhone XS", .phone, 375, 812, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))),
    Device(
      "iPhone XR", .phone, 414, 896, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 48, left: 0, bottom: 34, right: 0)),
      landscape: (.regular, .compact, EdgeInsets(top: 0, left: 48, bottom: 21, right: 48))),
    Device(
      "iPhone X", .phone, 375, 812, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      landscape: (.compact, .compact, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))),
    Device(
      "iPhone 8 Plus", .phone, 414, 736, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .compact, .zero)),
    Device(
      "iPhone 8", .phone, 375, 667, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPhone 7 Plus", .phone, 414, 736, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .compact, .zero)),
    Device(
      "iPhone 7", .phone, 375, 667, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPhone 6s Plus", .phone, 414, 736, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .compact, .zero)),
    Device(
      "iPhone 6s", .phone, 375, 667, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPhone 6 Plus", .phone, 414, 736, scale: 3,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.regular, .compact, .zero)),
    Device(
      "iPhone 6", .phone, 375, 667, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPhone SE 4.7-inch", .phone, 375, 667, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPhone SE 4-inch", .phone, 320, 568, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPod touch 5th generation and later", .phone, 320, 568, scale: 2,
      portrait: (.compact, .regular, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      landscape: (.compact, .compact, .zero)),
    Device(
      "iPad Pro 13-inch (M4, M5)", .pad, 1032, 1376, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      "iPad Pro 11-inch (M4, M5)", .pad, 834, 1210, scale: 2,
      portrait: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      landscape: (.regular, .regular, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))),
    Device(
      watch: "Apple Watch Ultra (3rd generation) 49mm", 211, 257, scale: 2, defaultCategory: .extraLarge),
    Device(
      watch: "Apple Watch Series 10, 11 42mm", 187, 223, scale: 2, defaultCategory: .large),
    Device(
      watch: "Apple Watch Series 10, 11 46mm", 208, 248, scale: 2, defaultCategory: nil),
    Device(
      watch: "Apple Watch Ultra (1st and 2nd generations) 49mm", 205, 251, scale: 2, defaultCategory: .extraLarge),
    Device(
      watch: "Apple Watch Series 7, 8, and 9 41mm", 176, 215, scale: 2, defaultCategory: .large),
    Device(
      watch: "Apple Watch Series 7, 8, and 9 45mm", 198, 242, scale: 2, defaultCategory: .extraLarge),
    Device(
      watch: "Apple Watch Series 4, 5, 6, and SE (all generations) 40mm", 162, 197, scale: 2, defaultCategory: .large),
    Device(
      watch: "Apple Watch Series 4, 5, 6, and SE (all generations) 44mm", 184, 224, scale: 2, defaultCategory: .extraLarge),
    Device(
      watch: "Apple Watch Series 1, 2, and 3 38mm", 136, 170, scale: 2, defaultCategory: .small),
    Device(
      watch: "Apple Watch Series 1, 2, and 3 42mm", 156, 195, scale: 2, defaultCategory: .large),
    Device(tv: "Apple TV", 1920, 1080, scale: 1),
    Device(tv: "Apple TV 4K", 1920, 1080, scale: 2),
  ]
}
