app UseCases {
    root Repositories
}
