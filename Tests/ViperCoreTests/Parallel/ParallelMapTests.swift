import Testing

@testable import ViperModel

/// Work shared out among cores.
struct ParallelMapTests {
    @Test(arguments: [0, 1, 7, 16, 17, 1_000])
    func resultsStandInTheOrderOfTheElements(count: Int) {
        let numbers = Array(0..<count)
        #expect(numbers.mapInParallel { $0 * 3 } == numbers.map { $0 * 3 })
    }

    private struct Fault: Error { let number: Int }

    @Test func theFirstErrorInTheOrderOfTheElementsIsThrown() {
        let fault = #expect(throws: Fault.self) {
            try Array(0..<1_000).mapInParallel { (number) throws(Fault) in
                if number % 7 == 6 { throw Fault(number: number) }
                return number
            }
        }
        #expect(fault?.number == 6)
    }
}
