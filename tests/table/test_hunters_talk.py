"""Hunters talk at a table of Fury of Dracula: aloud always, in private while two of them trade."""

from pathlib import Path

from tests.rule import rule
from tests.table.friends import Chair, evening, house, same_table


def heard(chairs: list[Chair]) -> list[list[str]]:
    return [[line["text"] for line in chair.talk if line["text"]] for chair in chairs]


@evening
@rule("hidden-info.open-talk", "hidden-info.private-talk")
async def test_dracula_hears_what_hunters_say_but_not_what_two_say_in_a_trade(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as at:
        table = await same_table(at, "fury_of_dracula")
        chairs = []
        for seat, name in enumerate(("Dracula", "Godalming", "Seward")):
            friend = await at.friend(name)
            await friend.takes(table, seat)
            chairs.append(await friend.sits(table))
        dracula, godalming, seward = chairs

        async def aloud(text: str) -> None:
            assert (await godalming.asks(type="say", seat=1, text=text))["type"] == "done"
            for chair in chairs:
                await chair.catches_up()

        async def in_private(text: str) -> str:
            answer = await godalming.asks(type="say", seat=1, to=[2], text=text)
            for chair in chairs:
                await chair.catches_up()
            return str(answer["refusal"]["key"] if answer["type"] == "refused" else "")

        await aloud("To Paris!")
        assert heard(chairs) == [["To Paris!"]] * 3
        assert await in_private("not yet") == "talk-not-private"
        for event, chair in enumerate((godalming, seward, godalming, seward), 1):
            await chair.acts(chair.state["asked"][0], "start-in paris")
            for each in chairs:
                await each.reaches(event)
        await dracula.acts(0, "begin-in rome")
        await godalming.reaches(5)
        assert await in_private("not by day either") == "talk-not-private"
        await aloud("I hold nothing.")
        await godalming.acts(1, "trade dr_seward")
        await seward.reaches(6)
        assert await in_private("psst") == ""
        assert heard(chairs)[1:] == [["To Paris!", "I hold nothing.", "psst"]] * 2
        assert heard(chairs)[0] == ["To Paris!", "I hold nothing."]
