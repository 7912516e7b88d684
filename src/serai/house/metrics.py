"""Prometheus metrics."""

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("serai_connections", "Clients connected now")
LIVE_TABLES = Gauge("serai_live_tables", "Tables in memory now")
TABLES_OPENED = Counter("serai_tables_opened", "Tables opened")
REQUESTS = Counter("serai_requests", "Requests carried out")
REFUSALS = Counter("serai_refusals", "Requests refused")
COMMITS = Histogram("serai_commit_seconds", "Seconds until a batch of changes was on the disk")
