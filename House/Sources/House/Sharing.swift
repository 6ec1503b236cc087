extension House {
    /// A house's connection to other houses.
    package struct Sharing: Sendable {
        let news: any HouseNews
        /// Does background work until cancelled.
        package let work: @Sendable () async -> Void

        package init(news: any HouseNews, work: @escaping @Sendable () async -> Void) {
            self.news = news
            self.work = work
        }
    }
}
