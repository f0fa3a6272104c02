/// The settings of an app, outside of blocks.
package enum SettingName: String, CaseIterable {
    case target, root, ui, style, naming, emit, tests, swift, isolation, access, indent
    case specs, sources, testing, templates, rules, requires
}
