import ViperSpec

/// Words that people know from elsewhere, and the words of `App.viper` for them, which a message suggests.
enum SettingSynonyms {
    /// The setting that a word was meant to be.
    static func setting(meantBy word: String) -> String? { settings[word.lowercased()] }

    /// The value of a setting that a word was meant to be; nil where it is not among `known`, which the setting takes.
    static func value(meantBy word: String, of setting: String, among known: [String]) -> String? {
        let meant = values[setting, default: names][word.lowercased()]
        return meant.flatMap { known.contains($0) ? $0 : nil }
    }

    private static let settings = [
        "accesslevel": "access", "visibility": "access", "actor": "isolation", "architecture": "style",
        "entry": "root", "first": "root", "initial": "root", "main": "root", "start": "root",
        "framework": "ui", "interface": "ui", "kit": "ui", "uikit": "ui", "swiftui": "ui", "terminal": "ui",
        "generate": "emit", "output": "emit", "parts": "emit",
        "indentation": "indent", "spaces": "indent", "tabs": "indent", "tabwidth": "indent",
        "language": "swift", "languagemode": "swift", "swiftlanguagemode": "swift", "swiftversion": "swift",
        "lint": "rules", "severity": "rules", "names": "naming", "scheme": "naming", "suffix": "naming",
        "module": "target", "name": "target", "product": "target",
        "testframework": "tests", "xctest": "tests", "testfolder": "testing", "version": "requires",
        "xcode": "project", "xcodeproj": "project", "xcodeproject": "project",
    ]

    private static let values = [
        "access": ["open": "public", "private": "internal", "fileprivate": "internal"],
        "emit": [
            "contracts": "contract", "protocols": "contract", "implementations": "classes",
            "stubs": "classes", "factories": "assembly", "wiring": "assembly", "fixtures": "mocks",
        ],
        "isolation": ["main": "mainActor", "nonisolated": "none", "off": "none"],
        "naming": [
            "wireframe": "router", "navigator": "router", "coordinator": "router", "screen": "view",
            "viewcontroller": "view", "userinterface": "view", "viewmodel": "presenter", "eventhandler": "presenter",
            "input": "interactor", "usecase": "interactor", "interactorinput": "interactor",
            "interactoroutput": "output", "moduleinput": "interface", "moduleoutput": "delegate",
            "assembly": "module", "builder": "module", "configurator": "module", "destination": "module",
            "factory": "module", "environment": "dependencies", "services": "dependencies", "viper": "protocols",
        ],
        "style": [
            "async": "reactive", "combine": "reactive", "functions": "reactive", "rx": "reactive",
            "streams": "reactive", "class": "classes", "objects": "classes", "viper": "classes",
        ],
        "tests": ["testing": "swiftTesting", "swift": "swiftTesting", "xctestcase": "xctest"],
        "ui": [
            "cli": "terminal", "console": "terminal", "tui": "terminal", "storyboard": "uikit", "xib": "uikit",
            "headless": "none", "linux": "none", "off": "none", "server": "none",
        ],
    ]

    /// The words in a part's block in `naming`, for every part: such blocks have no table of their own above.
    private static let names = [
        "type": "class", "implementation": "class", "name": "class", "contract": "protocol", "filename": "file",
        "variable": "property", "method": "function",
    ]
}
