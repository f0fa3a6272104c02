extension Kit {
    /// The built-in kits. Each kit is a value here and a folder in `Templates`.
    package static let builtIn = [uikit, swiftui, terminal, none]

    package static let uikit = Kit(
        name: "uikit",
        viewClass: "{module}ViewController",
        usedNames: [
            "IndexPath", "NSCoder", "Task", "UIAction", "UIBarButtonItem", "UIKit", "UILabel",
            "UINavigationController", "UITableView", "UITableViewCell", "UITableViewController", "UIView",
            "UIViewController", "UIWindow",
        ],
        inherited: .viewController,
        events: Set(LifecycleEvent.allCases).subtracting([.onAppear, .onDisappear]),
        hasAnimatedParameter: true,
        views: .mainActorSinceSwift6,
        hosts: ["swiftui"],
        entryPoints: [
            ("project/AppDelegate.swift.stencil", "AppDelegate.swift"),
            ("project/SceneDelegate.swift.stencil", "SceneDelegate.swift"),
        ],
        isProgram: false,
        hasXcodeProject: true,
        firstSteps:
            "open {name}.xcodeproj in Xcode to run and test it; `swift test` tests the package in the same folder.")

    package static let swiftui = Kit(
        name: "swiftui",
        viewClass: "{module}ViewState",
        screenView: "{module}View",
        screenTemplate: .swiftUIView,
        supportNames: ["ScreenStack", "ScreenStackView"],
        usedNames: [
            "AnyView", "App", "Bindable", "Button", "Environment", "Group", "Hashable", "Hasher", "Identifiable",
            "List",
            "NavigationStack", "ObjectIdentifier", "Observable", "Observation", "ObservationIgnored", "Scene",
            "State", "SwiftUI", "Task", "Text", "Toggle", "UIHostingController", "View", "ViewBuilder", "WindowGroup",
        ],
        frameworkViews: [
            "ContentUnavailableView", "EmptyView", "EquatableView", "HSplitView", "NavigationSplitView",
            "NavigationView", "PlaceholderContentView", "ProgressView", "ScrollView", "SubscriptionView", "TabView",
            "TimelineView", "TupleView", "VSplitView",
        ],
        inherited: .observable,
        events: Set(LifecycleEvent.allCases).subtracting(LifecycleEvent.layout),
        keepsState: true,
        styles: [.classes],
        entryPoints: [("project/SwiftUIMain.swift.stencil", "Main.swift")],
        hasXcodeProject: true,
        firstSteps: """
            open {name}.xcodeproj in Xcode to run and test it; in the package in the same folder, `swift run` runs the \
            app on a Mac, and `swift test` tests it.
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
        entryPoints: [("project/TerminalMain.swift.stencil", "Main.swift")])

    /// Plain classes, for views that you write.
    package static let none = Kit(name: "none", views: .nowhere)
}
