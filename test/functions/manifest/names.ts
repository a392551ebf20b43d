import type { RouteKey, RouteParams } from '../../../shared/routes.ts';

type ParamOf<Key> = Key extends RouteKey ? keyof RouteParams<Key> : never;

/**
 * What stands in a path. `row`: an id of something of one business, which no other may so much as know of. `public`: a
 * name for everybody. `word`: one of a few that every business has alike. `secret`: whoever holds it may use it, and nobody can guess or change one.
 */
export type Naming = 'row' | 'public' | 'word' | 'secret';

/** Of every named part of a path in the manifest: it does not compile with one missing. */
const namings: Readonly<Record<ParamOf<RouteKey>, Naming>> = {
  invitationId: 'row',
  memberId: 'row',
  personId: 'row',
  calendarId: 'row',
  serviceId: 'row',
  pictureId: 'row',
  availabilityId: 'row',
  closureId: 'row',
  leadId: 'row',
  bookingId: 'row',
  sourceId: 'row',
  conversationId: 'row',
  questionId: 'row',
  scenarioId: 'row',
  exportId: 'row',
  webhookId: 'row',
  waitingId: 'row',
  suppressionId: 'row',
  testId: 'row',
  pushSubscriptionId: 'row',
  slug: 'public',
  kind: 'word',
  convId: 'secret',
  manageToken: 'secret',
  waitToken: 'secret',
  exportToken: 'secret',
  feedToken: 'secret',
  unsubscribeToken: 'secret',
};

/** A name of the right shape that is nobody's. */
export const UNKNOWN: Readonly<Record<Naming, string>> = {
  row: '01hzzzzzzzzzzzzzzzzzzzzzzz',
  public: 'nobodys-slug',
  word: 'reminder_never',
  secret: `${Buffer.from('["x",1]').toString('base64url')}.AAAAAAAAAAAAAAAAAAAAAA`,
};

/** What no name can be, as it goes over the wire; some look like one to a careless server. */
export const MALFORMED: readonly string[] = [
  ...['%23', 'a%23b', 'a%2Fb', '..%2Fme', '%3F', '%25', '%', '%ff', '%C3', '%00', 'a%00', '%20', '%0A'],
  ...['%E2%80%AE', '%F0%9F%91%A9', '%C3%A9', '%7BleadId%7D', '*', "'", 'SERVICE%23x'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', '~', '-'],
  'x'.repeat(401),
  'x'.repeat(8000),
];

/** What changes the path itself: no route, or another one. */
export const NO_NAME: readonly string[] = ['', '.', 'a/b', '#', '?x=1'];

const paramOf = (route: RouteKey): string => /\{(\w+)\}/.exec(route)?.[1] ?? '';

const isNamed = (name: string): name is keyof typeof namings => Object.hasOwn(namings, name);

export const namingOf = (route: RouteKey): Naming => {
  const name = paramOf(route);
  if (!isNamed(name)) throw new Error(`${route} names nothing known.`);
  return namings[name];
};

/** A route's path with a name put into it, and the rest of it as it is. */
export const pathWith = (route: RouteKey, name: string): string =>
  (route.split(' ')[1] ?? '').replace(/\{\w+\}/, () => name);
