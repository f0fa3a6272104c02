/// States at its head that it conforms to a plain protocol of the specs.
actor ZLabel: Titled {
    nonisolated let title = "Z"
}
