"""Entry point of `serai` and `python -m serai`."""

import sys


def main() -> None:
    try:
        from serai.cli import main as run
    except KeyboardInterrupt:  # importing it takes a moment
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
