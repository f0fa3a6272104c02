public struct LocalizedStringKey: ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral text: String) { self.text = text }
}

public struct Text: PrimitiveView {
    private let text: String

    public init(_ key: LocalizedStringKey) { text = key.text }
    public init(verbatim text: String) { self.text = text }
    @_disfavoredOverload
    public init(_ text: some StringProtocol) { self.text = String(text) }

    public func draw(on drawing: Drawing) { drawing.texts.append(text) }
}

public struct Button: PrimitiveView {
    private let title: String
    private let action: @MainActor () -> Void

    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        title = titleKey.text
        self.action = action
    }

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
        title = Drawing(label()).texts.joined(separator: " ")
        self.action = action
    }

    public func draw(on drawing: Drawing) { drawing.buttons.append((title, action)) }
}

public struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func draw(on drawing: Drawing) {
        drawing.buttons.append((Drawing(label).texts.joined(separator: " "), { isOn.wrappedValue.toggle() }))
    }
}

public struct ProgressView: PrimitiveView {
    public init() {}

    public func draw(on drawing: Drawing) { drawing.texts.append("…") }
}

public struct ContentUnavailableView: PrimitiveView {
    private let title: String

    public init(_ title: LocalizedStringKey, systemImage name: String) { self.title = title.text }

    public func draw(on drawing: Drawing) { drawing.texts.append(title) }
}

public struct List<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Row> {
        content = ForEach(data: data, row: rowContent)
    }

    public func draw(on drawing: Drawing) { content.draw(on: drawing) }
}

public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func draw(on drawing: Drawing) { content.draw(on: drawing) }
}

public struct ForEach<Data: RandomAccessCollection, Row: View>: PrimitiveView {
    let data: Data
    let row: (Data.Element) -> Row

    public func draw(on drawing: Drawing) { for element in data { row(element).draw(on: drawing) } }
}

/// Draws what lies on top.
public struct NavigationStack<
    Data: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, Root: View
>:
    PrimitiveView
where Data.Element: Hashable {
    private let path: Binding<Data>
    private let root: Root

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = path
        self.root = root()
    }

    public func draw(on drawing: Drawing) {
        guard let top = path.wrappedValue.last else { return root.draw(on: drawing) }
        (root as? any NavigationDestinations)?.destination(for: top)?.draw(on: drawing)
    }
}

@MainActor
private protocol NavigationDestinations {
    func destination(for value: Any) -> (any View)?
}

private struct Destinations<Content: View, Value: Hashable, Shown: View>:
    PrimitiveView, @MainActor NavigationDestinations
{
    let content: Content
    let shown: (Value) -> Shown

    func draw(on drawing: Drawing) { content.draw(on: drawing) }
    func destination(for value: Any) -> (any View)? { (value as? Value).map(shown) }
}

/// A view with something done to it.
private struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let change: @MainActor (Drawing) -> Void

    func draw(on drawing: Drawing) {
        content.draw(on: drawing)
        change(drawing)
    }
}

extension View {
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        Modified(content: self) { $0.texts.insert(titleKey.text, at: 0) }
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Modified(content: self) { drawing in action.map { drawing.onAppear.append($0) } }
    }
    public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
        Modified(content: self) { $0.tasks.append(action) }
    }
    public func toolbar(@ViewBuilder content: () -> some View) -> some View {
        let items = content()
        return Modified(content: self) { items.draw(on: $0) }
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Modified(content: self) { drawing in action.map { drawing.onDisappear.append($0) } }
    }
    public func id(_ id: some Hashable) -> some View { self }
    public func navigationDestination<Value: Hashable>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
    ) -> some View {
        Destinations(content: self, shown: destination)
    }
    public func sheet<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        Modified(content: self) { drawing in
            if let shown = item.wrappedValue { drawing.sheets.append(Drawing(content(shown))) }
        }
    }
}
