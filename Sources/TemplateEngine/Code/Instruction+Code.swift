extension Instruction {
    func write(to numbers: inout NumberWriter) {
        switch self {
        case .text(let start, let count): numbers.write(0, start, count)
        case .print(let value): numbers.write(1, value)
        case .printBlock(let value, let block): numbers.write(2, value, block)
        case .store(let slot, let value): numbers.write(3, slot, value)
        case .jump(let target): numbers.write(4, target)
        case .jumpUnless(let condition, let target): numbers.write(5, condition, target)
        case .beginLoop(let loop, let otherwise): numbers.write(6, loop, otherwise)
        case .nextIteration(let loop, let exit): numbers.write(7, loop, exit)
        case .endLoop: numbers.write(8)
        case .call(let call): numbers.write(9, call)
        case .return: numbers.write(10)
        case .beginCapture: numbers.write(11)
        case .endCapture(let slot): numbers.write(12, slot)
        case .endLayout(.list): numbers.write(13)
        case .endLayout(.words): numbers.write(14)
        }
    }

    init(from numbers: inout NumberReader) {
        switch numbers.next() {
        case 0: self = .text(start: numbers.next(), count: numbers.next())
        case 1: self = .print(numbers.next())
        case 2: self = .printBlock(numbers.next(), block: numbers.next())
        case 3: self = .store(slot: numbers.next(), numbers.next())
        case 4: self = .jump(numbers.next())
        case 5: self = .jumpUnless(numbers.next(), numbers.next())
        case 6: self = .beginLoop(numbers.next(), otherwise: numbers.next())
        case 7: self = .nextIteration(numbers.next(), exit: numbers.next())
        case 8: self = .endLoop
        case 9: self = .call(numbers.next())
        case 11: self = .beginCapture
        case 12: self = .endCapture(slot: numbers.next())
        case 13: self = .endLayout(.list)
        case 14: self = .endLayout(.words)
        default: self = .return
        }
    }
}

extension Operation {
    func write(to numbers: inout NumberWriter) {
        switch self {
        case .constant(let index): numbers.write(0, index)
        case .slot(let slot): numbers.write(1, slot)
        case .slotMember(let slot, let field): numbers.write(2, slot, field)
        case .member(let record, let field): numbers.write(3, record, field)
        case .index(let list, let index): numbers.write(4, list, index)
        case .filter(let filter, let value, let start, let count):
            numbers.write(5, filter.position, value, start, count)
        case .isPresent(let value): numbers.write(6, value)
        case .not(let condition): numbers.write(7, condition)
        case .all(let start, let count): numbers.write(8, start, count)
        case .any(let start, let count): numbers.write(9, start, count)
        case .compare(let comparison, let left, let right): numbers.write(10, comparison.position, left, right)
        case .choose(let condition, let then, let otherwise): numbers.write(11, condition, then, otherwise)
        case .loopMember(let member, let position): numbers.write(12, member.position, position)
        }
    }

    init(from numbers: inout NumberReader) {
        switch numbers.next() {
        case 0: self = .constant(numbers.next())
        case 1: self = .slot(numbers.next())
        case 2: self = .slotMember(numbers.next(), field: numbers.next())
        case 3: self = .member(numbers.next(), field: numbers.next())
        case 4: self = .index(numbers.next(), numbers.next())
        case 5:
            self = .filter(
                numbers.case(of: Filter.upperFirst), numbers.next(), arguments: numbers.next(), count: numbers.next())
        case 6: self = .isPresent(numbers.next())
        case 7: self = .not(numbers.next())
        case 8: self = .all(numbers.next(), count: numbers.next())
        case 9: self = .any(numbers.next(), count: numbers.next())
        case 10: self = .compare(numbers.case(of: Comparison.equal), numbers.next(), numbers.next())
        case 11: self = .choose(condition: numbers.next(), then: numbers.next(), otherwise: numbers.next())
        case 12: self = .loopMember(numbers.case(of: LoopMember.first), position: numbers.next())
        default: self = .constant(0)
        }
    }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    /// The case's place among all.
    fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension NumberReader {
    /// The case whose place was written; `first` is the first one.
    fileprivate mutating func `case`<Kind: CaseIterable>(of first: Kind) -> Kind where Kind.AllCases == [Kind] {
        let position = next()
        return Kind.allCases.indices.contains(position) ? Kind.allCases[position] : first
    }
}
