"""Shared by the page's tests in all browsers: pages, houses, tours, and tools to measure them."""
