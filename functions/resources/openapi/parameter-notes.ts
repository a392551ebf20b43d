import type { RouteKey, RouteParams, RouteQuery } from '../../../shared/routes.ts';

type PathName = { [Key in RouteKey]: keyof RouteParams<Key> }[RouteKey] & string;
type QueryName = {
  [Key in RouteKey]: RouteQuery<Key> extends object ? keyof RouteQuery<Key> : never;
}[RouteKey] &
  string;

/** Every path parameter needs a note, except ids. */
type PathNotes = Readonly<Record<Exclude<PathName, `${string}Id`>, string>> & {
  readonly [Name in PathName]?: string;
};

const IN_PATH: PathNotes = {
  slug: 'The business’s name in addresses. An old slug leads to the new one for 180 days.',
  manageToken: 'The signed token of an appointment’s link, from the confirmation.',
  feedToken: 'The signed token of a calendar feed, with `.ics` behind it.',
  exportToken: 'The signed token of a finished export’s link; it holds for five minutes.',
  sourceId:
    'An address that visitors booked from, as the list of sources names it; it tells nothing of the address.',
  memberId: 'A member, or an invitation that is still pending.',
};

/** The same for query parameters; a campaign's share one note. */
const IN_QUERY: Readonly<Record<Exclude<QueryName, `utm_${string}`>, string>> = {
  limit: 'Rows at most, 1 to 100; 50 unless told. A page may hold fewer and still have a next one.',
  cursor: 'The `nextCursor` of the page before. It holds for this list of this business alone.',
  q: 'Part of a name, or a whole e-mail or phone number.',
  calendarId: '`main`, or the id of a member who takes bookings; every calendar unless told.',
  serviceId: 'Times long enough for this service.',
  ownerId: 'Those that this member takes care of.',
  waiting: 'Those whose request nobody has answered yet.',
  status: 'Those of one status.',
  source: 'Those that came this way.',
  from: 'From this moment or day on, it included.',
  to: 'Up to this moment or day, it included.',
  separator: 'What stands between columns; spreadsheets in French expect the semicolon.',
  service: 'The service whose times the page shows.',
  with: 'The calendar whose times the page shows; whoever is free unless told.',
  done: 'What has just been done, for the page to say so.',
};

const CAMPAIGN = 'The campaign that a visitor came by, kept with a lead that comes of the visit.';

const OF_ROUTE: Partial<Record<`${RouteKey} ${string}`, string>> = {
  'GET /v1/bookings status':
    '`active` unless told: confirmed, attended and no-show ones. Cancelled ones only with `cancelled`.',
};

const pathNotes = new Map<string, string>(Object.entries(IN_PATH));
const queryNotes = new Map<string, string>(Object.entries(IN_QUERY));

/** A description of a path parameter. */
export const pathNote = (name: string): string =>
  pathNotes.get(name) ?? `The ${name.replace(/Id$/, '')}’s id. Another business’s is as unknown as none.`;

/** A description of a query parameter. */
export const queryNote = (key: RouteKey, name: string): string =>
  OF_ROUTE[`${key} ${name}`] ?? queryNotes.get(name) ?? CAMPAIGN;
