/// Makes a label before the compiler has read what one is.
@MainActor
struct ALabels {
    let label: any Titled = ZLabel()
}
