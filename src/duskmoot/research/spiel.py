"""OpenSpiel: `register()`, then `pyspiel.load_game("duskmoot_blood_rage(players=3)")`.

`dynamics=sequential` asks one player after another; `simultaneous` lets all choose at once where
the rules say so. `chance=sampled` has one chance node at the beginning, which draws one of `keys`
keys for all shuffles and dice; with `chance=explicit` each card drawn and each die is a node.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from duskmoot.kernel.game import find, registered
from duskmoot.research.env import Env, make
from duskmoot.research.extras import extra
from duskmoot.research.text import table_as_text

with extra("openspiel"):
    import pyspiel

PREFIX: Final[str] = "duskmoot_"
MOST_OUTCOMES: Final[int] = 256
"""Of one draw; decks are smaller."""
MOST_DRAWS: Final[int] = 64
"""For the bound on the length of a game: draws that one decision causes at most, with reserve."""
DEFAULTS: Final[dict[str, Any]] = {
    "players": 0,
    "dynamics": "sequential",
    "chance": "sampled",
    "keys": 1024,
}


def register() -> None:
    """All games, under the names `duskmoot_…`."""
    for game in registered():
        name = PREFIX + game.name
        if name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game.name, DEFAULTS), class_of(game.name))


def class_of(name: str) -> type[DuskmootGame]:
    """A class of its own for each game.

    OpenSpiel keeps what it is given beyond the end of the interpreter. Only a class outlives it.
    """
    return type(f"Duskmoot_{name}", (DuskmootGame,), {"name": name})


def game_type(name: str, chosen: dict[str, Any]) -> Any:
    game = find(name)
    at_once = chosen["dynamics"] == "simultaneous"
    players = chosen["players"] or game.most
    alone = len(game.sides(players)) == players
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Duskmoot {name}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS
        if at_once
        else pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM
        if alone
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class DuskmootGame(pyspiel.Game):  # type: ignore[misc]
    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.chosen = {key: given.get(key, usual) for key, usual in DEFAULTS.items()}
        if self.chosen["dynamics"] not in ("sequential", "simultaneous"):
            raise ValueError("dynamics may be sequential or simultaneous")
        if self.chosen["chance"] not in ("sampled", "explicit"):
            raise ValueError("chance may be sampled or explicit")
        self.explicit = self.chosen["chance"] == "explicit"
        env = make(self.name, seats=self.chosen["players"], seed=0)
        self.width = env.encoder.width
        self.sample = env
        """Any game of this kind."""
        longest = env.game.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=len(env.actions),
            max_chance_outcomes=MOST_OUTCOMES if self.explicit else self.chosen["keys"],
            num_players=env.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if len(env.sides) == env.seats else None,
            max_game_length=longest,
        )
        self.most_draws = longest * MOST_DRAWS
        super().__init__(game_type(self.name, self.chosen), info, given)

    def new_initial_state(self) -> DuskmootState:
        return DuskmootState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.most_draws if self.explicit else 1

    def observation_tensor_shape(self) -> list[int]:
        return [self.width]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DuskmootObserver:
        """Information states where perfect recall is asked for, else observations."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return DuskmootObserver(self.width, recall)


class DuskmootState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: DuskmootGame) -> None:
        super().__init__(game)
        self.explicit = game.explicit
        self.keys: int = game.chosen["keys"]
        self.simultaneous = game.chosen["dynamics"] == "simultaneous"
        self.env: Env | None = None
        """None before the key is drawn."""
        self.how: dict[str, Any] = {"game": game.name, "seats": game.sample.seats}
        self.sample = game.sample
        if self.explicit:
            self.env = make(**self.how, seed=0, explicit_chance=True)

    def begun(self) -> Env:
        assert self.env is not None, "chance has not drawn yet"
        return self.env

    def current_player(self) -> int:
        env = self.env
        if env is None or env.draws():
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.simultaneous and env.at_once():
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return env.asked()[0]

    def is_terminal(self) -> bool:
        return self.env is not None and (self.env.over or self.env.truncated)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.keys if self.env is None else self.env.draws()
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.begun().legal(player)

    def _apply_action(self, action: int) -> None:
        if self.env is None:
            self.env = make(**self.how, seed=action)
        elif self.env.draws():
            self.env.draw(action)
        else:
            self.env.step(self.env.asked()[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        env = self.begun()
        for seat in env.asked():
            env.step(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.sample.actions.name(action)

    def returns(self) -> list[float]:
        return [0.0] * self.sample.seats if self.env is None else self.env.returns()

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"seat {seat}" if self.env is None else self.env.information_digest(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.env is None or self.env.draws():
            return f"seat {seat}"
        return str(self.env.view(seat).plain())

    def observation(self, player: int) -> Any:
        if self.env is None:
            return np.zeros(self.sample.shape, np.float32)
        return self.env.observe(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> DuskmootState:
        """The position with everything that the player cannot know drawn anew."""
        other: DuskmootState = self.clone()
        other.env = self.begun().fork(player, int(sampler() * (1 << 48)))
        return other

    def fork(self) -> Env:
        """The game itself, to be played on apart from this state."""
        return self.begun().fork()

    def __deepcopy__(self, memo: Any) -> DuskmootState:
        other = DuskmootState(self.get_game())
        other.env = None if self.env is None else self.env.fork()
        return other

    def __str__(self) -> str:
        if self.env is None or self.env.draws():
            return "before a draw"
        return table_as_text(self.env)


class DuskmootObserver:
    """Writes observations where OpenSpiel's algorithms look for them."""

    def __init__(self, width: int, recall: bool) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self.recall = recall

    def set_from(self, state: DuskmootState, player: int) -> None:
        self.tensor.fill(0)
        if state.env is not None:
            state.env.observe(player, self.tensor)

    def string_from(self, state: DuskmootState, player: int) -> str:
        if self.recall:
            return state.information_state_string(player)
        return state.observation_string(player)
