"""The way in: `serai`, or `python -m serai`."""

import sys


def main() -> None:
    try:
        from serai.cli import main as run
    except KeyboardInterrupt:  # it takes its time to load, and somebody has thought better of it
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
