import TestSupport

/// Makes Swift text at random, as a grammar has it: each name stands for one of its alternatives.
struct SwiftGrammar: Sendable {
    /// The pieces of each alternative of each name.
    private let rules: [String: [[Piece]]]

    private enum Piece {
        case text(String)
        case rule(String)
    }

    /// A rule begins at a line's start with its name; its alternatives are the indented lines after it, the simplest first. In
    /// them `§name` stands for another rule, `⏎` for a line break, `␣` for a space at its head.
    init(_ text: String) {
        var rules: [String: [[Piece]]] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix(" ") {
                rules[name, default: []].append(Self.pieces(of: line.drop { $0 == " " }))
            } else {
                name = String(line)
            }
        }
        self.rules = rules
    }

    private static func pieces(of line: Substring) -> [Piece] {
        var pieces: [Piece] = []
        for (index, part) in line.split(separator: "§", omittingEmptySubsequences: false).enumerated() {
            let name = index == 0 ? "" : String(part.prefix { $0.isLowercase })
            if !name.isEmpty { pieces.append(.rule(name)) }
            pieces.append(
                .text(String(part.dropFirst(name.count)).replacing("⏎", with: "\n").replacing("␣", with: " ")))
        }
        return pieces
    }

    /// A text of the rule. Where it nests deep, its first alternatives are taken.
    func text(_ name: String, _ random: inout SeededGenerator, depth: Int = 0) -> String {
        guard let alternatives = rules[name] else { return "§\(name)" }
        let count = depth > 9 ? min(2, alternatives.count) : alternatives.count
        return alternatives[random.below(count)].map { piece in
            switch piece {
            case .text(let text): text
            case .rule(let rule): self.text(rule, &random, depth: depth + 1)
            }
        }.joined()
    }
}

extension SwiftGrammar {
    /// Members of types, with what may stand in them.
    static let members = SwiftGrammar(
        ##"""
        lower
            a
            b
            count
            item
            `default`
            some
            any
            set
            get
            async
            each
            repeated
            open
            yield
            consume
            then
            actor
            package
            sending
            isolated
            of
            nonisolated
        name
            x
            y
            §lower
        upper
            A
            Int
            String
            Item
        type
            Int
            §upper
            §upper
            §upper
            §upper?
            §type?
            §type!
            [§type]
            [§type: §type]
            (§type)
            ()
            (§type, §type)
            (§name: §type, §name: §type)
            §upper<§type>
            §upper<§type, §type>
            §upper.§upper
            §upper.§upper<§type>.§upper
            any §upper
            some §upper
            any §upper & §upper
            §upper & §upper
            (any §upper)?
            any ~Copyable
            ~Copyable
            §upper.Type
            any §upper.Type
            (any §upper).Type
            §upper.Protocol
            (§type) -> §type
            () -> Void
            (§type, §type) -> §type
            (_ §name: §type) async throws -> §type
            (§type) throws(§upper) -> §type
            @Sendable (§type) -> §type
            @MainActor () async -> §type
            ((§type) -> §type)?
            (inout §type) -> §type
            (repeat each §upper)
            (each §upper)
            [3 of §type]
            Self
            Any
            AnyObject
            _
        parametertype
            §type
            §type
            §type
            inout §type
            @escaping (§type) -> §type
            @escaping @Sendable () -> Void
            @autoclosure () -> §type
            §type...
            isolated §upper
            sending §type
            borrowing §type
            consuming §type
            @ViewBuilder () -> §type
            some §upper
            repeat each §upper
        parameter
            §name: §parametertype
            _ §name: §parametertype
            §name §name: §parametertype
            §name: §type = §expr
            in §name: §type
            for §name: §type = §expr
            _: §type
            @Wrapped §name: §type
            `in`: §type
        parameters
            ()
            (§parameter)
            (§parameter, §parameter)
            (§parameter, §parameter, §parameter)
            (§parameter,)
            (⏎    §parameter,⏎    §parameter⏎)
        generics
            <T>
            <T: §upper>
            <T, U>
            <T: §upper & §upper, U>
            <each T>
            <each T: §upper>
            <let n: Int>
            <T: ~Copyable>
        requirements
            T: §upper
            T == §type
            T: §upper, T.A == §upper
            T.A: §upper & §upper
            T: AnyObject
            repeat each T: §upper
            T: ~Copyable
        where
            ␣where §requirements
            ⏎ where §requirements
        effects
            ␣async
            ␣throws
            ␣async throws
            ␣throws(§upper)
            ␣async throws(§upper)
            ␣rethrows
        signature
            func §name§parameters
            func §name§parameters -> §type
            func §name§parameters§effects
            func §name§parameters§effects -> §type
            func §name§generics§parameters -> §type
            func §name§generics§parameters§where
            func §name§generics§parameters§effects -> §type§where
        attribute
            @discardableResult
            @MainActor
            @objc
            @available(*, deprecated)
            @available(iOS 17, macOS 14, *)
            @available(*, deprecated, message: "a", renamed: "b")
            @inlinable
            @Wrapped
            @Wrapped(§arguments)
            @Sendable
            @objc(a:b:)
            @Module.Wrapped<§type>
            @concurrent
            @inline(__always)
        modifier
            static
            private
            public
            nonisolated
            final
            mutating
            private(set)
            override
            nonisolated(unsafe)
            internal
            fileprivate(set) public
            @MainActor static
            unowned(unsafe)
            weak
            lazy
            class
            required
            dynamic
            indirect
        function
            §signature {}
            §signature§block
            §signature§block
            §signature§block
            §signature§block
            §modifier §signature§block
            §attribute §signature§block
            §attribute⏎§modifier §signature§block
            static func == (a: §type, b: §type) -> Bool§block
            prefix static func +++ (a: §type) -> §type§block
        property
            var §name: §type
            var §name: §type = §expr
            var §name = §expr
            let §name: §type = §expr
            let §name = §expr, §name: §type
            lazy var §name = §expr
            private(set) var §name: §type = §expr
            weak var §name: §type?
            static let §name = §expr
            var §name: §type§block
            var §name: §type { get { §expr } set { §statement } }
            var §name: §type { get§effects§block }
            var §name: §type { mutating get§block nonmutating set(§name)§block }
            var §name: §type = §expr { didSet§block }
            var §name: §type = §expr { willSet(new)§block didSet§block }
            @Wrapped(§arguments) var §name: §type
            let (§name, §name) = §expr
            var §name: §type { _read { yield §expr } _modify { yield &§name } }
        requirement
            §signature
            §signature
            §signature
            var §name: §type { get }
            var §name: §type { get set }
            var §name: §type { get async throws }
            var §name: §type { mutating get nonmutating set }
            var §name: §type { get throws(§upper) }
            static §signature
            mutating §signature
            @MainActor §signature
            nonisolated §signature
            associatedtype §upper
            associatedtype §upper: §upper = §type
            associatedtype §upper where §requirements
            init§parameters
            init?§parameters
            subscript§parameters -> §type { get set }
            typealias §upper = §type
            static func == (a: Self, b: Self) -> Bool
        member
            §function
            §function
            §function
            §function
            §property
            §property
            init§parameters§block
            init?§parameters§effects§block
            convenience init§generics§parameters§where§block
            deinit§block
            subscript§parameters -> §type§block
            subscript§generics§parameters -> §type { get§block set§block }
            typealias §upper = §type
            typealias §upper§generics = §type§where
            struct §upper {⏎§member⏎}
            struct §upper§generics: §upper, §upper§where {⏎§member⏎}
            enum §upper: §upper { case §name, §name }
            enum §upper { case §name(§type), §name(§name: §type, §type); §function }
            indirect enum §upper: Int { case §name = 1, §name }
            final class §upper: §upper {⏎§member⏎§member⏎}
            actor §upper {⏎§member⏎}
            protocol §upper {⏎§requirement⏎§requirement⏎}
            protocol §upper<§upper>: §upper where §requirements { §requirement }
            #if DEBUG⏎§member⏎#endif
            #if os(iOS) || canImport(UIKit)⏎§member⏎#elseif swift(>=6) && !DEBUG⏎§member⏎#else⏎§member⏎#endif
            #Preview { §expr }
            #warning("a")
            // a⏎§member
            /* a */ §function
            /// A.⏎§member
        members
            §member
            §member⏎§member
            §function; §function
        literal
            1
            "a"
            1.5
            -1
            0xFF
            1_000
            1e10
            0b101
            0x1p3
            true
            nil
            "a \(§expr) b"
            "\n\t\"\u{1F600}\\"
            #"a\#(§expr)"#
            """⏎    a⏎    """
            """⏎  a \(§expr)⏎   b⏎  """
            []
            [:]
            [§expr]
            [§expr, §expr,]
            [§expr: §expr, §expr: §expr]
            /a+b/
            #/a(b)/#
            #file
            #function
            #line
        arguments
            §expr
            §name: §expr
            §expr, §name: §expr
            §name: §expr, §name: §expr, §expr
            &§name
            §expr, { §statement }
            §expr,
            .init(§expr), §name: nil
            +
            _ = 1
        atom
            x
            y
            §literal
            §name
            self
            Self
            super.§name
            §upper
            .§name
            .§name(§arguments)
            (§expr)
            (§expr, §name: §expr)
            ()
            $0
            \.§name
            \§upper.§name
            \.§name?.§name[§expr]
            \.self
            §closure
            §upper<§type>()
            §upper<§type>.§name
            [§type]()
            [§upper: §type]()
            §upper.self
            (any §upper).self
            Optional<§upper>.none
            #selector(§name)
            #selector(§upper.§name(_:b:))
            #keyPath(§name.§name)
            #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
            #macro(§arguments)
            _
            <#a#>
            if §cond { §expr } else { §expr }
            switch §head { case .§name: §expr default: §expr }
        postfix
            §atom
            §atom.§name
            §atom.§name
            §postfix(§arguments)
            §postfix()
            §postfix[§arguments]
            §postfix?.§name
            §postfix!
            §postfix?
            §postfix!.§name(§arguments)
            §postfix?[§expr]?.§name
            §postfix.§name { §closurebody }
            §postfix(§arguments) { §closurebody }
            §postfix { §closurebody } §name: { §closurebody }
            §postfix.0
            §postfix.1.0
            §postfix.§name(§name:§name:)
            §postfix.init(§arguments)
            §postfix.self
            §postfix⏎    .§name(§arguments)⏎    .§name
            §postfix.§name<§type>(§arguments)
            §postfix...
            §postfix.default
            §postfix.§upper
        closure
            {}
            { §closurebody }
            { [weak self] in §statement }
        closurebody
            §expr
            §statement
            $0
            §name in §statement
            §name, §name in §statement
            _ in
            [weak self] in §statement
            [unowned(safe) x = §expr, §name] in §expr
            [weak self, §name] §name, _ in §statement
            (§name: §type, §name: §type) -> §type in §statement
            (§name, §name) in §statement
            (§name: §type) async throws -> §type in §statement
            () -> §type in §expr
            @MainActor in §expr
            @Sendable (§name: §type) in §statement
            §name -> §type in §statement
            ⏎    §statement⏎    §statement⏎
            §name throws in §expr
        binary
            +
            -
            ??
            ==
            <
            >
            &&
            ...
            ..<
            |>
            !==
            &+
            >>
            *
            /
        unary
            §postfix
            §postfix
            §postfix
            §postfix
            !§postfix
            -§postfix
            &§name
            try §expr
            try? §postfix
            try! §postfix
            await §postfix
            try await §postfix
            consume §name
            copy §name
            each §name
            repeat each §name
            unsafe §postfix
            any §upper
        expr
            §unary
            §unary
            §unary
            §unary §binary §unary
            §unary §binary §unary §binary §unary
            §unary ? §expr : §expr
            §unary as §type
            §unary as? §type
            §unary as! §type
            §unary is §type
            §unary⏎    §binary §unary
            §unary§binary§unary
        head
            x
            §name
            §unary
            §name == §literal
            §name.§name(§arguments)
            §name.§name { §closurebody }
            (§expr)
            await §postfix
            §unary as? §type
            !§name
        cond
            x
            §head
            let §name = §head
            let §name
            var §name = §head
            let self
            case .§name(§pattern) = §head
            case let .§name(§name) = §head
            case §pattern = §head
            #available(iOS 17, *)
            #unavailable(iOS 17, macOS 14)
            let §name: §type = §head
            §cond, §cond
        pattern
            _
            let x
            .§name
            .§name(§pattern)
            .§name(let §name, §name: var §name)
            let .§name(§name, _)
            §upper.§name(§pattern)
            §literal
            (§pattern, §pattern)
            let (§name, §name)
            let §name?
            §pattern?
            is §type
            let §name as §type
            §literal...§literal
            §name
            nil
        case
            case §pattern:⏎    §statement⏎
            case §pattern, §pattern:⏎    §statement⏎
            case §pattern where §expr:⏎    §statement⏎    §statement⏎
            case §pattern: §statement; §statement⏎
            case §pattern: fallthrough⏎
        cases
            §case
            §case§case
            §case␣default: §statement⏎
            §case@unknown default:⏎    break⏎
            #if DEBUG⏎§case#endif⏎default: break⏎
        block
            ␣{⏎    §statement⏎}
            ␣{ §statement }
            ␣{⏎    §statement⏎    §statement⏎    §statement⏎}
            ␣{ §statement; §statement }
            ␣{}
            ␣{ §expr }
        statement
            x
            §expr
            §postfix(§arguments)
            §postfix.§name(§arguments)
            §name = §expr
            §postfix.§name = §expr
            §name += §expr
            _ = §expr
            (§name, §name) = (§expr, §expr)
            let §name = §expr
            var §name: §type = §expr
            let §name: §type
            let (§name, §name) = §expr, §name = §expr
            var §name: §type§block
            var §name = §expr { didSet§block }
            async let §name = §expr
            weak var §name = §expr
            return
            return §expr
            throw §expr
            if §cond§block
            if §cond§block else§block
            if §cond§block else if §cond§block else§block
            guard §cond else§block
            guard let §name = §expr, §cond else { return }
            while §cond§block
            repeat§block while §expr
            for §name in §head§block
            for (§name, §name) in §head where §expr§block
            for case §pattern in §head§block
            for try await §name in §head§block
            for §name: §type in §head§block
            for var §name in §head§block
            switch §head {⏎§cases}
            switch §head {⏎§cases}
            do§block
            do§block catch§block
            do§block catch let §name as §type§block catch .§name(let §name) where §expr§block catch§block
            do throws(§upper)§block catch§block
            defer§block
            break
            continue
            outer: for §name in §head { break outer }
            §signature§block
            @Sendable §signature§block
            struct §upper {⏎§member⏎}
            enum §upper { case §name, §name(§type) }
            class §upper: §upper {⏎§member⏎}
            typealias §upper = §type
            #if DEBUG⏎§statement⏎#endif
            #if canImport(A)⏎§statement⏎#else⏎§statement⏎#endif
            x⏎    #if DEBUG⏎    .a(§expr)⏎    #endif⏎    .b
            §expr // a
            §expr /* a */
            if #available(iOS 17, *), §cond§block
            discard self
            yield §expr
            then §expr
            #warning("a")
            #macro(§arguments)
            defer { §statement }
            fallthrough
            @attached §name
            §statement;
            extension §upper { §function }
            import Foundation
        """##)
}
