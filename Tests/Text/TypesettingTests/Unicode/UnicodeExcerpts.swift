/// A few lines of each of Unicode's test files, so that something is always tested.
///
/// Taken from version 15.0, every so many lines and the last ones.
/// Copyright © 2022 Unicode, Inc. Distributed under the terms of https://www.unicode.org/terms_of_use.html
enum UnicodeExcerpts {
  // BidiTest.txt
  static let bidiTest = """
    @Levels: 0
    @Reorder: 0
    LRI; 3
    @Levels: 0 x x x
    @Reorder: 0
    L RLE LRE RLO; 3
    @Levels: 1 x x x
    @Reorder: 0
    PDI LRE BN RLO; 4
    @Levels: x 2 4
    @Reorder: 1 2
    LRO FSI L; 7
    @Levels: x x 6 x
    @Reorder: 2
    RLO LRE AN BN; 4
    @Levels: 0 0 1
    @Reorder: 0 1 2
    ET ON AL; 2
    @Levels: 0 2 x x
    @Reorder: 0 1
    S AN LRE RLO; 3
    @Levels: 0 x 4 x
    @Reorder: 0 2
    LRI LRO AL LRO; 3
    @Levels: 0 x x 7
    @Reorder: 0 3
    LRI LRE LRE AL; 3
    @Levels: 1 1 x x
    @Reorder: 1 0
    RLI PDI LRO RLO; 4
    @Levels: 1 x 1 x
    @Reorder: 2 0
    PDI RLE WS BN; 4
    @Levels: 1 x x 1
    @Reorder: 3 0
    FSI RLO PDF LRI; 4
    @Levels: 2 x 0 x
    @Reorder: 0 2
    AN BN CS LRE; 3
    @Levels: x 0 x 0
    @Reorder: 1 3
    LRO RLI RLE WS; 3
    @Levels: x 1 2 x
    @Reorder: 2 1
    LRO S NSM PDF; 4
    @Levels: x 2 0 x
    @Reorder: 1 2
    LRO R FSI LRO; 2
    @Levels: x 3 1 x
    @Reorder: 2 1
    RLE ON LRI BN; 4
    @Levels: x x 0 1
    @Reorder: 2 3
    RLO PDF NSM R; 2
    @Levels: x x 2 6
    @Reorder: 2 3
    PDF LRO LRI AN; 7
    @Levels: 0 0 0 x
    @Reorder: 0 1 2
    EN LRI WS LRE; 3
    @Levels: 0 0 1 x
    @Reorder: 0 1 2
    L RLI NSM PDF; 3
    @Levels: 0 0 x 0
    @Reorder: 0 1 3
    S WS LRE B; 3
    @Levels: 0 0 x 2
    @Reorder: 0 1 3
    PDI NSM LRE ET; 3
    @Levels: 0 2 0 x
    @Reorder: 0 1 2
    ES AN S LRE; 3
    @Levels: 0 x 0 0
    @Reorder: 0 2 3
    ES BN WS NSM; 3
    @Levels: 0 x 1 1
    @Reorder: 0 3 2
    EN RLE R NSM; 2
    @Levels: 0 x 2 4
    @Reorder: 0 2 3
    L LRE EN AN; 3
    @Levels: 1 1 1 x
    @Reorder: 2 1 0
    R RLI FSI RLE; 5
    PDI ES WS LRE; 4
    @Levels: 1 1 x 1
    @Reorder: 3 1 0
    CS CS BN FSI; 4
    @Levels: 1 1 x 3
    @Reorder: 3 1 0
    ET S RLO ES; 4
    @Levels: 1 2 x 0
    @Reorder: 1 0 3
    AL AN PDF L; 2
    @Levels: 1 4 x 1
    @Reorder: 3 1 0
    LRI AN LRE PDI; 4
    @Levels: 1 x 1 2
    @Reorder: 3 2 0
    R PDF CS AN; 7
    @Levels: 1 x 3 1
    @Reorder: 3 2 0
    ES RLO L FSI; 4
    @Levels: 2 0 0 x
    @Reorder: 0 1 2
    AN S ON LRE; 3
    @Levels: 2 1 x 3
    @Reorder: 3 1 0
    AN WS RLE AL; 5
    @Levels: 2 x 2 2
    @Reorder: 0 2 3
    AN LRO ET EN; 7
    @Levels: x 0 1 0
    @Reorder: 1 2 3
    PDF S AL PDI; 2
    @Levels: x 1 1 1
    @Reorder: 3 2 1
    RLO NSM AN R; 2
    @Levels: x 1 2 1
    @Reorder: 3 2 1
    BN FSI ET PDI; 4
    @Levels: x 2 2 0
    @Reorder: 1 2 3
    LRO CS R PDI; 2
    @Levels: x 3 1 1
    @Reorder: 3 2 1
    RLO L WS FSI; 4
    @Levels: x 4 4 3
    @Reorder: 3 1 2
    RLE EN ET AL; 5
    @Levels: 0 0 0 0
    @Reorder: 0 1 2 3
    CS S NSM WS; 3
    RLI WS FSI RLI; 3
    @Levels: 0 0 0 2
    @Reorder: 0 1 2 3
    ON PDI FSI NSM; 3
    @Levels: 0 0 2 0
    @Reorder: 0 1 2 3
    NSM PDI AN PDI; 3
    @Levels: 0 1 0 1
    @Reorder: 0 1 2 3
    RLI WS PDI R; 2
    @Levels: 0 2 0 1
    @Reorder: 0 1 2 3
    NSM AN L AL; 3
    @Levels: 1 0 0 0
    @Reorder: 0 1 2 3
    R S RLI PDI; 2
    @Levels: 1 1 1 1
    @Reorder: 3 2 1 0
    AL NSM ET ES; 5
    S AL WS NSM; 5
    @Levels: 1 1 1 2
    @Reorder: 3 2 1 0
    R WS R EN; 7
    @Levels: 1 1 2 1
    @Reorder: 3 2 1 0
    ET R AN RLI; 5
    @Levels: 1 1 3 3
    @Reorder: 3 2 1 0
    ES RLI ES AL; 4
    @Levels: 1 2 1 2
    @Reorder: 3 2 1 0
    AL AN ET EN; 7
    @Levels: 1 2 4 6
    @Reorder: 1 2 3 0
    FSI FSI ET AN; 4
    @Levels: 2 0 2 0
    @Reorder: 0 1 2 3
    AN RLI EN S; 3
    @Levels: 2 1 2 1
    @Reorder: 3 2 1 0
    AN LRI CS B; 4
    """

  // BidiCharacterTest.txt
  static let bidiCharacterTest = """
    05D0 05D1 0028 05D2 05D3 005B 0026 0065 0066 005D 002E 0029 0067 0068;0;0;1 1 0 1 1 0 0 0 0 0 0 0 0 0;1 0 2 4 3 5 6 7 8 9 10 11 12 13
    0061 0062 0063 0020 0028 0064 0065 0066 0020 0627 0628 062C 0029 0020 05D0 05D1 05D2;0;0;0 0 0 0 0 0 0 0 0 1 1 1 0 0 1 1 1;0 1 2 3 4 5 6 7 8 11 10 9 12 13 16 15 14
    05D0 05D1 05D2 0020 0028 0064 0065 0066 0020 0627 0628 062C 0029 0020 0061 0062 0063;0;0;1 1 1 0 0 0 0 0 0 1 1 1 0 0 0 0 0;2 1 0 3 4 5 6 7 8 11 10 9 12 13 14 15 16
    0061 0062 0063 0020 0028 0627 0628 062C 0020 0064 0065 0066 0029 0020 05D0 05D1 05D2;0;0;0 0 0 0 0 1 1 1 0 0 0 0 0 0 1 1 1;0 1 2 3 4 7 6 5 8 9 10 11 12 13 16 15 14
    05D0 05D1 05D2 0020 0028 0627 0628 062C 0020 0064 0065 0066 0029 0020 0061 0062 0063;0;0;1 1 1 0 0 1 1 1 0 0 0 0 0 0 0 0 0;2 1 0 3 4 7 6 5 8 9 10 11 12 13 14 15 16
    0627 0628 062C 0020 0062 006F 006F 006B 0028 0073 0029;0;0;1 1 1 0 0 0 0 0 0 0 0;2 1 0 3 4 5 6 7 8 9 10
    202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2;0;x 1 x 2 x 1 2 1 x 2 x 1 x;11 9 7 6 5 3 1
    202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2;1;x 2 x 3 x 2 3 2 x 3 x 2 x;1 3 5 6 7 9 11
    202A 05D0 0028 05D1 202C 202D 0029;2;1;x 3 3 3 x x 2;3 2 1 6
    202B 0061 0028 0062 202C 202E 0029;2;0;x 2 2 2 x x 1;6 1 2 3
    202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2;0;x x 3 x 3 3 x x 2 x;5 4 2 8
    202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2;0;x x 3 x 3 3 3 x x 2 2 x;6 5 4 2 9 10
    202D 0028 202C 202A 05D0 0029 05D1;2;1;x 2 x x 3 3 3;1 6 5 4
    202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2;1;x x 4 x 3 x x 4 4 4;7 8 9 4 2
    05D0 0028 05D1 0029 0331;0;0;1 1 1 1 1;4 3 2 1 0
    0041 200F 005B 05D0 005D 200D 20D6;1;1;2 1 1 1 1 x 1;6 4 3 2 1 0
    0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0;0;0 1 1 x x 1 1 1 x x 1;0 10 7 6 5 2 1
    061C;0;0;1;0
    05D0 2066 202A 2069 05D1;0;0;1 1 x 1 1;4 3 1 0
    05D0 2066 2060 2069 05D1;0;0;1 1 x 1 1;4 3 1 0
    0061 0020 0031 0020 0032 002D 0033;1;1;2 2 2 2 2 2 2;0 1 2 3 4 5 6
    0061 202D 002A 202C 0020 0031 0020 0032 002D 0033;1;1;2 x 2 x 2 2 2 2 2 2;0 2 4 5 6 7 8 9
    0061 202E 0062 202C 0020 0031 0020 0032 002D 0033;1;1;2 x 3 x 1 2 1 2 2 2;7 8 9 6 5 4 0 2
    0627 202B 002A 202C 0020 0031 002D 0032;0;0;1 x 1 x 1 2 2 2;5 6 7 4 2 0
    05D0 202B 05D1 202C 0020 0031 0020 0032;0;0;1 x 1 x 1 2 1 2;7 6 5 4 2 0
    05D0 202A 0062 202C 0020 0031 0020 0032;1;1;1 x 2 x 2 2 2 2;2 4 5 6 7 0
    0061 202A 05D1 202C 0020 0031 0020 0032;1;1;2 x 3 x 2 2 2 2;0 2 4 5 6 7
    05D0 0028 0061 0029 2680 0028 0062 0029;1;1;1 1 2 1 1 1 2 1;7 6 5 4 3 2 1 0
    0028 05D0 0061 0028 0029 2680 0062 0029;1;1;1 1 2 2 2 2 2 1;7 2 3 4 5 6 1 0
    0028 0029 005B 05D0 0061 2680 0062 005D;1;1;1 1 1 1 2 2 2 1;7 4 5 6 3 2 1 0
    05D0 0028 005B 005D 0061 0029 2680 05D1;1;1;1 1 1 1 2 1 1 1;7 6 5 4 3 2 1 0
    0028 005B 05D0 0061 2680 0029 05D1 005D;1;1;1 1 1 2 1 1 1 1;7 6 5 4 3 2 1 0
    005B 2680 05D0 0028 0061 0029;1;1;1 1 1 1 2 1;5 4 3 2 1 0
    0028 0029 0061 2680 0062 005B 05D0;1;1;1 1 2 2 2 1 1;6 5 2 3 4 1 0
    005D 0028 0029 2680 05D0;1;1;1 1 1 1 1;4 3 2 1 0
    2680 0028 0029 05D0 0061 005D 0062;1;1;1 1 1 1 2 2 2;4 5 6 3 2 1 0
    0028 2680 0028 0029 05D0 2681 0028 05D1 0029;1;1;1 1 1 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
    05D0 0028 0028 0029 0061 0028 0062 2680 0029;1;1;1 1 1 1 2 2 2 2 2;4 5 6 7 8 3 2 1 0
    2680 0028 05D0 2681 0028 005B 005D 05D1 0029;1;1;1 1 1 1 1 1 1 1 1;8 7 6 5 4 3 2 1 0
    0028 05D0 0028 0061 005B 005D 2680 05D1 0029;1;1;1 1 1 2 1 1 1 1 1;8 7 6 5 4 3 2 1 0
    0028 2680 05D0 0028 005B 2681 0029 005D 0061;1;1;1 1 1 1 1 1 1 1 2;8 7 6 5 4 3 2 1 0
    0028 0028 005B 0029 05D0 0061 005D 2680 0062;1;1;1 1 1 1 1 2 2 2 2;5 6 7 8 4 3 2 1 0
    """

  // GraphemeBreakTest.txt
  static let graphemeBreakTest = """
    ÷ 0020 ÷ 0020 ÷
    ÷ 0020 ÷ AC00 ÷
    ÷ 000D ÷ 1F1E6 ÷
    ÷ 000D ÷ 0378 ÷
    ÷ 000A ÷ 11A8 ÷
    ÷ 0001 ÷ 034F ÷
    ÷ 0001 ÷ 200D ÷
    ÷ 034F ÷ 1160 ÷
    ÷ 1F1E6 ÷ 0001 ÷
    ÷ 1F1E6 × 0300 ÷
    ÷ 0600 × 1100 ÷
    ÷ 0903 ÷ 000A ÷
    ÷ 0903 ÷ 231A ÷
    ÷ 1100 × 0903 ÷
    ÷ 1160 ÷ 000D ÷
    ÷ 1160 ÷ AC01 ÷
    ÷ 11A8 ÷ 0600 ÷
    ÷ AC00 ÷ 0020 ÷
    ÷ AC00 ÷ AC00 ÷
    ÷ AC01 ÷ 1F1E6 ÷
    ÷ AC01 ÷ 0378 ÷
    ÷ 231A ÷ 11A8 ÷
    ÷ 0300 × 034F ÷
    ÷ 0300 × 200D ÷
    ÷ 200D ÷ 1160 ÷
    ÷ 0378 ÷ 0001 ÷
    ÷ 0378 × 0300 ÷
    ÷ 1F476 × 1F3FF ÷ 1F476 ÷
    ÷ 0061 ÷ 1F1E6 × 200D ÷ 1F1E7 × 1F1E8 ÷ 0062 ÷
    ÷ 0061 ÷ 1F1E6 × 1F1E7 ÷ 1F1E8 × 1F1E9 ÷ 0062 ÷
    ÷ 0061 × 200D ÷
    ÷ 0061 × 0308 ÷ 0062 ÷
    ÷ 0061 × 0903 ÷ 0062 ÷
    ÷ 0061 ÷ 0600 × 0062 ÷
    ÷ 0061 × 1F3FF ÷ 1F476 ÷
    ÷ 0061 × 1F3FF ÷ 1F476 × 200D × 1F6D1 ÷
    ÷ 1F476 × 1F3FF × 0308 × 200D × 1F476 × 1F3FF ÷
    ÷ 1F6D1 × 200D × 1F6D1 ÷
    ÷ 0061 × 200D ÷ 1F6D1 ÷
    ÷ 2701 × 200D × 2701 ÷
    ÷ 0061 × 200D ÷ 2701 ÷
    """

  // WordBreakTest.txt
  static let wordBreakTest = """
    ÷ 0001 ÷ 0001 ÷
    ÷ 000D ÷ 003A ÷
    ÷ 000A ÷ 05D0 ÷
    ÷ 000B ÷ 0300 ÷
    ÷ 3031 ÷ 0061 ÷ 002C ÷
    ÷ 003A ÷ 000D ÷
    ÷ 002C ÷ 002C ÷
    ÷ 002E ÷ 0022 ÷
    ÷ 0030 × 200D ÷
    ÷ 005F × 0031 ÷ 003A ÷
    ÷ 05D0 ÷ 000A ÷
    ÷ 0022 ÷ 002E ÷
    ÷ 0027 ÷ 0027 ÷
    ÷ 231A ÷ 0061 × 2060 ÷
    ÷ 0020 ÷ 0031 ÷ 0027 ÷
    ÷ 0300 ÷ 000B ÷
    ÷ 200D ÷ 0030 ÷
    ÷ 0061 × 2060 ÷ 231A ÷
    ÷ 0061 × 003A × 0061 ÷ 003A ÷
    ÷ 0061 ÷ 0027 ÷ 0031 ÷ 002C ÷
    ÷ 0061 ÷ 002C ÷ 3031 ÷
    ÷ 0031 ÷ 003A ÷ 005F ÷
    ÷ 0031 ÷ 0027 ÷ 0020 ÷
    ÷ 0031 ÷ 002C ÷ 0061 ÷ 0027 ÷
    ÷ 0031 × 002E × 2060 × 0031 ÷ 002E × 2060 ÷
    ÷ 0031 × 005F × 0061 ÷ 002E ÷ 002C ÷ 0061 ÷
    ÷ 0061 ÷ 002C ÷ 002C ÷ 0061 ÷
    ÷ 0061 × 005F × 0061 ÷ 002C ÷ 003A ÷ 0031 ÷
    ÷ 0061 ÷ 002C ÷ 003A ÷ 0061 ÷
    ÷ 0061 × 005F × 0031 ÷ 002C ÷ 003A ÷ 0061 ÷
    ÷ 0061 × 005F × 0061 ÷ 002C ÷ 003A ÷ 0061 ÷
    ÷ 0061 ÷ 002C ÷ 002E ÷ 0031 ÷
    ÷ 0061 × 005F × 0031 ÷ 002C ÷ 002E ÷ 0031 ÷
    ÷ 0061 × 005F × 0061 ÷ 002C ÷ 002E ÷ 0031 ÷
    ÷ 0061 ÷ 002C ÷ 002E ÷ 0061 ÷
    ÷ 0061 × 005F × 0031 ÷ 002C ÷ 002E ÷ 0061 ÷
    ÷ 0061 × 005F × 0061 ÷ 002C ÷ 002E ÷ 0061 ÷
    ÷ 0061 ÷ 002C ÷ 002C ÷ 0031 ÷
    ÷ 0061 × 005F × 0031 ÷ 002C ÷ 002C ÷ 0031 ÷
    ÷ 0061 × 005F × 0061 ÷ 002C ÷ 002C ÷ 0031 ÷
    ÷ 0061 × 005F × 0031 ÷ 002C ÷ 002C ÷ 0061 ÷
    ÷ 0061 × 005F × 0061 ÷ 002C ÷ 002C ÷ 0061 ÷
    """

  // LineBreakTest.txt
  static let lineBreakTest = """
    × 0023 × 0023 ÷
    × 2014 × 17D6 ÷
    × 00B4 × 2014 ÷
    × 000B ÷ 0030 ÷
    × 007D × 0009 ÷
    × 000D ÷ 2329 ÷
    × 00A0 × 00B4 ÷
    × AC00 × 0025 ÷
    × 05D0 × 000B ÷
    × 002D ÷ 0024 ÷
    × 2024 ÷ FFFC ÷
    × 002C × 0022 ÷
    × 11A8 × 007D ÷
    × 1160 × 0020 ÷
    × 0085 ÷ 000D ÷
    × 17D6 × 002F ÷
    × 2329 × 0021 ÷
    × 0025 × 2060 ÷
    × 0022 × 00A0 ÷
    × 0020 × 200B ÷
    × 2060 × AC00 ÷
    × 200B ÷ 1F1E6 ÷
    × 261D ÷ AC01 ÷
    × 1F3FB ÷ 261D ÷
    × 0028 × 05D0 ÷
    × 0001 ÷ 1F3FB ÷
    × 00A7 × 002D ÷
    × 50005 × 0029 ÷
    × 3041 ÷ 231A ÷
    × 3057 × 3087 ÷ 3046 × 3002 ÷
    × 30A1 ÷ 30D9 × 30C3 ÷ 30C8 ÷ 0032 × 0036 ÷ 5B57 ÷ 3092 ÷
    × 4F8B × FF1A ÷ 00A3 × 0032 × 0033 ÷
    × 8A18 ÷ 53F7 × 0020 ÷ 00A3 × 3002 ÷
    × 308C ÷ 308B × 3002 ÷ 0071 × 0075 ÷
    × 307E × 3002 ÷
    × 307E × 3002 ÷ 0061 × 0062 × 0020 ÷
    × 308B × 3002 ÷ 6570 ÷
    × 308B × 3002 ÷ 3053 ÷
    × 3044 × 3002 ÷ 30D1 ÷
    × 30AC ÷ 30EF × 300D × 3002 ÷ 3053 ÷ 308C ÷
    × 8A9E ÷ 306E ÷ 0069 × 006F ÷ 306E × 3001 ÷ 0032 ÷ 5B57 ÷ 3092 ÷
    × 3001 ÷ 548C ÷
    × 3001 ÷ 30BF ÷
    × 3001 ÷ 304B ÷
    × 3001 ÷ 3053 ÷ 308C ÷ 3067 ÷ 306F × 0020 ÷
    × 3057 × 3001 ÷ 0061 × 0062 ÷ 3068 ÷
    × 0061 ÷ 1F1E6 ÷ 0062 ÷
    × 1F1F7 × 1F1FA ÷
    × 1F1F7 × 1F1FA ÷ 1F1F8 ÷
    × 1F1F7 × 1F1FA ÷ 1F1F8 × 1F1EA ÷
    × 1F1F7 × 1F1FA × 200B ÷ 1F1F8 × 1F1EA ÷
    × 1F02C × 1F3FF ÷
    × 00A9 ÷ 1F3FF ÷
    """
}
