import Testing

@testable import ViperModel

/// Work shared out among cores.
struct ParallelMapTests {
    @Test(arguments: [0, 1, 7, 16, 17, 1_000])
    func resultsStandInTheOrderOfTheElements(count: Int) {
        let numbers = Array(0..<count)
        #expect(numbers.mapInParallel { $0 * 3 } == numbers.map { $0 * 3 })
    }
}
