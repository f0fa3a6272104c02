/// The settings of `App.viper`.
enum SettingName: String, CaseIterable {
    case target, root, ui, naming, emit, tests, swift, isolation, access, indent, specs, sources, testing, templates,
        rules,
        requires
}
