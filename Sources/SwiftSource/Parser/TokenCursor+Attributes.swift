extension TokenCursor {
    /// What an attribute stands before.
    enum AttributePlace {
        case declaration, type
    }

    /// Parses attributes before a declaration: `@MainActor @objc(name:) …`.
    package mutating func parseAttributes() -> [Attribute] { parseAttributes(of: .declaration) }

    mutating func parseAttributes(of place: AttributePlace) -> [Attribute] {
        var attributes: [Attribute] = []
        while at(punctuation: Ascii.at), let attribute = parseAttribute(of: place) {
            if isStrict { checkAttribute(attribute, of: place, after: attributes) }
            attributes.append(attribute)
        }
        return attributes
    }

    private mutating func parseAttribute(of place: AttributePlace) -> Attribute? {
        let start = advance().range.lowerBound
        if head.hasSpaceBefore {
            refuse(
                "an attribute's name stands right after '@'", "delete the white space",
                at: start..<head.range.lowerBound)
        }
        guard atName else {
            report(.expectedName(of: "an attribute", found: found, at: location(peek().range)))
            return nil
        }
        if isReservedWord || keyword == .any || keyword == .opaque || keyword == .each {
            refuse("expected the name of an attribute, found @", "write it")
        }
        var name = takeName()?.name ?? ""
        while at(punctuation: Ascii.dot), peek(1).kind == .identifier {
            takeDot()
            name += "." + (takeName()?.name ?? "")
        }
        _ = parseGenericArguments()
        let known = KnownAttribute(name)
        if at(punctuation: Ascii.openParen), known?.arguments != .never {
            if !head.hasSpaceBefore {
                parseArguments(of: name, place)
            } else if place == .declaration {
                refuse("the arguments of an attribute stand right after it", "delete the white space", at: head.range)
            }
        }
        return Attribute(name: name, text: foldedText(range(from: start)), range: range(from: start))
    }

    private mutating func parseArguments(of name: String, _ place: AttributePlace) {
        guard isStrict else { return _ = skipBalanced() }
        switch name {
        case "available": parseAvailabilityArguments()
        case "objc": parseObjectiveCName()
        case "inline": parseOption(of: name, among: ["never", "__always", "always"])
        case "isolated" where place == .type: parseOption(of: name, among: ["any"])
        case "convention": skipBalanced()
        case _ where KnownAttribute(name) != nil:
            refuseImpossible(
                "'@\(name)' cannot stand in a spec", "write what it stands before in Swift of your own", at: head.range)
            skipBalanced()
        default:
            if name.hasSuffix("Actor") {
                refuseImpossible("'@\(name)' takes no arguments", "delete the parentheses", at: head.range)
            }
            _ = inBody { $0.parseArguments(closing: Ascii.closeParen) }
        }
    }

    /// Parses `(never)` and other single words in parentheses.
    private mutating func parseOption(of name: String, among options: [String]) {
        let opening = advance()
        if !options.contains(text(of: head)) {
            refuse("'@\(name)' takes '\(options[0])', found @", "write '@\(name)(\(options[0]))'")
        }
        if !at(punctuation: Ascii.closeParen) { advance() }
        close(opening, with: Ascii.closeParen)
    }

    /// Parses `(name)` and `(first:second:)`.
    private mutating func parseObjectiveCName() {
        let opening = advance()
        let start = index
        while atName || at(punctuation: Ascii.colon) {
            let isName = atName
            advance()
            // A name stands alone, or has its colon.
            if isName, !at(punctuation: Ascii.colon), index > start + 1 || atName {
                refuse("expected ':', found @", "write '@objc(name)' or '@objc(first:second:)'")
            }
        }
        if index == start { refuse("expected a name, found @", "write '@objc(name)'") }
        close(opening, with: Ascii.closeParen)
    }

    /// Reports `@concurrent` before what is not asynchronous, or belongs to an actor.
    package mutating func checkConcurrent(_ attributes: [Attribute], isAsync: Bool) {
        guard let attribute = attributes.first(where: { $0.name == "concurrent" }) else { return }
        if !isAsync {
            refuseImpossible(
                "'@concurrent' stands before what is 'async'", "write 'async', or delete it", at: attribute.range)
        } else if attributes.contains(where: { $0.name.hasSuffix("Actor") }) {
            refuseImpossible("'@concurrent' leaves every actor", "delete one of the two", at: attribute.range)
        }
    }

    /// Parses `(iOS 17, *)` and `(*, deprecated, message: "…")`.
    private mutating func parseAvailabilityArguments() {
        advance()
        let isPlatform = atName
        if isPlatform {
            advance()
        } else if takeOperator("*") == nil {
            refuse("expected a platform or '*', found @", "write '@available(iOS 17, *)'")
        }
        if isPlatform, head.kind == .integer || head.kind == .float {
            takeVersion()
            if take(punctuation: Ascii.comma) != nil { takePlatforms() }
        } else {
            if !at(punctuation: Ascii.comma) { refuse("expected ',', found @", "write '@available(iOS 17, *)'") }
            while take(punctuation: Ascii.comma) != nil { parseAvailabilityOption() }
        }
        if take(punctuation: Ascii.closeParen) == nil {
            refuse("expected ')', found @", "write '@available(iOS 17, *)'")
        }
    }

    private mutating func parseAvailabilityOption() {
        let option = text(of: head)
        guard
            ["unavailable", "noasync", "deprecated", "introduced", "obsoleted", "message", "renamed"].contains(option)
        else { return refuse("expected an option such as 'deprecated', found @", "write one") }
        advance()
        if option == "unavailable" || option == "noasync" || (option == "deprecated" && !at(punctuation: Ascii.colon)) {
            return
        }
        if take(punctuation: Ascii.colon) == nil {
            return refuse("expected ':' after '\(option)', found @", "write it")
        }
        let isText = option == "message" || option == "renamed"
        if isText, head.kind == .string {
            checkLiteral(advance())
        } else if !isText, head.kind == .integer || head.kind == .float {
            takeVersion()
        } else {
            refuse("expected a \(isText ? "text" : "version") after '\(option):', found @", "write it")
        }
    }

    private mutating func checkAttribute(_ attribute: Attribute, of place: AttributePlace, after others: [Attribute]) {
        let (name, known) = (attribute.name, KnownAttribute(attribute.name))
        switch (known, place) {
        case (.ofCompiler, _):
            refuse("'@\(name)' is the compiler's own", "delete it", at: attribute.range)
        case (.ofType, .declaration):
            refuse("'@\(name)' stands before a type", "move it behind the colon", at: attribute.range)
        case (.ofDeclaration, .type):
            refuse("'@\(name)' stands before a declaration", "move it there", at: attribute.range)
        case (nil, _) where KnownAttribute.isModifier(name):
            refuseImpossible("'\(name)' is a modifier", "delete the '@'", at: attribute.range)
        case _ where known?.arguments == .needed && !attribute.text.contains("("):
            refuse("'@\(name)' needs arguments", "write them in parentheses", at: attribute.range)
        default: break
        }
        if place == .declaration, known != nil, name != "available", others.contains(where: { $0.name == name }) {
            refuse("'@\(name)' stands twice", "delete one of them", at: attribute.range)
        }
    }

    /// Parses the modifiers before a declaration: `public static private(set) …`. A word that is the declaration's own name or
    /// keyword is left: `class` is a modifier before `func` only.
    package mutating func parseModifiers() -> [Identifier] {
        var modifiers: [Identifier] = []
        while true {
            if atLeadingEffects { takeLeadingEffects() }
            guard let length = modifierLength() else { return modifiers }
            let start = peek().range.lowerBound
            for _ in 0..<length { advance() }
            let modifier = Identifier(foldedText(range(from: start)), range(from: start))
            if isStrict { checkModifier(modifier, after: modifiers) }
            modifiers.append(modifier)
        }
    }

    /// Whether effects stand before a function's keyword, as in `async throws func load()`.
    private var atLeadingEffects: Bool {
        guard atEffect(ahead: 0) else { return false }
        var ahead = 1
        // A row of such words without an end is not looked through at each of them.
        while ahead < 8, atEffect(ahead: ahead) || keyword(ahead: ahead)?.isModifier ?? false { ahead += 1 }
        return keyword(ahead: ahead) == .func && !(1...ahead).contains { peek($0).startsLine }
    }

    /// Takes them; they are reported once the function's parameters are known, behind which they belong.
    private mutating func takeLeadingEffects() {
        let start = head.range.lowerBound
        leadingEffects = (takeBareEffects(), range(from: start))
    }

    /// Parses and checks the modifiers before a declaration among statements.
    mutating func checkLocalModifiers() {
        for modifier in parseModifiers() {
            switch modifier.name.prefix(while: { $0 != "(" }) {
            case "public", "private", "fileprivate", "internal", "package", "open":
                refuse("'\(modifier.name)' cannot stand in a body", "delete it", at: modifier.range)
            case "static", "class":
                refuse("'\(modifier.name)' stands in a type only", "delete it", at: modifier.range)
            default: break
            }
        }
    }

    private mutating func checkModifier(_ modifier: Identifier, after others: [Identifier]) {
        if modifier.name == "async" {
            switch keyword {
            case .let, .var: break
            case .func, .initializer:
                refuse("'async' stands after the parameters", "move it there", at: modifier.range)
            default: refuseImpossible("'async' stands after parameters only", "delete it", at: modifier.range)
            }
        }
        let group = Self.group(ofModifier: modifier.name)
        if others.contains(where: { Self.group(ofModifier: $0.name) == group }) {
            refuse("'\(modifier.name)' cannot stand beside one like it", "delete one of them", at: modifier.range)
        }
        guard let argument = modifier.name.split(separator: "(").dropFirst().first?.dropLast() else { return }
        let possible =
            switch group {
            case "unowned": ["safe", "unsafe"]
            case "nonisolated": ["unsafe", "nonsending"]
            case "(set)" where Self.group(ofModifier: String(modifier.name.dropLast("(set)".count))) == "access":
                ["set"]
            default: [String]()
            }
        if !possible.contains(String(argument)) {
            let way = possible.first.map { "write '\($0)' in the parentheses" } ?? "delete the parentheses"
            refuse("'\(modifier.name)' is no modifier of Swift", way, at: modifier.range)
        }
    }

    /// The group of a modifier, of which a declaration can have one only.
    private static func group(ofModifier name: String) -> String {
        switch name {
        case "public", "private", "fileprivate", "internal", "package", "open": "access"
        case "static", "class": "static"
        case "weak": "unowned"
        default:
            name.hasPrefix("unowned")
                ? "unowned" : name.hasSuffix("(set)") ? "(set)" : String(name.prefix { $0 != "(" })
        }
    }

    /// Whether an attribute or a modifier is next.
    var mayStartAttributesOrModifiers: Bool {
        at(punctuation: Ascii.at) || modifierLength() != nil || atLeadingEffects
    }

    /// The number of tokens of the modifier that is next; nil where none is.
    private func modifierLength() -> Int? {
        guard let word = keyword, word.isModifier else { return nil }
        if word == .class {
            guard let next = keyword(ahead: 1) else { return nil }
            return next.isModifier || next == .func || next == .var || next == .let || next == .subscript ? 1 : nil
        }
        let next = peek(1)
        switch next.kind {
        case .punctuation(Ascii.openParen):
            let hasArgument = peek(2).kind == .identifier && peek(3).kind == .punctuation(Ascii.closeParen)
            return hasArgument && !next.hasSpaceBefore ? 4 : nil
        case .identifier, .escapedIdentifier, .punctuation(Ascii.at): return 1
        default: return nil
        }
    }

    /// Whether the argument of a modifier stands at a distance: `(set)`, `(unsafe)` or `(safe)`.
    func atModifierArgument(ahead: Int) -> Bool {
        peek(ahead).kind == .punctuation(Ascii.openParen) && peek(ahead + 2).kind == .punctuation(Ascii.closeParen)
            && (at("set", ahead: ahead + 1) || at("unsafe", ahead: ahead + 1) || at("safe", ahead: ahead + 1))
    }
}
