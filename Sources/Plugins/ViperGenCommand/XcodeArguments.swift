extension [String] {
    /// The arguments without the `--target NAME` that Xcode adds for each target selected in its dialog. Only the
    /// command `new` has its own option `--target`. So the first `--target` after `new` is the user's, and is kept.
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
