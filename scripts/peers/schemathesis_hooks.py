"""What Schemathesis cannot know of a request before it sends it."""

import ipaddress
import itertools
import uuid

import schemathesis

EXAMPLE_KEY = "7f9c2ba4-e88f-4f27-8d6a-2b1c3d4e5f60"

# A port on which nothing listens: fuzzed webhooks must not call strangers.
NOWHERE = "http://127.0.0.1:65535/"

addresses = itertools.count(int(ipaddress.IPv6Address("2001:db8::1")))


@schemathesis.hook
def before_call(context, case, kwargs):
    # A visitor of their own for each request: limits on one person's use have tests of their own.
    case.headers["CloudFront-Viewer-Address"] = str(ipaddress.IPv6Address(next(addresses)))
    # The one key of the examples would let the first of them answer for all.
    if case.headers.get("Idempotency-Key") == EXAMPLE_KEY:
        case.headers["Idempotency-Key"] = str(uuid.uuid4())
    if not isinstance(case.body, dict):
        return
    url = case.body.get("url")
    if "/webhooks" in case.operation.path and isinstance(url, str) and url.lower().startswith("http"):
        case.body["url"] = NOWHERE
    # The public page keeps its address, so that every visitor's request finds it.
    if case.operation.path.startswith("/v1/sites") and isinstance(case.body.get("slug"), str):
        case.body["slug"] = "demo"
