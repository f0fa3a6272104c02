/// An app as a picture shows it: its modules, and the routes between them. It does not depend on the form of the specs that it is
/// made from.
package struct AppMap: Sendable, Hashable {
    /// The app's name.
    package var title: String
    /// The modules, each name once, in an order that does not depend on files on disk.
    package var modules: [MapModule]
    /// The routes: one for each member of a router and each module that it opens.
    package var routes: [MapRoute]
    /// The module that the app starts with, where it is known.
    package var root: String?
    /// Whether all routes are known. They are not where modules were written by hand: there only those are seen that the code
    /// shows.
    package var knowsAllRoutes = true
    /// The findings of the whole map that this one is a part of; nil where it is no part, and its findings are its own.
    var findingsOfWhole: [MapFinding]?
    /// How much is on the map, in words, where folders are closed and not all of it is shown; nil elsewhere.
    var countsOfWhole: String?

    package init(title: String, modules: [MapModule], routes: [MapRoute], root: String? = nil) {
        self.title = title
        self.modules = modules
        self.routes = routes
        self.root = root
    }
}

/// A module on the map.
package struct MapModule: Sendable, Hashable {
    /// The origin of a module's code.
    package enum Origin: String, Sendable, Hashable {
        /// A spec describes it.
        case generated
        /// The project's own Swift implements it, and specs only know how to open it.
        case handWritten
    }

    /// The name, with which those of its types begin.
    package var name: String
    /// The folders below the specs' own that its spec lies in, from the outermost.
    package var folder: [String]
    package var origin: Origin
    /// The location of its declaration, as `Specs/Todo.viper:12`.
    package var place: String
    /// The first lines of its doc comment.
    package var summary: String
    /// The text of its spec.
    package var spec = ""
    /// The values that the caller passes in, as `id: UUID`.
    package var inputs: [String]
    /// The dependencies that it asks of the app, as `store: any TodoStore`.
    package var dependencies: [String]
    /// Its parts, in the order in which a spec has them.
    package var parts: [MapPart]
    /// The flows of its bodies, path by path.
    package var bodies: [FlowBody]

    package init(
        name: String, folder: [String] = [], origin: Origin = .generated, place: String = "", summary: String = "",
        inputs: [String] = [], dependencies: [String] = [], parts: [MapPart] = [], bodies: [FlowBody] = []
    ) {
        self.name = name
        self.folder = folder
        self.origin = origin
        self.place = place
        self.summary = summary
        self.inputs = inputs
        self.dependencies = dependencies
        self.parts = parts
        self.bodies = bodies
    }
}

/// A way from one module to another.
package struct MapRoute: Sendable, Hashable {
    /// The module whose router opens the other one.
    package var from: String
    /// The module that is opened.
    package var to: String
    /// The router's member: `openDetail(of:delegate:)`.
    package var member: String
    /// How it is opened, by the navigation's own word: `push`, `present`, `setRoot`.
    package var kind: String
    /// The delegate calls to the module that opened it: `todoDetailDidChange()`.
    package var results: [String]

    package init(from: String, to: String, member: String, kind: String, results: [String] = []) {
        self.from = from
        self.to = to
        self.member = member
        self.kind = kind
        self.results = results
    }
}
