"""The description of the HTTP half for programs: OpenAPI, read from the endpoints and types."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from duskmoot import __version__
from duskmoot.table.api import ENDPOINTS, JSON, Endpoint
from duskmoot.table.protocol import Refusal

REFS: Final[str] = "#/components/schemas/{name}"
USUAL: Final[tuple[int, ...]] = (400, 403, 404, 405, 413, 415, 429, 503)
"""Statuses with which any endpoint may refuse."""


def described() -> dict[str, Any]:
    types = [e.takes for e in ENDPOINTS if e.takes is not None]
    types += [e.gives for e in ENDPOINTS if not isinstance(e.gives, str)]
    schemas, components = msgspec.json.schema_components([*types, Refusal], ref_template=REFS)
    by_type = {repr(kind): schema for kind, schema in zip([*types, Refusal], schemas)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r":int}", "}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
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
    for name, kind in re.findall(r"{(\w+)(:int)?}", endpoint.path):
        whole = {"type": "integer", "minimum": 0}
        schema: dict[str, Any] = whole if kind else {"type": "string", "minLength": 1}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    found += [{"name": n, "in": "query", "schema": {"type": "integer"}} for n in endpoint.query]
    return found
