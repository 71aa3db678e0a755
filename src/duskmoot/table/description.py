"""The description of the HTTP half for programs: OpenAPI, read from the endpoints and types."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from duskmoot import __version__
from duskmoot.table import api
from duskmoot.table.api import JSON, Endpoint
from duskmoot.table.chronicles import api as chronicles
from duskmoot.table.notices import api as notices
from duskmoot.table.order import api as order
from duskmoot.table.people import api as people
from duskmoot.table.protocol import Refusal

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *api.ENDPOINTS,
    *chronicles.ENDPOINTS,
    *people.ENDPOINTS,
    *order.ENDPOINTS,
    *notices.ENDPOINTS,
)
REFS: Final[str] = "#/components/schemas/{name}"
NUMBERS: Final[tuple[str, ...]] = ("seat", "heir", "chapter", "line", "deed")
USUAL: Final[tuple[int, ...]] = (400, 403, 404, 405, 413, 415, 429, 503)
"""Statuses with which any endpoint may refuse."""


def described() -> dict[str, Any]:
    types = [e.takes for e in ENDPOINTS if e.takes is not None]
    types += [e.gives for e in ENDPOINTS if not isinstance(e.gives, str)]
    schemas, components = msgspec.json.schema_components([*types, Refusal], ref_template=REFS)
    by_type = {repr(kind): schema for kind, schema in zip([*types, Refusal], schemas)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Duskmoot", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    said = {"description": "refused", "content": {JSON: {"schema": by_type[repr(Refusal)]}}}
    statuses = sorted({*USUAL, *endpoint.refuses} - {304})
    responses: dict[str, Any] = {str(status): said for status in statuses}
    if 304 in endpoint.refuses:
        responses["304"] = {"description": "the same as before"}
    responses[str(endpoint.status)] = {
        "description": "granted",
        "content": given(endpoint, by_type),
    }
    described: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint),
        "responses": responses,
    }
    if endpoint.takes is not None:
        content = {JSON: {"schema": by_type[repr(endpoint.takes)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def given(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    if isinstance(endpoint.gives, str):
        return {endpoint.gives: {"schema": {"type": "string"}}}
    return {JSON: {"schema": by_type[repr(endpoint.gives)]}}


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found = []
    for name in re.findall(r"{(\w+)}", endpoint.path):
        whole = {"type": "integer", "minimum": 0}
        schema: dict[str, Any] = whole if name in NUMBERS else {"type": "string", "minLength": 1}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    found += [{"name": n, "in": "query", "schema": {"type": "integer"}} for n in endpoint.query]
    return found
