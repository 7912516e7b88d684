"""The client in the browser: a first visit, how soon it can be used, how smoothly dice roll, Lighthouse."""

import shutil
import subprocess

import msgspec

from figures import WebFigures
from peers import FOLDER, HERE, Unavailable, install_lighthouse
from processes import ENVIRONMENT, Failed

WEB = HERE.parent / "web"
PATIENCE = 900  # seconds for all of it


def measure_web(rounds: int) -> WebFigures:
    node = shutil.which("node")
    if node is None or not (WEB / "dist" / "index.html").exists():
        raise Unavailable("the client has not been built: `make web`")
    install_lighthouse()
    command = (node, "tools/measure.js", str(rounds), str(FOLDER / "lighthouse"))
    try:
        done = subprocess.run(
            command, cwd=WEB, capture_output=True, text=True, timeout=PATIENCE, env=ENVIRONMENT
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"the client took more than {PATIENCE} s") from None
    if done.returncode:
        raise Unavailable(done.stderr.strip().splitlines()[-1] if done.stderr else "the client failed")
    return msgspec.json.decode(done.stdout, type=WebFigures)
