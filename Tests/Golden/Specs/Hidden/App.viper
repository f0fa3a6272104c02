/// The app's own Swift has types that hide Swift's, and types that are called as generated ones usually are.
app Hidden {
    ui     uikit
    root   Tasks
    access public
    naming {
        appDependencies "HiddenNeeds"
        destination     "Way"
        navigation      "Ways"
        screen          "Sight"
    }
}
