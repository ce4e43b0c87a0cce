// The examples of the documentation of SizeStatistics.

import DynamicType
import SizeStatistics

var reader = SizeStatisticsReader()
reader.read(Array("category,count\nM,250\nL,700\nXL,38\nAX1,12\n".utf8))
let summary = SizeSummary(reader.finish())
if let users = summary.total {
  print(users.share(of: .extraSmall ... .medium).lowerBound.percentage)  // 25.0 %
  print(users.users(above: .extraExtraExtraLarge).upperBound)  // 12
}
