"""Running an app on the whole terminal."""

import signal
import sys

from textual.app import App


def run_in_terminal(app: App[None]) -> None:
    """Plays until somebody leaves.

    Where that went wrong, the process exits with the app's code: the app has said why.
    """
    if sys.platform != "win32":
        # A terminal that is closed takes its table along; what was chosen is on the disk by then.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    app.run()
    if app.return_code:
        sys.exit(app.return_code)
