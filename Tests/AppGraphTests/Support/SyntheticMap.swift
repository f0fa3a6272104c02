import AppGraph
import TestSupport

extension AppMap {
    /// A map of so many modules, in features of eight: most are opened from their own feature, a third of them also from anywhere.
    static func synthetic(_ count: Int, seed: UInt64) -> AppMap {
        var numbers = SeededGenerator(seed: seed)
        let parts = ["List", "Detail", "Edit", "Picker", "Add", "Info", "Filter", "Preview"]
        let modules = (0..<count).map { number in
            let feature = "Feature\(number / 8)"
            return MapModule(
                name: feature + parts[number % 8], folder: number % 3 == 0 ? ["Shop", feature] : [feature],
                origin: numbers.below(12) == 0 ? .handWritten : .generated,
                inputs: numbers.below(2) == 0 ? ["id: UUID"] : [])
        }
        let pairs = (1..<count).map { number in
            let isNear = number % 8 != 0 && numbers.below(4) != 0
            let near = number / 8 * 8 + numbers.below(number % 8)
            return (from: isNear ? near : numbers.below(number), to: number)
        }
        let others = (0..<count / 3).map { _ in (from: numbers.below(count), to: numbers.below(count)) }
        let routes = (pairs + others).map { pair in
            let name = modules[pair.to].name
            return MapRoute(
                from: modules[pair.from].name, to: name, member: "open\(name)(id:)",
                kind: ["push", "present", "setRoot"][numbers.below(3)],
                results: numbers.below(3) == 0 ? ["didFinish\(name)()"] : [])
        }
        return AppMap(title: "Synthetic", modules: modules, routes: routes, root: modules.first?.name)
    }

    /// A map of so many modules, each of which opens two that are anywhere: all are in circles, and nothing is near.
    static func tangle(_ count: Int) -> AppMap {
        let routes = (0..<count).flatMap { number in
            (1...(number % 4 == 0 ? 1 : 2)).map { step in
                MapRoute(
                    from: "Screen\(number)", to: "Screen\((number * 7 + step) % count)", member: "open\(step)(id:)",
                    kind: "push")
            }
        }
        let modules = (0..<count).map { MapModule(name: "Screen\($0)", inputs: ["id: UUID"]) }
        return AppMap(title: "Tangle", modules: modules, routes: routes, root: nil)
    }
}
