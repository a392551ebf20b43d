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
  convId: 'The conversation as the chat’s answers name it: whoever holds it may read what was said in it.',
  waitToken: 'The signed token of a waitlist request’s page.',
  kind: 'The message, as it is named in the list.',
  feedToken: 'The signed token of a calendar feed, followed by `.ics`.',
  exportToken: 'The signed token of a finished export’s link; it is valid for five minutes.',
  unsubscribeToken: 'The signed token of an unsubscribe link, from a message. It never expires.',
  sourceId:
    'The id of an address that visitors booked from, from the list of sources; it does not reveal the address.',
  memberId: 'A member, or an invitation that is still pending; for calendars also a person without access.',
  personId: 'Somebody without access; the same id as their calendar’s.',
};

/** The same for query parameters; a campaign's share one note. */
const IN_QUERY: Readonly<Record<Exclude<QueryName, `utm_${string}`>, string>> = {
  limit: 'Rows at most, 1 to 100; 50 by default. A page may hold fewer and still have a next one.',
  cursor: 'The `nextCursor` of the previous page. It is valid for this list of this business only.',
  q: 'Part of a name, or a whole e-mail or phone number.',
  calendarId: '`main`, or the id of a member who takes bookings; every calendar by default.',
  serviceId: 'Times long enough for this service.',
  ownerId: 'Those that this member is responsible for.',
  waiting: 'Those whose request nobody has answered yet.',
  status: 'Those with this status.',
  sort: 'By name or by when they came, `-` the other way round; by the last activity without one. Asked for alone.',
  mark: 'Those that carry this mark.',
  tag: 'Those that the team gave this tag, in whichever letters.',
  source: 'Those from this source.',
  from: 'From this moment or day, inclusive.',
  to: 'Up to this moment or day, inclusive.',
  separator: 'The separator between columns; spreadsheets in French expect a semicolon.',
  arrangement: 'How several appointments lie: `in_a_row` or `together`.',
  count: 'On how many dates.',
  everyWeeks: 'How many weeks lie between two dates.',
  find: 'Present to search, absent for the empty form.',
  service:
    'The service whose times the page shows; for several appointments, one for each, with commas between.',
  with: 'The calendar whose times the page shows; anyone free by default. For several, in the order of the services.',
  date: 'A day of the business, yyyy-mm-dd.',
  since: 'The `cursor` of the previous answer; without one, the cursor of now.',
  after: 'The last entry that the caller has; what follows it is answered.',
  done: 'What was just done, for the page to show.',
  scope:
    '`one`, the appointment of the link, by default; `basket`: all that its client booked at once with it and may still be cancelled.',
};

const CAMPAIGN = 'The campaign that brought a visitor, stored with their lead.';

const OF_ROUTE: Partial<Record<`${RouteKey} ${string}`, string>> = {
  'GET /v1/leads q': 'Part of a name, or a whole e-mail or phone number. Asked for alone.',
  'GET /v1/leads tag': 'Those that the team gave this tag, in whichever letters. Asked for alone.',
  'GET /v1/leads source': 'Those from this source. Asked for alone.',
  'GET /v1/leads status': 'Those with this status, of all or of one `ownerId`.',
  'GET /v1/leads waiting': 'Those whose request nobody has answered yet, of all or of one `ownerId`.',
  'GET /v1/conversations q': 'Words of a lead’s name, a whole e-mail or phone number, or a tag.',
  'GET /v1/bookings status':
    '`active` by default: confirmed, attended and no-show bookings. Cancelled ones only with `cancelled`.',
};

const pathNotes = new Map<string, string>(Object.entries(IN_PATH));
const queryNotes = new Map<string, string>(Object.entries(IN_QUERY));

/** A description of a path parameter. */
export const pathNote = (name: string): string =>
  pathNotes.get(name) ??
  `The ${name.replace(/Id$/, '')}’s id. An id of another business is answered as unknown.`;

/** A description of a query parameter. */
export const queryNote = (key: RouteKey, name: string): string =>
  OF_ROUTE[`${key} ${name}`] ?? queryNotes.get(name) ?? CAMPAIGN;
