/// The string literals by which stubs and test skeletons mark a member as not implemented, for example
/// `"ListPresenter.show(_:) is not implemented"`.
package enum StubMarker {
    /// The end of the literal in a stub and in the skeleton that tests it.
    package static let ending = " is not implemented\""
    /// The end of the literal in a skeleton that tests an implemented member.
    package static let untestedEnding = " is not tested yet\""
}
