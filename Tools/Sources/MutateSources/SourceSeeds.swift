import SourceLint

/// Sources to damage in addition to the files on the command line.
enum SourceSeeds {
  static let all: [[UInt8]] = rules.map { Array($0.utf8) } + [Array(objectiveC.utf8)]

  /// The examples of the rules, to which the rules apply.
  private static let rules: [String] = SourceRule.all.map { rule in
    "import SwiftUI\nimport UIKit\n" + (rule.examples + rule.nearMisses).joined(separator: "\n")
  }

  private static let objectiveC = """
    #import "Screen.h"
    #if TARGET_OS_IOS
    #define FONT(s) [UIFont systemFontOfSize:(s)]
    #endif
    @interface Screen : UIView <Themed> { IBOutlet UILabel *a; }
    @property (weak) IBOutletCollection(UILabel) NSArray<UILabel *> *labels;
    @end
    @implementation Screen
    @synthesize a = b;
    - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 44; }
    - (void)setA:(UILabel *)label { for (UILabel *l in @[a, b]) { l.font = FONT(13) ?: nil; } }
    - (void)viewDidLoad { if (!self) return; [self.a setText:x ? @"b" : @"c"]; ^(int i){ i; }(3);
      a.attributedText = [[T alloc] initWithString:s attributes:@{NSFontAttributeName: f}]; }
    @end

    """
}
