import { takesKey } from '../../../shared/routes/route-spec.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../../shared/routes.ts';
import type { Answer } from '../../support/world.ts';
import { effectBetween, recordsBetween, rowsOf } from './effects.ts';
import { methodOf, type Stage, type Valid, validRequests } from './requests.ts';

export const mutations = routeKeys.filter((key) => takesKey(key, routeSpec(key)));

/** Sends a route's request under an idempotency key, as the business's owner or whoever the request is of. */
export const send = (
  route: RouteKey,
  { world, owner }: Stage,
  { path, options }: Valid,
  key: string,
): Promise<Answer> => world.call(methodOf(route), path, { token: owner.token, ...options, key });

/** Whether a request was done: pages answer by sending the browser on. */
export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 400;

/** An answer as its caller reads it, without the mark that it is a replay. */
export const withoutMark = ({
  headers: { 'idempotency-replayed': _mark, ...headers },
  status,
  text,
}: Answer) => ({ status, headers, text });

/** Prepares a request, lets `ask` send it, and tells all that this did. */
export const effectOf = async <T>(route: RouteKey, stage: Stage, ask: (valid: Valid) => Promise<T>) => {
  const valid = await validRequests[route](stage);
  const before = await rowsOf(stage.world);
  const answer = await ask(valid);
  const after = await rowsOf(stage.world);
  return { answer, effect: effectBetween(before, after), records: recordsBetween(before, after) };
};

/** What one request does, asked once under a key. */
export const doneOnce = (route: RouteKey, stage: Stage) =>
  effectOf(route, stage, (valid) => send(route, stage, valid, 'alone'));
