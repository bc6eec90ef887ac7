"""Whose certificates are believed (shell): the machine's own, which may hold a person's, and the bundled ones of Mozilla."""

from __future__ import annotations

import ssl

import certifi


def trusted_certificates() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.load_verify_locations(cafile=certifi.where())
    return context
