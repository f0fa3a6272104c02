import SwiftSource

/// The names of UI frameworks and their types, for rules and imports.
package enum UserInterface {
    /// The UI frameworks, which presenters and interactors do not import.
    package static let frameworks: Set = ["AppKit", "CarPlay", "Cocoa", "SwiftUI", "TVUIKit", "UIKit", "WatchKit"]

    /// Returns whether a type belongs to a UI framework. UIKit's types are recognized by their prefix, other types by
    /// their names.
    package static func declares(_ name: String) -> Bool {
        let name = name.split(separator: ".").map(String.init).first { !qualifiers.contains($0) } ?? name
        if others.contains(name) { return true }
        if frameworks.contains(name) { return false }
        let letters = Array(name.unicodeScalars.prefix(4))
        return letters.count > 3 && letters[0] == "U" && letters[1] == "I"
            && letters[2].properties.isUppercase && letters[3].properties.isLowercase
    }

    /// The frameworks whose types have a prefix, such as `UIView`.
    package static let prefixed: Set = ["AppKit", "Cocoa", "UIKit"]

    /// Returns whether a word may be a type of a UI framework, or of a framework below it, such as Core Graphics. Types
    /// of Foundation do not count.
    package static func mayDeclare(_ word: String) -> Bool {
        guard let first = word.utf8.first, first.isAsciiCapital else { return false }
        if declares(word) { return true }
        let letters = Array(word.unicodeScalars.prefix(3))
        return letters.count > 2 && letters[2].properties.isUppercase && prefixes.contains(String(word.prefix(2)))
            && !ofFoundation.contains(word) && !frameworks.contains(word)
    }

    /// Returns whether this is the name of a SwiftUI type, attribute or function that views often use.
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

    /// The modules that may precede a type's name: `UIKit.UIView`.
    private static let qualifiers: Set = ["UIKit", "AppKit", "SwiftUI", "Foundation", "CoreGraphics"]

    /// Types of other frameworks that describe appearance.
    private static let others: Set = [
        "AnyView", "CGPoint", "CGRect", "CGSize", "CALayer", "LocalizedStringKey", "NSColor", "NSFont", "NSImage",
        "NSView", "NSViewController", "NSWindow",
    ]
}
