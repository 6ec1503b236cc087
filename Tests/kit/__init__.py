"""Shared by the page's tests in every browser: pages, houses, tours, and measuring tools."""
