"""Everything a client and the house say to each other: all that goes over a line or HTTP is made of these types.

`from_client` comes in on a line, `to_client` goes out on it, with what is `seen` and with `answers`; `over_http` is
asked and answered over HTTP. `static/types.js` is made from them by `tools/client_types.py`.
"""
