extension [String] {
    /// Without the `--target NAME` that Xcode adds for each target that was chosen in its dialogue: the specs know theirs. Of
    /// the tool's commands only `new` has such an option, and its own stands behind it.
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
