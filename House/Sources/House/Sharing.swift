extension House {
    /// What a house has to do with others.
    package struct Sharing: Sendable {
        let news: any HouseNews
        /// What goes on besides, until it is cancelled.
        package let work: @Sendable () async -> Void

        package init(news: any HouseNews, work: @escaping @Sendable () async -> Void) {
            self.news = news
            self.work = work
        }
    }
}
