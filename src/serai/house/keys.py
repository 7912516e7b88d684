"""Keys give access to chairs and tables. The server stores only their digests."""

import secrets
from hashlib import blake2b


def new_key() -> str:
    """192 random bits, safe in a URL."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The public id of a table; it gives no access."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))


def digest_of_key(key: str) -> str:
    return blake2b(key.encode(), digest_size=16).hexdigest()
