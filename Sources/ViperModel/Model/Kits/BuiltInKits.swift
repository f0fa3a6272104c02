extension Kit {
    /// The kits that come with the tool, in the order in which they are offered. Another one is a value here and a folder of
    /// `Templates`.
    package static let builtIn = [uikit, swiftui, terminal, none]

    package static let uikit = Kit(
        name: "uikit",
        viewClass: "{module}ViewController",
        usedNames: ["NSCoder", "Task", "UIKit", "UINavigationController", "UIViewController"],
        inherited: .viewController,
        events: Set(LifecycleEvent.allCases).subtracting([.onAppear, .onDisappear]),
        tellsAnimation: true,
        views: .mainActorSinceSwift6,
        hosts: ["swiftui"],
        entryPoint: ("project/SceneDelegate.swift.stencil", "SceneDelegate.swift"),
        isProgram: false,
        firstSteps: """
            `swift test` tests it. In Xcode, an app target takes {sources}, and its Info.plist names SceneDelegate.
            """)

    package static let swiftui = Kit(
        name: "swiftui",
        viewClass: "{module}ViewState",
        screenView: "{module}View",
        screenTemplate: .swiftUIView,
        supportNames: ["ScreenStack", "ScreenStackView"],
        usedNames: [
            "AnyView", "App", "Bindable", "Button", "Hashable", "Hasher", "Identifiable", "LabeledContent", "List",
            "NavigationStack", "ObjectIdentifier", "Observable", "Observation", "ObservationIgnored", "Scene",
            "State", "SwiftUI", "Task", "Text", "UIHostingController", "View", "ViewBuilder", "WindowGroup",
        ],
        inherited: .observable,
        events: Set(LifecycleEvent.allCases).subtracting(LifecycleEvent.layout),
        keepsState: true,
        styles: [.classes],
        entryPoint: ("project/SwiftUIMain.swift.stencil", "Main.swift"),
        firstSteps: """
            `swift run` runs it on a Mac, `swift test` tests it. In Xcode, an app target takes {sources}
            """)

    package static let terminal = Kit(
        name: "terminal",
        viewClass: "{module}TerminalView",
        support: [
            "Terminal", "TerminalApp", "TerminalCanvas", "TerminalForm", "TerminalKey", "TerminalText",
            "TerminalTextField", "TerminalView",
        ],
        supportNames: [
            "Canvas", "Key", "KeyDecoder", "ScreenStack", "StandardStreams", "Terminal", "TerminalApp",
            "TerminalDevice", "TerminalEvent", "TerminalForm", "TerminalFrame", "TerminalView", "TextField",
            "TextStyle",
        ],
        usedNames: [
            "ArraySlice", "AsyncStream", "Character", "Hashable", "Int16", "Int32", "ProcessInfo", "Range",
            "Sequence", "StaticString", "Substring", "Task", "Thread", "UInt8", "UTF8", "Unicode",
            "UnsafeMutablePointer", "UnsafeMutableRawPointer",
        ],
        inherited: .terminalView,
        events: [.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        entryPoint: ("project/TerminalMain.swift.stencil", "Main.swift"))

    /// Plain classes, for views that a person writes.
    package static let none = Kit(name: "none", views: .nowhere)
}
