extension AppSettings.Kit: RawRepresentable, CaseIterable {
    /// Those that are built in.
    package static let allCases: [AppSettings.Kit] = [.uikit, .swiftui, .terminal, .none]

    /// One of those that are built in, by what `ui` says.
    package init?(rawValue: String) {
        guard let kit = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kit
    }

    /// What `ui` says, and the folder of its templates.
    package var rawValue: String {
        switch self {
        case .uikit: "uikit"
        case .swiftui: "swiftui"
        case .terminal: "terminal"
        case .none: "none"
        case .own(let folder): folder
        }
    }
}
