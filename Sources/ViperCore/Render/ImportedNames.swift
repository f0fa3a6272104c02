/// Names of types that test files import beside the app's own: from Testing, Foundation, and what Foundation brings along on
/// Apple's platforms. In the app's own files its types come first; a test, where both are imported, has to be told.
enum ImportedNames {
    static let all: Set<String> = testing.union(foundation).union(apple)

    private static let testing: Set<String> = [
        "Attachable", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation", "ExitStatus", "ExitTest",
        "Expectation", "Issue", "ParallelizationTrait", "SourceLocation", "Suite", "SuiteTrait", "Tag", "Test",
        "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
    ]

    private static let foundation: Set<String> = [
        "AffineTransform", "AttributeContainer", "AttributeScope", "AttributeScopes", "AttributedString",
        "BlockOperation",
        "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet",
        "CocoaError",
        "ComparisonResult", "Data", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension",
        "Expression", "FileHandle", "FileManager", "FileWrapper", "FormatStyle", "Formatter", "HTTPCookie", "Host",
        "IndexPath", "IndexSet", "InflectionRule", "InputStream", "JSONDecoder", "JSONEncoder", "Locale",
        "LocalizedError",
        "Measurement", "MessagePort", "Morphology", "NetService", "Notification", "NotificationCenter",
        "NumberFormatter",
        "Operation", "OperationQueue", "OutputStream", "ParseStrategy", "PersonNameComponents", "Pipe", "Port",
        "Predicate", "Process", "ProcessInfo", "Progress", "QualityOfService", "RecoverableError", "RunLoop", "Scanner",
        "SortComparator", "SortDescriptor", "SortOrder", "Stream", "StringTransform", "Thread", "TimeInterval",
        "TimeZone",
        "Timer", "URLComponents", "URLError", "URLProtocol", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
        "UndoManager", "Unit", "UnitAngle", "UnitArea", "UnitConverter", "UnitDuration", "UnitEnergy", "UnitLength",
        "UnitMass", "UnitPower", "UnitSpeed", "UnitTemperature", "UnitVolume", "UserDefaults",
    ]

    /// Combine, CoreFoundation and the Objective-C runtime.
    private static let apple: Set<String> = [
        "Boolean", "Byte", "Cancellable", "Category", "Deferred", "Empty", "Fail", "Fixed", "Future", "Handle", "Ivar",
        "Just", "Method", "ObservableObject", "Point", "Publisher", "Publishers", "Record", "Rect", "Scheduler",
        "Selector", "Size", "Style", "Subject", "Subscriber", "Subscribers", "Subscription", "Zone",
    ]
}
