extension MapPage {
    /// What the page's policy knows its program by: the test of it says the new one where the program has changed.
    static let scriptDigest = "sha256-+DbWWksLfnkEkyO5f/X98g6Pu95Z2oH+eXiRPhB85lk="
    /// What the page's policy knows its style by.
    static let styleDigest = "sha256-QPNloXFMKsa37XjhQj2Y0vailLTAf61kymnrJEw/9W0="
}
