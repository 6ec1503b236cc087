#!/usr/bin/python3
"""A window with a WebKit page, as narrow as a phone. WebKit's driver starts and drives it instead
of its own browser, whose window can't be narrower than 447 CSS pixels.

The window runs in Debian's own Python, which has GTK. It closes with its session or its driver.
"""

import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# The driver checks that the browser has this name.
NAME = "MiniBrowser"
VERSION = (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
# Milliseconds between checks that the driver is still running.
BETWEEN = 500


class Window:
    def __init__(self, folder: str) -> None:
        data = WebKit2.WebsiteDataManager(
            base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
        )
        self.context = WebKit2.WebContext(website_data_manager=data)
        self.context.set_automation_allowed(True)
        self.context.connect("automation-started", self.begin)

    def begin(self, context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        info = WebKit2.ApplicationInfo()
        info.set_name(NAME)
        info.set_version(*VERSION)
        session.set_application_info(info)
        session.connect("create-web-view", self.open)
        session.connect("will-close", lambda _: Gtk.main_quit())

    def open(self, session: WebKit2.AutomationSession) -> WebKit2.WebView:
        settings = WebKit2.Settings()
        # The driver forwards stdout, where the tests read the page's errors.
        settings.set_enable_write_console_messages_to_stdout(True)
        view = WebKit2.WebView(
            web_context=self.context, settings=settings, is_controlled_by_automation=True
        )
        window = Gtk.Window()
        # No title bar or frame: the window is as large as the page.
        window.set_decorated(False)
        view.connect("close", lambda _: window.destroy())
        window.add(view)
        window.set_default_size(390, 844)
        window.show_all()
        view.grab_focus()
        return view


def end_without(driver: int) -> bool:
    if os.getppid() != driver:
        Gtk.main_quit()
    return True


def main() -> None:
    for name in (signal.SIGTERM, signal.SIGINT):
        GLib.unix_signal_add(GLib.PRIORITY_HIGH, name, Gtk.main_quit)
    GLib.timeout_add(BETWEEN, end_without, os.getppid())
    window = Window(sys.argv[-1])
    Gtk.main()
    del window


main()
