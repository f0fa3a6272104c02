import Common
import Foundation

@MainActor
func listPresenter(
    updated: Signal<Void>,
    clock: any Clock,
    interactor: @escaping ListInteractor
) -> ListPresenter {
    presenting { input, output, actions in
        for await event in input.merging(updated, as: { .refresh }) {
            switch event {
            case .add:
                await actions.send(.add)
            case .refresh:
                await output.send(.isRefreshing(true))
                do {
                    let sections = displaySections(of: try await interactor(clock.today()))
                    await output.send(.displaySections(sections))
                    await output.send(.backgroundViewHidden(!sections.isEmpty))
                    await output.send(.isRefreshing(false))
                } catch {
                    await output.send(.isRefreshing(false))
                    await actions.send(.error(error))
                }
            }
        }
    }
}

/// Groups the items by the time at which they are due. Items of today show no day.
private func displaySections(of items: [UpcomingItem]) -> [UpcomingDisplaySection] {
    let sections: [(NearTermDateRelation, name: String, image: String)] = [
        (.today, "TODAY", "check"), (.tomorrow, "TOMORROW", "alarm"),
        (.laterThisWeek, "THIS WEEK", "circle"), (.nextWeek, "NEXT WEEK", "calendar"),
    ]
    return sections.compactMap { relation, name, image in
        let rows = items.filter { $0.dateRelation == relation }.map { item in
            let day = relation == .today ? "" : Calendar.fixed.weekday(of: item.dueDate)
            return UpcomingDisplayItem(title: item.title, dueDay: day)
        }
        guard !rows.isEmpty else { return nil }
        return UpcomingDisplaySection(name: name, imageName: image, items: rows)
    }
}
