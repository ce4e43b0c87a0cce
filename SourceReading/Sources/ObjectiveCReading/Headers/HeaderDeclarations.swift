/// The declarations of headers.
struct HeaderDeclarations {
  /// Marks after a declaration that concern Swift.
  struct Marks: Hashable {
    /// The name that `NS_SWIFT_NAME` gives.
    var swiftName: String?
    /// Whether `NS_REFINED_FOR_SWIFT` hides it behind two lines.
    var isRefined = false
    var isUnavailable = false
    var isDesignated = false
    var isThrowing = true
  }

  struct Method {
    var pieces: [String]
    var parameters: [CType.Parameter]
    var result: CType
    var isClassMethod: Bool
    var isOptional = false
    var marks = Marks()
    var line: Int
  }

  struct Property {
    var name: String
    var getter: String?
    var type: CType
    var isReadOnly = false
    var isWeak = false
    var isClassProperty = false
    var isOptional = false
    var marks = Marks()
  }

  struct ClassDeclaration {
    var name: String
    /// The names of the generic parameters.
    var generics: [String] = []
    var superclass: String?
    var protocols: [String] = []
    var methods: [Method] = []
    var properties: [Property] = []
    var marks = Marks()
    var line: Int
    /// The header.
    var file = ""
  }

  struct ProtocolDeclaration {
    var name: String
    var inherited: [String] = []
    var methods: [Method] = []
    var properties: [Property] = []
    var marks = Marks()
  }

  struct Enumeration {
    enum Kind { case plain, closed, options, error }
    struct Case {
      var name: String
      var value: [HeaderToken]
      var marks = Marks()
    }
    var name: String?
    var kind: Kind
    var rawType: CType
    var cases: [Case]
    var domain: String?
    var marks = Marks()
  }

  struct Structure {
    var name: String
    var fields: [CType.Parameter]
    var isUnion = false
    var marks = Marks()
  }

  struct Typedef {
    var name: String
    var type: CType
    /// Whether it is a structure of its own in Swift, as `NS_TYPED_ENUM` says.
    var isTypedEnum = false
    var marks = Marks()
  }

  struct Function {
    var name: String
    var parameters: [CType.Parameter]
    var result: CType
    var marks = Marks()
  }

  struct Variable {
    var name: String
    var type: CType
    var value: [HeaderToken]
    var marks = Marks()
  }

  var classes: [ClassDeclaration] = []
  var categories: [ClassDeclaration] = []
  var protocols: [ProtocolDeclaration] = []
  var enumerations: [Enumeration] = []
  var structures: [Structure] = []
  var typedefs: [Typedef] = []
  var functions: [Function] = []
  var variables: [Variable] = []
  var modules: [String] = []
}
