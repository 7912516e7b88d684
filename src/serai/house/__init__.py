"""The server: tables, seats, sockets, HTTP routes, and the store behind them."""
