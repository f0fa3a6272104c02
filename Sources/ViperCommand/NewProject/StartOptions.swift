import ViperModel

extension Option {
    fileprivate static let ui = Option.value(
        "ui", "kit", .choice(Kit.builtIn.map(\.name)),
        help: "Of a new project: what screens are made with. (default: uikit)")
    fileprivate static let style = Option.value(
        "style", "style", .choice(AppSettings.Style.allCases.map(\.rawValue)),
        help: "Of a new project: what modules are made of. (default: classes)")
    fileprivate static let naming = Option.value(
        "naming", "scheme", .choice(Naming.Scheme.allCases.map(\.rawValue)),
        help: "Of a new project: how its types are named. (default: protocols)")
    fileprivate static let tests = Option.value(
        "tests", "framework", .choice(TestFramework.allCases.map(\.rawValue)),
        help: "Of a new project: what tests are written with. (default: swiftTesting)")
    fileprivate static let swift = Option.value(
        "swift", "mode", .choice(AppSettings.SwiftMode.allCases.map { String($0.rawValue) }),
        help: "Of a new project: its language mode. (default: 6)")
}

extension [Option] {
    /// What a project is started with.
    static let starting: [Option] = [.ui, .style, .naming, .tests, .swift]
}

extension StartSettings {
    /// What was said of a new project; the rest keeps its default.
    init(_ arguments: ParsedArguments) {
        self.init()
        if let kit = arguments.value(of: .ui).map(Kit.init(named:)) { self.kit = kit }
        if let style = arguments.value(of: .style).flatMap(AppSettings.Style.init) { self.style = style }
        if let scheme = arguments.value(of: .naming).flatMap(Naming.Scheme.init) { self.scheme = scheme }
        if let tests = arguments.value(of: .tests).flatMap(TestFramework.init) { self.tests = tests }
        if let swift = arguments.value(of: .swift).flatMap(Int.init).flatMap(AppSettings.SwiftMode.init) {
            self.swift = swift
        }
    }
}
