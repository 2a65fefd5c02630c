"""Whom limits are counted by."""

from ipaddress import IPv6Address, ip_network

from starlette.requests import HTTPConnection

LONGEST = 64  # characters; a proxy may forward anything


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from, or through a trusted proxy, where that says it does."""
    return counted(asked.client.host) if asked.client else ""


def counted(host: str) -> str:
    """An IPv4 address, or the network of an IPv6 one: one household has more addresses than can be counted."""
    if ":" not in host:
        return host[:LONGEST]
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    old = address.ipv4_mapped
    return str(old) if old else str(ip_network((address, 64), strict=False).network_address)
