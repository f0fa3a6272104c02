extension Program {
    /// The types in specs that have the name of a type that tests import from another module, sorted.
    package var ambiguousNames: [String] { declaredNames.filter(ImportedNames.contains).sorted() }

    /// The names of the types and services that specs declare, without types that are generated for modules.
    var declaredNames: Set<String> {
        Set(data.filter { $0.kind != .extension }.map(\.name) + services.map(\.name))
    }
}

/// The types that test files import from Testing, Foundation, and Foundation's dependencies on Apple platforms.
///
/// In the app's files, the app's own types take precedence. Tests also import the app's module, so they must qualify
/// the name.
enum ImportedNames {
    static func contains(_ name: String) -> Bool {
        testing.contains(name) || foundation.contains(name) || apple.contains(name) || name.hasPrefix("NS")
            || name.hasPrefix("Dispatch")
    }

    private static let testing: Set<String> = [
        "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
        "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest", "Expectation",
        "ExpectationFailedError", "Issue", "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait",
        "SourceLocation", "Suite", "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
    ]

    private static let foundation: Set<String> = [
        "AffineTransform", "AlignmentOptions", "AttributeContainer", "AttributeDynamicLookup", "AttributeScope",
        "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedString",
        "AttributedStringAttributeMutation", "AttributedStringKey", "AttributedStringProtocol", "AttributedSubstring",
        "BlockOperation", "Bundle", "ByteCountFormatStyle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect",
        "CGRectEdge", "CGSize", "Calendar", "CharacterSet", "CocoaError", "CodableAttributedStringKey",
        "CodableConfiguration", "CodableWithConfiguration", "ComparableComparator", "Comparator", "ComparisonResult",
        "ContiguousBytes", "CurrencyFormatStyleConfiguration", "CustomNSError", "Data", "DataProtocol",
        "DateComponents", "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
        "DecodableAttributedStringKey", "DecodableWithConfiguration", "DecodingConfigurationProviding",
        "DescriptiveNumberFormatConfiguration", "Dimension", "DiscontiguousAttributedSubstring", "DiscreteFormatStyle",
        "EncodableAttributedStringKey", "EncodableWithConfiguration", "EncodingConfigurationProviding",
        "EnergyFormatter", "Expression", "FileAttributeKey", "FileAttributeType", "FileHandle", "FileManager",
        "FileManagerDelegate", "FileProtectionType", "FileWrapper", "FloatingPointFormatStyle",
        "FloatingPointParseStrategy", "FormatStyle", "FormatStyleCapitalizationContext", "Formatter", "HTTPCookie",
        "Host", "ISO8601DateFormatter", "IndexPath", "IndexSet", "InflectionRule", "InputStream", "IntegerFormatStyle",
        "IntegerParseStrategy", "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPathComparator",
        "LengthFormatter", "ListFormatStyle", "Locale", "LocalizedError", "MarkdownDecodableAttributedStringKey",
        "MassFormatter", "Measurement", "MessagePort", "Morphology", "MutableDataProtocol", "NetService",
        "Notification", "NotificationCenter", "NotificationQueue", "NumberFormatStyleConfiguration", "NumberFormatter",
        "ObjCBool", "OperatingSystemVersion", "Operation", "OperationQueue", "OutputStream", "POSIXError",
        "ParseStrategy", "ParseableFormatStyle", "PersonNameComponents", "PersonNameComponentsFormatter", "Pipe",
        "Port", "PortDelegate", "PortMessage", "Predicate", "PredicateBindings", "PredicateError",
        "PredicateExpression", "PredicateExpressions", "Process", "ProcessInfo", "Progress", "ProgressKind",
        "ProgressReporting", "ProgressUserInfoKey", "PropertyListDecoder", "PropertyListEncoder",
        "PropertyListSerialization", "QualityOfService", "RecoverableError", "ReferenceConvertible", "RunLoop",
        "Scanner", "ScopedAttributeContainer", "SocketNativeHandle", "SocketPort", "SortComparator", "SortDescriptor",
        "SortOrder", "StandardPredicateExpression", "Stream", "StreamDelegate", "StreamNetworkServiceTypeValue",
        "StreamSOCKSProxyConfiguration", "StreamSOCKSProxyVersion", "StreamSocketSecurityLevel", "StringStyle",
        "StringTransform", "Thread", "TimeInterval", "TimeZone", "Timer", "URLComponents", "URLError",
        "URLFileResourceType", "URLProtocol", "URLQueryItem", "URLRequest", "URLResourceKey", "URLResourceValues",
        "URLResponse", "URLSession", "UndoManager", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea",
        "UnitConcentrationMass", "UnitConverter", "UnitConverterLinear", "UnitDispersion", "UnitDuration",
        "UnitElectricCharge", "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance",
        "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength",
        "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults",
    ]

    /// Types of Combine, CoreFoundation and the Objective-C runtime.
    private static let apple: Set<String> = [
        "Boolean", "Byte", "Cancellable", "Category", "Deferred", "Empty", "Fail", "Fixed", "Future", "Handle", "Ivar",
        "Just", "Method", "ObservableObject", "Point", "Publisher", "Publishers", "Record", "Rect", "Scheduler",
        "Selector", "Size", "Style", "Subject", "Subscriber", "Subscribers", "Subscription", "Zone",
    ]
}
