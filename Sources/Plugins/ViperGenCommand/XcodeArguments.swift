extension [String] {
    /// The arguments without the `--target NAME` that Xcode adds for each target that was chosen in its dialogue. Of the tool's
    /// commands only `new` has such an option: the first one behind `new` is a person's, and stays.
    var withoutXcodeTargets: [String] {
        var kept: [String] = []
        var rest = self[...]
        while let word = rest.popFirst() {
            if word != "--target" || kept.first == "new" && !kept.contains(word) {
                kept.append(word)
            } else {
                rest = rest.dropFirst()
            }
        }
        return kept
    }
}
