"""All HTTP routes of the server, except those that games add."""

from serai.house.chronicle_routes import ROUTES as CHRONICLES
from serai.house.dice_check import show_dice_check
from serai.house.heard_count_routes import set_heard_counts_before_game
from serai.house.invitation_routes import ROUTES as INVITATIONS
from serai.house.notices.routes import ROUTES as NOTICES
from serai.house.operations_routes import (
    answer_while_alive,
    show_health,
    show_health_status,
    show_metrics,
    show_readiness,
    show_version_and_addresses,
)
from serai.house.own_tables import show_own_tables
from serai.house.qr_code import draw_qr_code
from serai.house.replay_routes import show_frames, show_replay
from serai.house.rulebook_routes import show_rules
from serai.house.synced_data import ROUTES as SYNCED_DATA
from serai.house.table_routes import (
    export_record,
    import_record,
    list_public_tables,
    open_table,
    show_games,
    show_summary,
)
from serai.house.what_if import open_what_if

ROUTES = [
    show_version_and_addresses,
    show_games,
    open_table,
    list_public_tables,
    show_own_tables,
    export_record,
    import_record,
    draw_qr_code,
    show_replay,
    show_frames,
    show_dice_check,
    open_what_if,
    set_heard_counts_before_game,
    show_rules,
    show_summary,
    *CHRONICLES,
    *NOTICES,
    *SYNCED_DATA,
    *INVITATIONS,
    show_health,
    show_health_status,
    answer_while_alive,
    show_readiness,
    show_metrics,
]
