// Keys and values of the keychain, which programs write as Core Foundation's strings.

// MARK: Classes of items

/// The key of the class of an item.
public let kSecClass = "class"
/// A password.
public let kSecClassGenericPassword = "genp"
/// A password of a server.
public let kSecClassInternetPassword = "inet"
/// A certificate.
public let kSecClassCertificate = "cert"
/// A key.
public let kSecClassKey = "keys"
/// A certificate with its key.
public let kSecClassIdentity = "idnt"

// MARK: Attributes

/// The key of the account.
public let kSecAttrAccount = "acct"
/// The key of the service.
public let kSecAttrService = "svce"
/// The key of the server.
public let kSecAttrServer = "srvr"
/// The key of the group of programs that share the item.
public let kSecAttrAccessGroup = "agrp"
/// The key of when the item may be read.
public let kSecAttrAccessible = "pdmn"
/// The key of the conditions under which the item may be read.
public let kSecAttrAccessControl = "accc"
/// The key of the name that a person sees.
public let kSecAttrLabel = "labl"
/// The key of a description.
public let kSecAttrDescription = "desc"
/// The key of a comment.
public let kSecAttrComment = "icmt"
/// The key of bytes of the program.
public let kSecAttrGeneric = "gena"
/// The key of the program's name of a key.
public let kSecAttrApplicationTag = "atag"
/// The key of whether the item is on all devices of a person.
public let kSecAttrSynchronizable = "sync"
/// The key of the port.
public let kSecAttrPort = "port"
/// The key of the path.
public let kSecAttrPath = "path"
/// The key of the protocol.
public let kSecAttrProtocol = "ptcl"
/// The key of whether the item is hidden.
public let kSecAttrIsInvisible = "invi"
/// The key of the type.
public let kSecAttrType = "type"

// MARK: Values

/// Items on all devices or on one.
public let kSecAttrSynchronizableAny = "syna"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// While the device is unlocked, on this one alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// After the device was unlocked once, on this one alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// While the device is unlocked, on this one alone, with a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// Always.
public let kSecAttrAccessibleAlways = "dk"
/// Always, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"

// MARK: Questions

/// The key of the secret.
public let kSecValueData = "v_Data"
/// The key of an object of an item.
public let kSecValueRef = "v_Ref"
/// The key of a lasting reference.
public let kSecValuePersistentRef = "v_PersistentRef"
/// The key of whether the secret is returned.
public let kSecReturnData = "r_Data"
/// The key of whether the attributes are returned.
public let kSecReturnAttributes = "r_Attributes"
/// The key of whether an object is returned.
public let kSecReturnRef = "r_Ref"
/// The key of whether a lasting reference is returned.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// The key of the number of results.
public let kSecMatchLimit = "m_Limit"
/// One result.
public let kSecMatchLimitOne = "m_LimitOne"
/// All results.
public let kSecMatchLimitAll = "m_LimitAll"
/// The key of what a person is told who is asked.
public let kSecUseOperationPrompt = "u_OpPrompt"
/// The key of whether a person may be asked.
public let kSecUseAuthenticationUI = "u_AuthUI"
/// The key of the context in which a person was asked.
public let kSecUseAuthenticationContext = "u_AuthCtx"
/// The key of the keychain that is used.
public let kSecUseDataProtectionKeychain = "nleg"

/// The attributes that an item keeps.
let attributeKeys: Set<String> = [
  kSecAttrAccount,
  kSecAttrService,
  kSecAttrServer,
  kSecAttrAccessGroup,
  kSecAttrAccessible,
  kSecAttrAccessControl,
  kSecAttrLabel,
  kSecAttrDescription,
  kSecAttrComment,
  kSecAttrGeneric,
  kSecAttrApplicationTag,
  kSecAttrSynchronizable,
  kSecAttrPort,
  kSecAttrPath,
  kSecAttrProtocol,
  kSecAttrIsInvisible,
  kSecAttrType,
]
