module Chart {
    presenter {
        /// A place in the chart.
        typealias Point = (day: Int, value: Double)
        subscript(day: Int) -> Double { get }
        func viewDidLoad() { interactor.load() }
        func didTapLegend(at point: Point) { router.openLegend(of: "\(point.day)") }
    }
    interactor {
        init(limit: Int)
        func load()
    }
    output { func didLoad(_ values: [Double]) }
    router { func openLegend(of day: String) { navigation.push(LegendModule(day: day)) } }
}

module Legend(day: String) {
    view {
        typealias Lines = [String]
        func show(_ lines: Lines)
    }
    presenter(day) { func viewDidLoad() { view?.show([day]) } }
}
