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
        let letters = Array(name.unicodeScalars.prefix(4))
        return letters.count > 3 && letters[0] == "U" && letters[1] == "I"
            && letters[2].properties.isUppercase && letters[3].properties.isLowercase
    }

    /// The modules that a type's name may begin with.
    private static let qualifiers: Set = ["UIKit", "AppKit", "SwiftUI", "Foundation", "CoreGraphics"]

    /// Types of other frameworks that say how something looks.
    private static let others: Set = [
        "AnyView", "CGPoint", "CGRect", "CGSize", "CALayer", "IndexPath", "LocalizedStringKey", "NSAttributedString",
        "NSColor", "NSFont", "NSImage", "NSView", "NSViewController", "NSWindow",
    ]
}
