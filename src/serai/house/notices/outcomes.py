"""What became of an attempt to send a notice."""

from typing import Literal

Outcome = Literal["sent", "refused", "gone", "retry", "unknown"]
"""`refused` for good; `gone` if the address no longer exists; `retry` if it was certainly not accepted;
`unknown` if it may have been, so that it must not be sent again.
"""
