"""Pages, houses, tours and measuring tools for the page's tests in all browsers."""
