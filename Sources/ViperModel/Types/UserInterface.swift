import SwiftSource

/// What is known of frameworks that draw screens, without reading them: for rules, and for what files import.
package enum UserInterface {
    /// The frameworks that have nothing to do with what a presenter or an interactor decides.
    package static let frameworks: Set = ["AppKit", "CarPlay", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit"]

    /// Whether a type is one of theirs: UIKit's by their prefix, others by their names.
    package static func declares(_ name: String) -> Bool {
        var name = name
        if name.utf8.contains(UInt8(ascii: ".")) {
            let parts = name.split(separator: ".")
            name = parts.first { !qualifiers.contains(String($0)) }.map(String.init) ?? name
        }
        if others.contains(name) { return true }
        if frameworks.contains(name) { return false }
        let letters = Array(name.unicodeScalars.prefix(4))
        return letters.count > 3 && letters[0] == "U" && letters[1] == "I"
            && letters[2].properties.isUppercase && letters[3].properties.isLowercase
    }

    /// Those of the frameworks whose types are told by a prefix.
    package static let prefixed: Set = ["AppKit", "Cocoa", "UIKit"]

    /// Whether a word can name what comes with those frameworks: theirs, or of one below them that is not Foundation.
    package static func mayDeclare(_ word: String) -> Bool {
        guard let first = word.utf8.first, first.isAsciiCapital else { return false }
        if declares(word) { return true }
        let letters = Array(word.unicodeScalars.prefix(3))
        return letters.count > 2 && letters[2].properties.isUppercase && prefixes.contains(String(word.prefix(2)))
            && !ofFoundation.contains(word) && !frameworks.contains(word)
    }

    /// Whether a name is that of a type, an attribute or a function that SwiftUI has and screens are made of.
    package static func isOfSwiftUI(_ name: String) -> Bool { ofSwiftUI.contains(name) }

    private static let ofSwiftUI: Set = [
        "Alert", "Alignment", "Angle", "Animation", "AnyShape", "AnyTransition", "AnyView", "AppStorage", "Binding",
        "Button", "Color", "ColorScheme", "DismissAction", "Edge", "EdgeInsets", "EditMode", "Environment",
        "EnvironmentObject", "EnvironmentValues", "FetchRequest", "FocusState", "Font", "ForEach", "Form",
        "GeometryProxy", "Gradient", "Group", "HStack", "Image", "Label", "LinearGradient", "List", "Menu",
        "NavigationLink", "NavigationPath", "NavigationStack", "NavigationView", "ObservedObject",
        "PreferenceKey", "PresentationMode", "ScenePhase", "ScrollView", "Section", "Shape", "Spacer", "State",
        "StateObject", "TabView", "Text", "Toggle", "UnitPoint", "VStack", "View", "ViewBuilder", "ViewModifier",
        "ZStack", "withAnimation",
    ]

    private static let prefixes: Set = ["CA", "CG", "CI", "CT", "IB", "NS", "UI", "UN", "UT"]

    private static let ofFoundation: Set = [
        "CGFloat", "NSArray", "NSCoding", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSError", "NSLock",
        "NSNotification", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange",
        "NSRegularExpression", "NSSet", "NSSortDescriptor", "NSString", "NSURL", "NSUUID",
    ]

    /// The modules that a type's name may begin with.
    private static let qualifiers: Set = ["UIKit", "AppKit", "SwiftUI", "Foundation", "CoreGraphics"]

    /// Types of other frameworks that say how something looks.
    private static let others: Set = [
        "AnyView", "CGPoint", "CGRect", "CGSize", "CALayer", "LocalizedStringKey", "NSColor", "NSFont", "NSImage",
        "NSView", "NSViewController", "NSWindow",
    ]
}
