import Diagnostics

extension Rule {
    package static let otherKit = Rule(
        id: "otherKit",
        severity: .warning,
        summary: "The navigation is written for the UI kit of the app",
        explanation: """
            'ui' in App.viper has another UI kit than before. Navigation.swift was written once and is yours: as long as nobody \
            has written to it, it follows 'ui'; here somebody has, and it shows screens that are none any more. Move the file out \
            of the way, run 'viper-gen generate', which writes one for the new kit, and bring over what you wrote.
            """,
        wrong: "import UIKit   // in Navigation.swift, under 'ui swiftui'",
        right: "import SwiftUI")
}

extension Diagnostic {
    static func otherKit(_ other: String, insteadOf kit: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .otherKit, "the navigation imports \(other), and the app's screens are \(kit)'s", at: location,
            notes: [
                Note(
                    "move this file out of the way: `viper-gen generate` writes one for \(kit), into which you bring over what "
                        + "you wrote")
            ])
    }
}
