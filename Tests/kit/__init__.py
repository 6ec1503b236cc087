"""What the tests of the page share, in every browser: pages, houses, tours, and what measures."""
