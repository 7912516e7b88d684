"""A client for programs: it opens a table at a server, joins one by its link, sits down and plays.

Messages are the structs of `serai.house.messages`.
"""

from serai.client.links import TableLink
from serai.client.opening import open_table
from serai.client.table_client import ConnectionLost, HouseRefusal, TableClient

__all__ = ["ConnectionLost", "HouseRefusal", "TableClient", "TableLink", "open_table"]
