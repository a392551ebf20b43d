import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { matchRoute } from '../../../local/match-route.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../../shared/routes.ts';
import { seed, sizes } from '../../support/seeded.ts';
import { type Answer, openWorld, type World } from '../../support/world.ts';
import { CALLERS, type Caller, openCallers } from './callers.ts';
import { rowsOf } from './effects.ts';
import { MALFORMED, NO_NAME, namingOf, pathWith, UNKNOWN } from './names.ts';
import { methodOf, openStage, type Stage, validRequests } from './requests.ts';

let world: World;
let ours: Stage;
let theirs: Stage;
let tokens: Awaited<ReturnType<typeof openCallers>>;
beforeAll(async () => {
  world = await openWorld();
  [ours, theirs] = [await openStage(world), await openStage(world)];
  tokens = await openCallers(ours);
});
afterAll(() => world.stop());

const named = routeKeys.filter((route) => route.includes('{'));

/** What a caller is told before anybody looks at what they name; nothing where they may call. */
const refusalOf = (route: RouteKey, caller: Caller): readonly [number, string] | undefined => {
  const { access } = routeSpec(route);
  if (access === 'anyone') return undefined;
  if (caller === 'nobody') return [401, 'unauthenticated'];
  if (access === 'session') return undefined;
  if (caller === 'stranger' || caller === 'removed') return [403, 'forbidden'];
  return hasRole(caller, access) ? undefined : [403, 'forbidden'];
};

/** Status and code of an answer; a page has no code. */
const toldBy = ({ status, json }: Answer): readonly [number, string] => [status, json?.error?.code ?? 'page'];

let visitors = 0;

/** A route's request, as valid as theirs, with another name in its path. */
const asking = async (route: RouteKey) => {
  const { path, options } = await validRequests[route](theirs);
  const ask = (at: string, caller: Caller) => {
    visitors += 1;
    const viewer = `2001:db8:0:${visitors.toString(16)}::1`;
    return world.call(methodOf(route), at, { ...options, viewer, token: tokens[caller] });
  };
  return { theirPath: path, ask };
};

/**
 * Who asks by a name that can be none: who may call is decided before a name is read, so that one caller for each name
 * tells it, each in turn; everybody asks by every name in a full run.
 */
const askersOf = (nth: number): readonly Caller[] =>
  sizes.isFull ? CALLERS : CALLERS.filter((_, n) => n === (nth + seed) % CALLERS.length);

/** What is in their partition, to see that it stays as it is. */
const theirRows = async () =>
  new Map([...(await rowsOf(world))].filter(([key]) => key.startsWith(`TENANT#${theirs.tenantId}`)));

describe.each(named.filter((route) => namingOf(route) === 'row'))('%s', (route) => {
  test('answers what is another’s as what is nobody’s, byte for byte, and does nothing to it', async () => {
    const { theirPath, ask } = await asking(route);
    const before = await theirRows();
    for (const caller of CALLERS) {
      const unknown = await ask(pathWith(route, UNKNOWN.row), caller);
      expect([caller, toldBy(unknown)]).toEqual([caller, refusalOf(route, caller) ?? [404, 'not_found']]);
      expect([caller, await ask(theirPath, caller)]).toEqual([caller, unknown]);
    }
    expect(await theirRows()).toEqual(before);
  });
});

const ofMembers = named.filter((route) => ['row', 'word'].includes(namingOf(route)));

describe.each(ofMembers)('%s', (route) => {
  test('answers what can be no name as what is nobody’s, byte for byte', async () => {
    const { ask } = await asking(route);
    for (const [n, name] of MALFORMED.entries())
      for (const caller of askersOf(n)) {
        const unknown = await ask(pathWith(route, UNKNOWN[namingOf(route)]), caller);
        expect([caller, name, toldBy(unknown)]).toEqual([
          caller,
          name,
          refusalOf(route, caller) ?? [404, 'not_found'],
        ]);
        expect([caller, name, await ask(pathWith(route, name), caller)]).toEqual([caller, name, unknown]);
      }
  });
});

describe.each(named.filter((route) => !ofMembers.includes(route)))('%s', (route) => {
  const PAGE_OR_CODE = expect.stringMatching(/^(page|not_found|site_not_found)$/);

  test('answers 404 to everybody for what is nobody’s, and for what can be no name', async () => {
    const { ask } = await asking(route);
    const asked = [
      ...CALLERS.map((caller) => [UNKNOWN[namingOf(route)], caller] as const),
      ...MALFORMED.flatMap((name, n) => askersOf(n).map((caller) => [name, caller] as const)),
    ];
    for (const [name, caller] of asked)
      expect([name, caller, ...toldBy(await ask(pathWith(route, name), caller))]).toEqual([
        name,
        caller,
        404,
        PAGE_OR_CODE,
      ]);
  });
});

/** A token with one letter another: of its payload, and of what seals it. */
const forged = (token: string): readonly string[] =>
  [0, Math.floor(token.length / 2), token.indexOf('.') + 1].map(
    (at) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
  );

describe.each(named.filter((route) => namingOf(route) === 'secret'))('%s', (route) => {
  test('answers a token of which one letter was changed as what is nobody’s, byte for byte', async () => {
    const { theirPath, ask } = await asking(route);
    const unknown = await ask(pathWith(route, UNKNOWN.secret), 'nobody');
    const token = theirPath.split(/[/?]/).find((part) => part.includes('.') && part.length > 40) ?? '';
    for (const name of forged(token))
      expect([name, await ask(pathWith(route, name), 'nobody')]).toEqual([name, unknown]);
  });
});

test.each(named)('%s is not called by a path without a name', (route) => {
  const unnamed = NO_NAME.map((name) => new URL(pathWith(route, name), 'http://localhost').pathname);
  expect(unnamed.filter((path) => matchRoute(methodOf(route), path)?.key === route)).toEqual([]);
});
