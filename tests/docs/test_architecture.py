"""docs/architecture.md: the files and names it mentions exist, its packages and sample are true."""

import ast
import doctest
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PYTHON = ROOT / "src" / "duskmoot"
CLIENT = ROOT / "web" / "src"
MENTIONED = sorted(set(re.findall(r"`([\w./]+\.(?:py|ts|svelte|ftl))(?::([\w.]+))?`", PAGE)))
"""Files, and the names in them: `table/course.py:Course.check`."""
MODIFIERS = r"^\s*(?:export |private |readonly |async |get )*"
DECLARED = rf"{MODIFIERS}(?:class |function )NAME\b|{MODIFIERS}NAME\b.*\{{$"
"""Where TypeScript declares a NAME: by its keyword, or as a method with its body."""


PACKAGES = re.findall(r"^\| `(\w+)/` \| [^|]+ \| ([^|]+) \|$", PAGE, re.MULTILINE)
"""Packages, and what they use."""
KNOWN_PACKAGES = {package for package, _ in PACKAGES}
KNOWN = KNOWN_PACKAGES | {"speech", "catalogue", "coverage"}


def imported_by(package: str) -> set[str]:
    """The packages and modules of ours that a package imports."""
    found: set[str] = set()
    for file in (PYTHON / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "duskmoot":
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").removeprefix("duskmoot.").split(".")[0])
            elif isinstance(node, ast.Import):
                found |= {
                    alias.name.removeprefix("duskmoot.").split(".")[0] for alias in node.names
                }
    return found & KNOWN


def declares(body: list[ast.stmt], names: list[str]) -> bool:
    """Whether a class, function or constant of that dotted name is defined in this body."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name == names[0]:
                return len(names) == 1 or declares(node.body, names[1:])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if names in [[target.id] for target in targets if isinstance(target, ast.Name)]:
                return True
    return False


@pytest.mark.parametrize(("path", "name"), MENTIONED)
def test_what_it_mentions_exists(path: str, name: str) -> None:
    file = (CLIENT if path.endswith((".ts", ".svelte")) else PYTHON) / path
    text = file.read_text("utf-8")
    if path.endswith(".py") and name:
        assert declares(ast.parse(text).body, name.split("."))
    for part in name.split(".") if name and not path.endswith(".py") else []:
        assert re.search(DECLARED.replace("NAME", part), text, re.MULTILINE), part


def test_it_follows_the_move_through_client_kernel_game_and_server() -> None:
    assert len([name for _, name in MENTIONED if name]) > 80
    rooms = {path.split("/")[0] for path, _ in MENTIONED}
    assert rooms >= {"boards", "wire", "shell", "table", "kernel", "games", "bots", "terminal"}


def test_the_packages_are_the_layers_of_the_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    ordered = " ".join(layers).replace("duskmoot.", "").replace("|", "").split()
    assert [package for package, _ in PACKAGES] == ordered


@pytest.mark.parametrize(("package", "uses"), PACKAGES)
def test_a_package_uses_what_the_page_says(package: str, uses: str) -> None:
    named = set(re.findall(r"[a-z]+", uses)) & KNOWN
    if "all packages below" in uses:
        named |= KNOWN_PACKAGES
    assert named - {package} == imported_by(package) - {package}


def test_its_sample_runs_as_printed() -> None:
    (sample,) = re.findall(r"^```python\n(>>> .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest(sample, {}, "architecture", "architecture.md", 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted >= 10
    assert not result.failed, "".join(said)
