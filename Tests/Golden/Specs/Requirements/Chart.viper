module Chart {
    presenter {
        /// A place in the chart.
        typealias Point = (day: Int, value: Double)
        subscript(day: Int) -> Double { get }
        func viewDidLoad() { interactor.load() }
        func didTapLegend(at point: Point) { router.openLegend(of: "\(point.day)") }
        func didTapProtocol(of day: String) { router.openProtocol(of: day) }
    }
    interactor {
        init(limit: Int)
        func load()
    }
    output { func didLoad(_ values: [Double]) }
    router {
        func openLegend(of day: String) { navigation.push(LegendModule(day: day)) }
        func openProtocol(of day: String) { navigation.push(ProtocolModule(day: day)) }
    }
}

module Legend(day: String) {
    view {
        typealias Lines = [String]
        func show(_ lines: Lines)
    }
    presenter(day) { func viewDidLoad() { view?.show([day]) } }
}

/// What was measured, word for word.
module Protocol(day: String) {
    view {
        func show(_ lines: [String])
        #if DEBUG
        /// What the sensor said itself.
        func showRaw(_ bytes: [UInt8])
        #endif
    }
    presenter(day) {
        func viewDidLoad() { view?.show([day]) }
        func didTapDay() { view?.show([day]) }
    }
}
