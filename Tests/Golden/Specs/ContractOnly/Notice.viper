service NoticeSource { func notice() -> String? }

/// Says one thing.
module Notice {
    view { func show(_ text: String) }
    presenter { func viewDidLoad() }
    interactor(source: any NoticeSource) { func load() }
    output { func didLoad(_ text: String) }
}
