"""Records: the walker that packs them, and what it finds in careless clones."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from duskmoot.kernel.flow import Frame, State, frame
from duskmoot.kernel.record import digest, fields, pack, shared, unpack
from tests.kernel import toy
from tests.kernel.positions import wake


class Lamp:
    oil: int
    lit: bool

    def clone(self) -> Lamp:
        lamp = Lamp()
        lamp.oil = self.oil
        lamp.lit = self.lit
        return lamp


class House:
    lamps: list[Lamp]
    rooms: list[int]
    address: tuple[int, ...]
    seal: bytes
    name: str
    guest: Lamp | None

    def clone(self) -> House:
        house = House()
        house.lamps = [lamp.clone() for lamp in self.lamps]
        house.rooms = self.rooms[:]
        house.address = self.address
        house.seal = self.seal
        house.name = self.name
        house.guest = None if self.guest is None else self.guest.clone()
        return house


class ForgetfulHouse(House):
    def clone(self) -> House:
        house = House()
        house.lamps = [lamp.clone() for lamp in self.lamps]
        house.address = self.address
        house.seal = self.seal
        house.name = self.name
        house.guest = None
        return house


class SharingHouse(House):
    def clone(self) -> House:
        house = House()
        house.lamps = self.lamps[:]
        house.rooms = self.rooms
        house.address = self.address
        house.seal = self.seal
        house.name = self.name
        house.guest = self.guest
        return house


class Hollow:
    pass


CLASSES: dict[str, type] = {"House": House, "Lamp": Lamp}


def lamp(oil: int) -> Lamp:
    made = Lamp()
    made.oil = oil
    made.lit = oil > 0
    return made


def furnish(house: House) -> House:
    house.lamps = [lamp(3), lamp(0)]
    house.rooms = [1, 2]
    house.address = (4, 5)
    house.seal = b"\x00\xff"
    house.name = "ёлка"
    house.guest = lamp(1)
    return house


def test_fields_are_sorted_and_inherited() -> None:
    assert fields(Lamp) == ["lit", "oil"]
    assert fields(ForgetfulHouse) == fields(House)
    assert set(fields(State)) < set(fields(toy.Wake))
    assert fields(Frame) == ["outline", "queue", "seat", "step"]


def test_the_story_is_no_part_of_the_position() -> None:
    assert "story" not in fields(toy.Wake)
    silent, told = wake(), wake()
    silent.story = None
    assert told.story is not None
    assert digest(silent) == digest(told)


def test_a_class_without_fields_fails() -> None:
    with pytest.raises(TypeError, match="Hollow declares no fields"):
        pack(Hollow())


@pytest.mark.parametrize("stranger", [1.5, {"a": 1}, {1, 2}])
def test_what_is_no_plain_value_fails(stranger: object) -> None:
    with pytest.raises(TypeError, match="declares no fields"):
        pack([stranger])


def test_packed_is_plain_and_says_all() -> None:
    packed = pack(furnish(House()))
    assert packed == {
        "": "House",
        "lamps": [{"": "Lamp", "oil": 3, "lit": True}, {"": "Lamp", "oil": 0, "lit": False}],
        "rooms": [1, 2],
        "address": {"": "tuple", "of": [4, 5]},
        "seal": {"": "bytes", "hex": "00ff"},
        "name": "ёлка",
        "guest": {"": "Lamp", "oil": 1, "lit": True},
    }
    assert json.loads(json.dumps(packed)) == packed


def test_unpacked_is_what_was_packed() -> None:
    house = furnish(House())
    again = unpack(pack(house), CLASSES)
    assert isinstance(again, House)
    assert isinstance(again.lamps[0], Lamp)
    assert again.address == (4, 5)
    assert again.seal == b"\x00\xff"
    assert pack(again) == pack(house)
    assert shared(house, again) == []


def test_an_unknown_class_is_not_unpacked() -> None:
    with pytest.raises(KeyError, match="House"):
        unpack(pack(furnish(House())), {})


def test_the_digest_sees_every_field() -> None:
    seen = {digest(furnish(House()))}
    for field, value in [
        ("lamps", [lamp(3)]),
        ("rooms", [2, 1]),
        ("address", (4, 6)),
        ("seal", b"\x00"),
        ("name", "elka"),
        ("guest", None),
    ]:
        house = furnish(House())
        setattr(house, field, value)
        seen.add(digest(house))
    assert len(seen) == 7


def test_the_digest_hashes_the_packed_record_with_sorted_names() -> None:
    text = '{"":"Frame","outline":1,"queue":0,"seat":2,"step":0}'
    assert digest(frame(1, 2)) == sha256(text.encode()).hexdigest()


def test_a_good_clone_is_complete_and_shares_nothing() -> None:
    house = furnish(House())
    assert pack(house.clone()) == pack(house)
    assert shared(house, house.clone()) == []


def test_a_forgotten_field_is_caught() -> None:
    house = furnish(ForgetfulHouse())
    with pytest.raises(AttributeError, match="rooms"):
        pack(house.clone())


def test_shared_lists_and_records_are_found() -> None:
    house = furnish(SharingHouse())
    assert shared(house, house.clone()) == [".guest", ".lamps[0]", ".lamps[1]", ".rooms"]


def test_a_record_shares_all_with_itself() -> None:
    one = lamp(1)
    assert shared(one, one) == ["."]
