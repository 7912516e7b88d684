"""Keys: who has one may do what it is for. The house remembers only their digests."""

import secrets
from hashlib import blake2b


def new_key() -> str:
    """192 random bits, fit for a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The public name of a table. It opens nothing."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))


def digest_of(key: str) -> str:
    return blake2b(key.encode(), digest_size=16).hexdigest()
