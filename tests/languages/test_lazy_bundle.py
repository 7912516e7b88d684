"""Messages that are parsed one by one say the same as in a file that is parsed at once."""

from serai.locales.lazy_bundle import LazyBundle

FIRST = """# A comment
-house = Serai
    .long = the Serai
welcome = Welcome to { -house }, { $name }!
    .again = Welcome back.
twice = { welcome } { welcome.again }
guests = { $count ->
[one] A guest
*[other] { $count } guests
}
broken = Nobody closes { $this
"""
SECOND = """welcome = Never said
broken = Read after all
circle = { other-circle }
other-circle = { circle }
"""


def said(bundle: LazyBundle, key: str, **arguments: str | int) -> str:
    pattern = bundle.find_pattern(key)
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, {**arguments})
    return text


def test_messages_find_what_they_refer_to_and_the_first_of_an_id_wins() -> None:
    bundle = LazyBundle("en")
    bundle.add_file(FIRST)
    bundle.add_file(SECOND)
    assert said(bundle, "twice", name="Ana") == "Welcome to Serai, Ana! Welcome back."
    assert said(bundle, "welcome.again") == "Welcome back."
    assert said(bundle, "guests", count=1) == "A guest"
    assert said(bundle, "guests", count=3) == "3 guests"
    assert said(bundle, "broken") == "Read after all"
    assert bundle.find_pattern("nothing") is None
    assert bundle.find_pattern("welcome.nothing") is None
    assert bundle.find_pattern("circle") is not None
