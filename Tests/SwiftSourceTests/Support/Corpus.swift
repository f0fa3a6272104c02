/// Swift text of many kinds, small enough to be read over and over in a changed form.
enum Corpus {
    static let texts = [declarations, bodies, literals, requirements, conditions]

    static let declarations = #"""
        import Foundation
        @testable import struct Swift.Array

        /// A screen.
        @MainActor public final class Screen<Item: Hashable & Sendable>: Base, @unchecked Sendable where Item: P {
            private(set) var items: [Item] = [] { didSet { reload() } }
            lazy var title = { "a" }(), other: Int?
            let (x, y) = (1, 2)
            init?(coder: NSCoder) { super.init(coder: coder) }
            convenience init<T>(_ a: T..., b: inout [String: Int] = [:]) async throws { self.init() }
            subscript(index: Int) -> Item { get { items[index] } set { items[index] = newValue } }
            static func == (a: Screen, b: Screen) -> Bool { a === b }
            deinit { stop() }
            enum Kind: String, CaseIterable { case a = "x", b; indirect case c(Int, label: Kind = .a) }
            #if DEBUG
            typealias Rows<T> = [T]
            #else
            typealias Rows<T> = Set<T>
            #endif
            #Preview { Screen() }
        }
        extension Array<Int>: @retroactive P where Element == Int {}
        protocol P<A>: AnyObject { associatedtype A: Sequence = [Int] where A.Element: P; var b: Int { get async throws }; mutating func c() }
        infix operator <+>: AdditionPrecedence
        struct R: ~Copyable { consuming func f() -> some P { self } }
        print("top")
        """#

    static let bodies = #"""
        func f() async {
            guard let self, case .a(let b, (c, _))? = d else { return }
            if let x = xs.first(where: { $0 > 1 && $0 < 3 }), #available(iOS 17, *), y { z() } else if w {} else { v }
            switch (a, b) { case (.x, let y) where y > 1, (_, is Int): fallthrough; default: break }
            outer: for await case let x? in stream.map { [weak self, q = 1] (a: Int, _) async throws -> Int in a } where x { continue outer }
            do throws(E) { try await view?.show(await interactor.load(id: 1), a ? b : c) { } done: { x in x } } catch let e as E { throw e } catch { print(error) }
            let k = \A.b[0]?.c, l = #selector(a(b:)), m = [1: 2, 3: -4], n: [(Int) -> Void] = []
            _ = if a { 1 } else { 2 }
            x
                .map(\.a)
                #if os(iOS)
                .b { 1 }
                #endif
                ?? y as? Set<[Int]> as Any
            repeat { i += 1 } while i <= 3; defer { done() }
            func g<T>(_ t: T) -> T { t }; struct L { var a: Int { 1 } }
            while let n = next() { a![0]?.b!.c = n }
        }
        """#

    static let literals = ##"""
        let a = "x \(y + "\(z)") \u{1F600} \" \\", b = #"raw \(no) \#(yes)"#, c = """
            line \(x) "quoted" \
            more
            """, d = /ab[/]c\/d(e)/, e = #/x/y/#, f = 0x1F.p + 1_000.5e-3 + 0b1 + 0x1p-3, g = 1...3, h = t.0.1
        /* a /* nested */ b */ // line
        let `default` = $0 + größe ≠ 🎉 <#name#> a??.b !c &d ..<5
        """##

    static let requirements = """
        /// Shows.
        ///  - Parameter x: what
        @discardableResult func show<T, each U: P>(_ x: T = .init(a, b), on y: inout [U], z: @escaping @Sendable (Int) throws(E) -> Void...) async rethrows -> (any A & B)? where T: C, U.X == Y<Z>
        var title: String { get set }; static var count: Int { get async throws }
        var fee: Fee? = nil
        func a()
            -> Int
        func b(x: Int,
               y: (a: Int, String)) { body }
        init(a: Int); subscript(a: Int) -> Int { get }; associatedtype A: B
        func c(_ t: T.Type, u: Any.Type?, v: [3 of Int], w: ~Copyable, x: `Self`, y: repeat each T) -> [String: [Int?]]!
        """

    static let conditions = """
        #if canImport(UIKit) && !os(watchOS)
        class A { #if X
        func a() {}
        #elseif Y
        func b() {}
        #endif
        }
        #endif
        #warning("x")
        let x = #file
        """
}

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
