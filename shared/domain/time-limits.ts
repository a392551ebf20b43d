/*
 * How long each part waits for the next, in milliseconds. Each waits longer than the next may take, so that a late answer
 * still arrives, and whoever asked is not gone when it does:
 *
 *     browser 10 s ─────▶ edge 20 s ─▶ API 9.5 s ─▶ function 9 s
 *     chat's page 15 s ─▶ edge 20 s ──────────────▶ chat's function 14 s ─▶ model 7.5 s
 *
 * The edge alone waits longer than its caller: it never ends what somebody could still read.
 */

/** A request of a browser. */
export const BROWSER_MS = 10_000;

/** API Gateway, for a function. */
export const API_MS = 9500;

/** The function of a resource. */
export const RESOURCE_MS = 9000;

/** The chat's page, without a byte of the answer; a mobile network may add to the function's time. */
export const CHAT_BROWSER_MS = 15_000;

/** The chat's function, which streams past API Gateway. */
export const CHAT_MS = 14_000;

/** All that a model has for one turn, hearing and speaking, and all that is done between. */
export const MODEL_TURN_MS = 7500;

/** One request to a model; the turn's own limit comes first. */
export const MODEL_REQUEST_MS = 8000;

/** CloudFront, for either. */
export const EDGE_MS = 20_000;
