// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: scripts.json, which names them

// swift-format-ignore
extension FallbackFamilies {
  /// First and last character of each range, and the place of its script in `families`.
  static let ranges: [(first: UInt32, last: UInt32, script: UInt8)] = [
    (0x0041, 0x005A, 68), (0x0061, 0x007A, 68), (0x00AA, 0x00AA, 68), (0x00BA, 0x00BA, 68),
    (0x00C0, 0x00D6, 68), (0x00D8, 0x00F6, 68), (0x00F8, 0x02B8, 68), (0x02E0, 0x02E4, 68),
    (0x02EA, 0x02EB, 12), (0x0370, 0x0373, 42), (0x0375, 0x037D, 42), (0x037F, 0x0384, 42),
    (0x0386, 0x0386, 42), (0x0388, 0x03E1, 42), (0x03E2, 0x03EF, 24), (0x03F0, 0x03FF, 42),
    (0x0400, 0x0484, 28), (0x0487, 0x052F, 28), (0x0531, 0x058F, 4), (0x0591, 0x05F4, 51),
    (0x0600, 0x0604, 3), (0x0606, 0x060B, 3), (0x060D, 0x061A, 3), (0x061C, 0x061E, 3),
    (0x0620, 0x063F, 3), (0x0641, 0x064A, 3), (0x0656, 0x066F, 3), (0x0671, 0x06DC, 3),
    (0x06DE, 0x06FF, 3), (0x0700, 0x074F, 136), (0x0750, 0x077F, 3), (0x0780, 0x07B1, 147),
    (0x07C0, 0x07FF, 99), (0x0800, 0x083E, 124), (0x0840, 0x085E, 79), (0x0860, 0x086A, 136),
    (0x0870, 0x08E1, 3), (0x08E3, 0x08FF, 3), (0x0900, 0x0950, 30), (0x0955, 0x0963, 30),
    (0x0966, 0x097F, 30), (0x0980, 0x09FE, 10), (0x0A01, 0x0A76, 45), (0x0A81, 0x0AFF, 43),
    (0x0B01, 0x0B77, 113), (0x0B82, 0x0BFA, 143), (0x0C00, 0x0C7F, 146), (0x0C80, 0x0CF3, 58),
    (0x0D00, 0x0D7F, 78), (0x0D81, 0x0DF4, 130), (0x0E01, 0x0E3A, 148), (0x0E40, 0x0E5B, 148),
    (0x0E81, 0x0EDF, 67), (0x0F00, 0x0FD4, 149), (0x0FD9, 0x0FDA, 149), (0x1000, 0x109F, 93),
    (0x10A0, 0x10FA, 38), (0x10FC, 0x10FF, 38), (0x1100, 0x11FF, 47), (0x1200, 0x1399, 37),
    (0x13A0, 0x13FD, 22), (0x1400, 0x167F, 17), (0x1680, 0x169C, 102), (0x16A0, 0x16EA, 123),
    (0x16EE, 0x16F8, 123), (0x1700, 0x171F, 137), (0x1720, 0x1734, 49), (0x1740, 0x1753, 16),
    (0x1760, 0x1773, 138), (0x1780, 0x17F9, 64), (0x1800, 0x1801, 90), (0x1804, 0x1804, 90),
    (0x1806, 0x18AA, 90), (0x18B0, 0x18F5, 17), (0x1900, 0x194F, 70), (0x1950, 0x1974, 139),
    (0x1980, 0x19DF, 97), (0x19E0, 0x19FF, 64), (0x1A00, 0x1A1F, 15), (0x1A20, 0x1AAD, 140),
    (0x1B00, 0x1B7E, 6), (0x1B80, 0x1BBF, 134), (0x1BC0, 0x1BFF, 9), (0x1C00, 0x1C4F, 69),
    (0x1C50, 0x1C7F, 103), (0x1C80, 0x1C88, 28), (0x1C90, 0x1CBF, 38), (0x1CC0, 0x1CC7, 134),
    (0x1D00, 0x1D25, 68), (0x1D26, 0x1D2A, 42), (0x1D2B, 0x1D2B, 28), (0x1D2C, 0x1D5C, 68),
    (0x1D5D, 0x1D61, 42), (0x1D62, 0x1D65, 68), (0x1D66, 0x1D6A, 42), (0x1D6B, 0x1D77, 68),
    (0x1D78, 0x1D78, 28), (0x1D79, 0x1DBE, 68), (0x1DBF, 0x1DBF, 42), (0x1E00, 0x1EFF, 68),
    (0x1F00, 0x1FFE, 42), (0x2071, 0x2071, 68), (0x207F, 0x207F, 68), (0x2090, 0x209C, 68),
    (0x2126, 0x2126, 42), (0x212A, 0x212B, 68), (0x2132, 0x2132, 68), (0x214E, 0x214E, 68),
    (0x2160, 0x2188, 68), (0x2800, 0x28FF, 14), (0x2C00, 0x2C5F, 39), (0x2C60, 0x2C7F, 68),
    (0x2C80, 0x2CFF, 24), (0x2D00, 0x2D2D, 38), (0x2D30, 0x2D7F, 150), (0x2D80, 0x2DDE, 37),
    (0x2DE0, 0x2DFF, 28), (0x2E80, 0x2FD5, 46), (0x3005, 0x3005, 46), (0x3007, 0x3007, 46),
    (0x3021, 0x3029, 46), (0x302E, 0x302F, 47), (0x3038, 0x303B, 46), (0x3041, 0x3096, 52),
    (0x309D, 0x309F, 52), (0x30A1, 0x30FA, 59), (0x30FD, 0x30FF, 59), (0x3105, 0x312F, 12),
    (0x3131, 0x318E, 47), (0x31A0, 0x31BF, 12), (0x31F0, 0x31FF, 59), (0x3200, 0x321E, 47),
    (0x3260, 0x327E, 47), (0x32D0, 0x32FE, 59), (0x3300, 0x3357, 59), (0x3400, 0x4DBF, 46),
    (0x4E00, 0x9FFF, 46), (0xA000, 0xA4C6, 159), (0xA4D0, 0xA4FF, 73), (0xA500, 0xA62B, 154),
    (0xA640, 0xA69F, 28), (0xA6A0, 0xA6F7, 7), (0xA722, 0xA787, 68), (0xA78B, 0xA7FF, 68),
    (0xA800, 0xA82C, 135), (0xA840, 0xA877, 119), (0xA880, 0xA8D9, 125), (0xA8E0, 0xA8FF, 30),
    (0xA900, 0xA92D, 61), (0xA92F, 0xA92F, 61), (0xA930, 0xA95F, 122), (0xA960, 0xA97C, 47),
    (0xA980, 0xA9CD, 56), (0xA9D0, 0xA9DF, 56), (0xA9E0, 0xA9FE, 93), (0xAA00, 0xAA5F, 21),
    (0xAA60, 0xAA7F, 93), (0xAA80, 0xAADF, 141), (0xAAE0, 0xAAF6, 84), (0xAB01, 0xAB2E, 37),
    (0xAB30, 0xAB5A, 68), (0xAB5C, 0xAB64, 68), (0xAB65, 0xAB65, 42), (0xAB66, 0xAB69, 68),
    (0xAB70, 0xABBF, 22), (0xABC0, 0xABF9, 84), (0xAC00, 0xD7FB, 47), (0xF900, 0xFAD9, 46),
    (0xFB00, 0xFB06, 68), (0xFB13, 0xFB17, 4), (0xFB1D, 0xFB4F, 51), (0xFB50, 0xFD3D, 3),
    (0xFD40, 0xFDFF, 3), (0xFE2E, 0xFE2F, 28), (0xFE70, 0xFEFC, 3), (0xFF21, 0xFF3A, 68),
    (0xFF41, 0xFF5A, 68), (0xFF66, 0xFF6F, 59), (0xFF71, 0xFF9D, 59), (0xFFA0, 0xFFDC, 47),
    (0x10000, 0x100FA, 72), (0x10140, 0x1018E, 42), (0x101A0, 0x101A0, 42), (0x10280, 0x1029C, 74),
    (0x102A0, 0x102D0, 18), (0x10300, 0x1032F, 105), (0x10330, 0x1034A, 40), (0x10350, 0x1037A, 107),
    (0x10380, 0x1039F, 153), (0x103A0, 0x103D5, 108), (0x10400, 0x1044F, 29), (0x10450, 0x1047F, 127),
    (0x10480, 0x104A9, 115), (0x104B0, 0x104FB, 114), (0x10500, 0x10527, 35), (0x10530, 0x1056F, 19),
    (0x10570, 0x105BC, 155), (0x10600, 0x10767, 71), (0x10780, 0x107BA, 68), (0x10800, 0x1083F, 26),
    (0x10840, 0x1085F, 53), (0x10860, 0x1087F, 117), (0x10880, 0x108AF, 94), (0x108E0, 0x108FF, 50),
    (0x10900, 0x1091F, 120), (0x10920, 0x1093F, 75), (0x10980, 0x1099F, 87), (0x109A0, 0x109FF, 86),
    (0x10A00, 0x10A58, 62), (0x10A60, 0x10A7F, 110), (0x10A80, 0x10A9F, 106), (0x10AC0, 0x10AF6, 80),
    (0x10B00, 0x10B3F, 5), (0x10B40, 0x10B5F, 55), (0x10B60, 0x10B7F, 54), (0x10B80, 0x10BAF, 121),
    (0x10C00, 0x10C48, 111), (0x10C80, 0x10CFF, 104), (0x10D00, 0x10D39, 48), (0x10E60, 0x10E7E, 3),
    (0x10E80, 0x10EB1, 158), (0x10EFD, 0x10EFF, 3), (0x10F00, 0x10F27, 109), (0x10F30, 0x10F59, 131),
    (0x10F70, 0x10F89, 112), (0x10FB0, 0x10FCB, 23), (0x10FE0, 0x10FF6, 36), (0x11000, 0x1107F, 13),
    (0x11080, 0x110CD, 57), (0x110D0, 0x110F9, 132), (0x11100, 0x11147, 20), (0x11150, 0x11176, 76),
    (0x11180, 0x111DF, 126), (0x111E1, 0x111F4, 130), (0x11200, 0x11241, 65), (0x11280, 0x112A9, 92),
    (0x112B0, 0x112F9, 66), (0x11300, 0x11339, 41), (0x1133C, 0x11374, 41), (0x11400, 0x11461, 98),
    (0x11480, 0x114D9, 151), (0x11580, 0x115DD, 128), (0x11600, 0x11659, 89), (0x11660, 0x1166C, 90),
    (0x11680, 0x116C9, 142), (0x11700, 0x11746, 1), (0x11800, 0x1183B, 32), (0x118A0, 0x118FF, 157),
    (0x11900, 0x11959, 31), (0x119A0, 0x119E4, 96), (0x11A00, 0x11A47, 160), (0x11A50, 0x11AA2, 133),
    (0x11AB0, 0x11ABF, 17), (0x11AC0, 0x11AF8, 118), (0x11B00, 0x11B09, 30), (0x11C00, 0x11C6C, 11),
    (0x11C70, 0x11CB6, 81), (0x11D00, 0x11D59, 82), (0x11D60, 0x11DA9, 44), (0x11EE0, 0x11EF8, 77),
    (0x11F00, 0x11F59, 60), (0x11FB0, 0x11FB0, 73), (0x11FC0, 0x11FFF, 143), (0x12000, 0x12543, 25),
    (0x12F90, 0x12FF2, 27), (0x13000, 0x13455, 34), (0x14400, 0x14646, 2), (0x16800, 0x16A38, 7),
    (0x16A40, 0x16A6F, 91), (0x16A70, 0x16AC9, 144), (0x16AD0, 0x16AF5, 8), (0x16B00, 0x16B8F, 116),
    (0x16E40, 0x16E9A, 83), (0x16F00, 0x16F9F, 88), (0x16FE0, 0x16FE0, 145), (0x16FE1, 0x16FE1, 100),
    (0x16FE2, 0x16FE3, 46), (0x16FE4, 0x16FE4, 63), (0x16FF0, 0x16FF1, 46), (0x17000, 0x18AFF, 145),
    (0x18B00, 0x18CD5, 63), (0x18D00, 0x18D08, 145), (0x1AFF0, 0x1B000, 59), (0x1B001, 0x1B11F, 52),
    (0x1B120, 0x1B122, 59), (0x1B132, 0x1B152, 52), (0x1B155, 0x1B167, 59), (0x1B170, 0x1B2FB, 100),
    (0x1BC00, 0x1BC9F, 33), (0x1D200, 0x1D245, 42), (0x1D800, 0x1DAAF, 129), (0x1DF00, 0x1DF2A, 68),
    (0x1E000, 0x1E02A, 39), (0x1E030, 0x1E08F, 28), (0x1E100, 0x1E14F, 101), (0x1E290, 0x1E2AE, 152),
    (0x1E2C0, 0x1E2FF, 156), (0x1E4D0, 0x1E4F9, 95), (0x1E7E0, 0x1E7FE, 37), (0x1E800, 0x1E8D6, 85),
    (0x1E900, 0x1E95F, 0), (0x1EE00, 0x1EEF1, 3), (0x1F200, 0x1F200, 52), (0x20000, 0x2EBE0, 46),
    (0x2F800, 0x2FA1D, 46), (0x30000, 0x323AF, 46),
  ]

  /// The families of each script, separated by commas, by the order of the scripts' names.
  static let families: [String] = [
    "Noto Sans Adlam, Noto Serif Adlam",  // Adlam
    "Noto Serif Ahom",  // Ahom
    "Noto Sans Anatolian Hieroglyphs, Noto Sans AnatoHiero, Noto Serif Anatolian Hieroglyphs",  // Anatolian_Hieroglyphs
    "Noto Sans Arabic, Noto Naskh Arabic, DejaVu Sans",  // Arabic
    "Noto Sans Armenian, DejaVu Sans",  // Armenian
    "Noto Sans Avestan, Noto Serif Avestan",  // Avestan
    "Noto Sans Balinese, Noto Serif Balinese",  // Balinese
    "Noto Sans Bamum, Noto Serif Bamum",  // Bamum
    "Noto Sans Bassa Vah, Noto Serif Bassa Vah",  // Bassa_Vah
    "Noto Sans Batak, Noto Serif Batak",  // Batak
    "Noto Sans Bengali, Noto Serif Bengali",  // Bengali
    "Noto Sans Bhaiksuki, Noto Serif Bhaiksuki",  // Bhaiksuki
    "",  // Bopomofo
    "Noto Sans Brahmi, Noto Serif Brahmi",  // Brahmi
    "Noto Sans Symbols2, DejaVu Sans",  // Braille
    "Noto Sans Buginese, Noto Serif Buginese",  // Buginese
    "Noto Sans Buhid, Noto Serif Buhid",  // Buhid
    "Noto Sans Canadian Aboriginal, Noto Sans CanAborig, Noto Serif Canadian Aboriginal",  // Canadian_Aboriginal
    "Noto Sans Carian, Noto Serif Carian",  // Carian
    "Noto Sans Caucasian Albanian, Noto Sans CaucAlban, Noto Serif Caucasian Albanian",  // Caucasian_Albanian
    "Noto Sans Chakma, Noto Serif Chakma",  // Chakma
    "Noto Sans Cham, Noto Serif Cham",  // Cham
    "Noto Sans Cherokee, Noto Serif Cherokee",  // Cherokee
    "Noto Sans Chorasmian, Noto Serif Chorasmian",  // Chorasmian
    "Noto Sans Coptic, Noto Serif Coptic",  // Coptic
    "Noto Sans Cuneiform, Noto Serif Cuneiform",  // Cuneiform
    "Noto Sans Cypriot, Noto Serif Cypriot",  // Cypriot
    "Noto Sans Cypro Minoan, Noto Serif Cypro Minoan",  // Cypro_Minoan
    "Noto Sans, DejaVu Sans",  // Cyrillic
    "Noto Sans Deseret, Noto Serif Deseret",  // Deseret
    "Noto Sans Devanagari, Noto Serif Devanagari",  // Devanagari
    "Noto Serif Dives Akuru",  // Dives_Akuru
    "Noto Serif Dogra",  // Dogra
    "Noto Sans Duployan, Noto Serif Duployan",  // Duployan
    "Noto Sans Egyptian Hieroglyphs, Noto Sans EgyptHiero, Noto Serif Egyptian Hieroglyphs",  // Egyptian_Hieroglyphs
    "Noto Sans Elbasan, Noto Serif Elbasan",  // Elbasan
    "Noto Sans Elymaic, Noto Serif Elymaic",  // Elymaic
    "Noto Sans Ethiopic, Noto Serif Ethiopic",  // Ethiopic
    "Noto Sans Georgian, DejaVu Sans",  // Georgian
    "Noto Sans Glagolitic, Noto Serif Glagolitic",  // Glagolitic
    "Noto Sans Gothic, Noto Serif Gothic",  // Gothic
    "Noto Sans Grantha, Noto Serif Grantha",  // Grantha
    "Noto Sans, DejaVu Sans",  // Greek
    "Noto Sans Gujarati, Noto Serif Gujarati",  // Gujarati
    "Noto Sans Gunjala Gondi, Noto Serif Gunjala Gondi",  // Gunjala_Gondi
    "Noto Sans Gurmukhi, Noto Serif Gurmukhi",  // Gurmukhi
    "",  // Han
    "",  // Hangul
    "Noto Sans Hanifi Rohingya, Noto Serif Hanifi Rohingya",  // Hanifi_Rohingya
    "Noto Sans Hanunoo, Noto Serif Hanunoo",  // Hanunoo
    "Noto Sans Hatran, Noto Serif Hatran",  // Hatran
    "Noto Sans Hebrew, DejaVu Sans",  // Hebrew
    "",  // Hiragana
    "Noto Sans Imperial Aramaic, Noto Sans ImpAramaic, Noto Serif Imperial Aramaic",  // Imperial_Aramaic
    "Noto Sans Inscriptional Pahlavi, Noto Sans InsPahlavi, Noto Serif Inscriptional Pahlavi",  // Inscriptional_Pahlavi
    "Noto Sans Inscriptional Parthian, Noto Sans InsParthi, Noto Serif Inscriptional Parthian",  // Inscriptional_Parthian
    "Noto Sans Javanese, Noto Serif Javanese",  // Javanese
    "Noto Sans Kaithi, Noto Serif Kaithi",  // Kaithi
    "Noto Sans Kannada, Noto Serif Kannada",  // Kannada
    "",  // Katakana
    "Noto Sans Kawi, Noto Serif Kawi",  // Kawi
    "Noto Sans Kayah Li, Noto Serif Kayah Li",  // Kayah_Li
    "Noto Sans Kharoshthi, Noto Serif Kharoshthi",  // Kharoshthi
    "Noto Serif Khitan Small Script",  // Khitan_Small_Script
    "Noto Sans Khmer, Noto Serif Khmer",  // Khmer
    "Noto Sans Khojki, Noto Serif Khojki",  // Khojki
    "Noto Sans Khudawadi, Noto Serif Khudawadi",  // Khudawadi
    "Noto Sans Lao, DejaVu Sans",  // Lao
    "Noto Sans, DejaVu Sans",  // Latin
    "Noto Sans Lepcha, Noto Serif Lepcha",  // Lepcha
    "Noto Sans Limbu, Noto Serif Limbu",  // Limbu
    "Noto Sans Linear A, Noto Serif Linear A",  // Linear_A
    "Noto Sans Linear B, Noto Serif Linear B",  // Linear_B
    "Noto Sans Lisu, Noto Serif Lisu",  // Lisu
    "Noto Sans Lycian, Noto Serif Lycian",  // Lycian
    "Noto Sans Lydian, Noto Serif Lydian",  // Lydian
    "Noto Sans Mahajani, Noto Serif Mahajani",  // Mahajani
    "Noto Serif Makasar",  // Makasar
    "Noto Sans Malayalam, Noto Serif Malayalam",  // Malayalam
    "Noto Sans Mandaic, Noto Serif Mandaic",  // Mandaic
    "Noto Sans Manichaean, Noto Serif Manichaean",  // Manichaean
    "Noto Sans Marchen, Noto Serif Marchen",  // Marchen
    "Noto Sans Masaram Gondi, Noto Serif Masaram Gondi",  // Masaram_Gondi
    "Noto Sans Medefaidrin, Noto Serif Medefaidrin",  // Medefaidrin
    "Noto Sans Meetei Mayek, Noto Serif Meetei Mayek",  // Meetei_Mayek
    "Noto Sans Mende Kikakui, Noto Serif Mende Kikakui",  // Mende_Kikakui
    "Noto Sans Meroitic",  // Meroitic_Cursive
    "Noto Sans Meroitic",  // Meroitic_Hieroglyphs
    "Noto Sans Miao, Noto Serif Miao",  // Miao
    "Noto Sans Modi, Noto Serif Modi",  // Modi
    "Noto Sans Mongolian, Noto Serif Mongolian",  // Mongolian
    "Noto Sans Mro, Noto Serif Mro",  // Mro
    "Noto Sans Multani, Noto Serif Multani",  // Multani
    "Noto Sans Myanmar, Noto Serif Myanmar",  // Myanmar
    "Noto Sans Nabataean, Noto Serif Nabataean",  // Nabataean
    "Noto Sans Nag Mundari, Noto Serif Nag Mundari",  // Nag_Mundari
    "Noto Sans Nandinagari, Noto Serif Nandinagari",  // Nandinagari
    "Noto Sans New Tai Lue, Noto Serif New Tai Lue",  // New_Tai_Lue
    "Noto Sans Newa, Noto Serif Newa",  // Newa
    "Noto Sans NKo, DejaVu Sans",  // Nko
    "Noto Sans Nushu, Noto Serif Nushu",  // Nushu
    "Noto Serif Hmong Nyiakeng",  // Nyiakeng_Puachue_Hmong
    "Noto Sans Ogham, Noto Serif Ogham",  // Ogham
    "Noto Sans Ol Chiki, Noto Serif Ol Chiki",  // Ol_Chiki
    "Noto Sans Old Hungarian, Noto Sans OldHung, Noto Serif Old Hungarian",  // Old_Hungarian
    "Noto Sans Old Italic, Noto Serif Old Italic",  // Old_Italic
    "Noto Sans Old North Arabian, Noto Sans OldNorArab, Noto Serif Old North Arabian",  // Old_North_Arabian
    "Noto Sans Old Permic, Noto Serif Old Permic",  // Old_Permic
    "Noto Sans Old Persian, Noto Serif Old Persian",  // Old_Persian
    "Noto Sans Old Sogdian, Noto Serif Old Sogdian",  // Old_Sogdian
    "Noto Sans Old South Arabian, Noto Sans OldSouArab, Noto Serif Old South Arabian",  // Old_South_Arabian
    "Noto Sans Old Turkic, Noto Serif Old Turkic",  // Old_Turkic
    "Noto Serif Old Uyghur",  // Old_Uyghur
    "Noto Sans Oriya, Noto Serif Oriya",  // Oriya
    "Noto Sans Osage, Noto Serif Osage",  // Osage
    "Noto Sans Osmanya, Noto Serif Osmanya",  // Osmanya
    "Noto Sans Pahawh Hmong, Noto Serif Pahawh Hmong",  // Pahawh_Hmong
    "Noto Sans Palmyrene, Noto Serif Palmyrene",  // Palmyrene
    "Noto Sans Pau Cin Hau, Noto Serif Pau Cin Hau",  // Pau_Cin_Hau
    "Noto Sans PhagsPa, Noto Serif PhagsPa",  // Phags_Pa
    "Noto Sans Phoenician, Noto Serif Phoenician",  // Phoenician
    "Noto Sans Psalter Pahlavi, Noto Sans PsaPahlavi, Noto Serif Psalter Pahlavi",  // Psalter_Pahlavi
    "Noto Sans Rejang, Noto Serif Rejang",  // Rejang
    "Noto Sans Runic, Noto Serif Runic",  // Runic
    "Noto Sans Samaritan, Noto Serif Samaritan",  // Samaritan
    "Noto Sans Saurashtra, Noto Serif Saurashtra",  // Saurashtra
    "Noto Sans Sharada, Noto Serif Sharada",  // Sharada
    "Noto Sans Shavian, Noto Serif Shavian",  // Shavian
    "Noto Sans Siddham, Noto Serif Siddham",  // Siddham
    "Noto Sans SignWriting, Noto Sans SignWrit, Noto Serif SignWriting",  // SignWriting
    "Noto Sans Sinhala, Noto Serif Sinhala",  // Sinhala
    "Noto Sans Sogdian, Noto Serif Sogdian",  // Sogdian
    "Noto Sans Sora Sompeng, Noto Serif Sora Sompeng",  // Sora_Sompeng
    "Noto Sans Soyombo, Noto Serif Soyombo",  // Soyombo
    "Noto Sans Sundanese, Noto Serif Sundanese",  // Sundanese
    "Noto Sans Syloti Nagri, Noto Serif Syloti Nagri",  // Syloti_Nagri
    "Noto Sans Syriac, Noto Serif Syriac",  // Syriac
    "Noto Sans Tagalog, Noto Serif Tagalog",  // Tagalog
    "Noto Sans Tagbanwa, Noto Serif Tagbanwa",  // Tagbanwa
    "Noto Sans Tai Le, Noto Serif Tai Le",  // Tai_Le
    "Noto Sans Tai Tham, Noto Serif Tai Tham",  // Tai_Tham
    "Noto Sans Tai Viet, Noto Serif Tai Viet",  // Tai_Viet
    "Noto Sans Takri, Noto Serif Takri",  // Takri
    "Noto Sans Tamil, Noto Serif Tamil",  // Tamil
    "Noto Sans Tangsa, Noto Serif Tangsa",  // Tangsa
    "Noto Serif Tangut",  // Tangut
    "Noto Sans Telugu, Noto Serif Telugu",  // Telugu
    "Noto Sans Thaana, Noto Serif Thaana",  // Thaana
    "Noto Sans Thai, Noto Serif Thai",  // Thai
    "Noto Serif Tibetan",  // Tibetan
    "Noto Sans Tifinagh, Noto Serif Tifinagh",  // Tifinagh
    "Noto Sans Tirhuta, Noto Serif Tirhuta",  // Tirhuta
    "Noto Serif Toto",  // Toto
    "Noto Sans Ugaritic, Noto Serif Ugaritic",  // Ugaritic
    "Noto Sans Vai, Noto Serif Vai",  // Vai
    "Noto Serif Vithkuqi",  // Vithkuqi
    "Noto Sans Wancho, Noto Serif Wancho",  // Wancho
    "Noto Sans Warang Citi, Noto Serif Warang Citi",  // Warang_Citi
    "Noto Serif Yezidi",  // Yezidi
    "Noto Sans Yi, Noto Serif Yi",  // Yi
    "Noto Sans Zanabazar Square, Noto Sans Zanabazar, Noto Serif Zanabazar Square",  // Zanabazar_Square
  ]

  /// The places of the scripts that Chinese, Japanese and Korean fonts draw.
  static let cjkScripts: Set<UInt8> = [46, 52, 59, 47, 12]

  /// The place of each script whose language is certain.
  static let hangul: UInt8 = 47, hiragana: UInt8 = 52, katakana: UInt8 = 59, bopomofo: UInt8 = 12, arabic: UInt8 = 3

  /// Families of a language, asked before those of the script.
  static let languages: [String: [String]] = [
    "ur": ["Noto Nastaliq Urdu"],
    "ks": ["Noto Nastaliq Urdu"],
  ]

  /// The size of Japanese beside San Francisco as a share of the size of the text: an estimate.
  static let japaneseScale: Double = 0.935

  /// Families for Chinese, Japanese and Korean by language.
  static let cjk: [String: [String]] = [
    "ja": ["Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "IPAGothic", "Noto Serif CJK JP"],
    "ko": ["Noto Sans CJK KR", "Noto Sans KR", "Source Han Sans KR", "NanumGothic", "Noto Serif CJK KR"],
    "zh-Hans": ["Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Zen Hei", "Noto Serif CJK SC"],
    "zh-Hant": ["Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "AR PL UMing TW", "Noto Serif CJK TC"],
    "zh-HK": ["Noto Sans CJK HK", "Noto Sans HK"],
  ]

  /// Families with emoji, best first.
  static let emoji = ["Apple Color Emoji", "Noto Color Emoji", "Twemoji", "Twitter Color Emoji", "Noto Emoji", "Symbola"]

  /// Families for characters of no script, best first.
  static let symbols = ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music", "DejaVu Sans", "DejaVu Math TeX Gyre", "Noto Sans CJK JP"]
}
