// Verbs of navigation beside push and present: child screens, tabs, links.
app Verbs {
    ui   uikit
    root Shell
}
