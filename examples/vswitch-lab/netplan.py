#!/usr/bin/env python3
"""Prints the `ip` commands that the published netplan file amounts to, one a line.

Knows the keys that the file uses and stops at any other, so that nothing of it is left out silently.
"""
import sys

import yaml


def only(known, keys):
    if unknown := set(keys) - known:
        sys.exit(f"netplan.py: unknown keys: {', '.join(sorted(unknown))}")


def commands(name, vlan):
    only({"id", "link", "mtu", "addresses", "routes", "routing-policy"}, vlan)
    yield f"link add link {vlan['link']} name {name} type vlan id {vlan['id']}"
    yield f"link set {name} mtu {vlan['mtu']} up"
    for address in vlan["addresses"]:
        yield f"address add {address} dev {name}"
    for route in vlan["routes"]:
        only({"to", "via", "table", "scope", "type"}, route)
        kind, to, table = route.get("type", "unicast"), route["to"], route["table"]
        if kind == "throw":
            yield f"route add throw {to} table {table}"
        elif "via" in route:
            yield f"route add {to} via {route['via']} dev {name} table {table}"
        else:
            yield f"route add {to} dev {name} scope {route['scope']} table {table}"
    for rule in vlan["routing-policy"]:
        only({"from", "mark", "table", "priority"}, rule)
        mark = f" fwmark {rule['mark']}" if "mark" in rule else ""
        yield f"rule add from {rule['from']}{mark} lookup {rule['table']} priority {rule['priority']}"


with open(sys.argv[1], encoding="utf-8") as file:
    for name, vlan in yaml.safe_load(file)["network"]["vlans"].items():
        print(*commands(name, vlan), sep="\n")
