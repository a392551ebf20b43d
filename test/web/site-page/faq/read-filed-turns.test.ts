import { expect, test } from '@jest/globals';
import { readFiledTurns } from '../../../../web/features/site/faq/read-filed-turns.ts';
import { createApi } from '../../../../web/lib/api.ts';
import { ApiError } from '../../../../web/lib/api-error.ts';
import { meOf } from '../../session/world.ts';

const MONDAY = Date.parse('2026-11-23T13:00:00Z');

const window = (dayOfWeek: number, over: object = {}) => ({
  ...{ dayOfWeek, startTime: '09:00', endTime: '17:00', active: true, calendarId: 'main' },
  ...over,
});

const conversation = (conversationId: string) => ({
  conversationId,
  transcript: [
    { number: 1, at: '2026-11-20T15:00:00Z', message: `Bonjour de ${conversationId}`, reply: 'Allô' },
  ],
});

const refusal = (path: string, status: number) =>
  new ApiError({ method: 'GET', path }, status, JSON.stringify({ error: { code: 'no', message: 'Non.' } }));

/** A business whose filed turns come in pages of one, and whose conversations answer these statuses. */
const business = (statuses: Readonly<Record<string, number>>, windows: readonly object[] = []) => {
  const ids = Object.keys(statuses);
  const pageAt = (at: number) => {
    const conversationId = ids[at];
    const scenarios = conversationId
      ? [{ scenarioId: `s${at}`, kind: 'wrong', language: 'fr', conversationId, turn: 1 }]
      : [];
    return { scenarios, ...(at + 1 < ids.length ? { nextCursor: String(at + 1) } : {}) };
  };
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/me': meOf(),
    '/v1/sites': { welcomeMessage: 'Bonjour', faq: [] },
    '/v1/services': { services: [] },
    '/v1/availability': { windows },
    '/v1/calendars': {
      calendars: [
        { calendarId: 'main', active: true },
        { calendarId: 'gone', active: false },
      ],
    },
  };
  return createApi(async ({ path }) => {
    const { pathname, searchParams } = new URL(path, 'https://comptoir.test');
    if (pathname === '/v1/scenarios') return { data: pageAt(Number(searchParams.get('cursor') ?? 0)) };
    const id = /^\/v1\/conversations\/(.+)$/.exec(pathname)?.[1];
    if (id === undefined) return { data: answers[pathname] };
    const status = statuses[id] ?? 404;
    if (status !== 200) throw refusal(path, status);
    return { data: conversation(id) };
  });
};

test('the file has the filed turns of every page', async () => {
  const { turns } = await readFiledTurns(business({ a: 200, b: 200, c: 200 }), MONDAY);
  expect(turns.map(({ said }) => said)).toEqual([['Bonjour de a'], ['Bonjour de b'], ['Bonjour de c']]);
});

test('a conversation that is gone leaves out its own turns alone, and any other failure is one', async () => {
  const { turns } = await readFiledTurns(business({ a: 200, b: 404, c: 200 }), MONDAY);
  expect(turns.map(({ said }) => said)).toEqual([['Bonjour de a'], ['Bonjour de c']]);
  await expect(readFiledTurns(business({ a: 200, b: 500 }), MONDAY)).rejects.toThrow('Non.');
});

test('its hours are those of the usual week: no single date’s, no other week’s, nobody’s who takes no bookings', async () => {
  const windows = [
    window(1),
    window(2, { date: '2026-12-01' }),
    window(3, { rotation: { weeks: 2, week: 0 } }),
    window(3, { rotation: { weeks: 2, week: 1 }, startTime: '12:00' }),
    window(4, { calendarId: 'gone' }),
    window(5, { active: false }),
  ];
  const hoursAt = async (now: number) => (await readFiledTurns(business({}, windows), now)).business.hours;
  const weeks = [await hoursAt(MONDAY), await hoursAt(MONDAY + 7 * 86_400_000)];
  expect(weeks.map((hours) => hours.map(({ day }) => day))).toEqual([
    [1, 3],
    [1, 3],
  ]);
  expect(weeks.map((hours) => hours.at(-1)?.opens).toSorted()).toEqual(['09:00', '12:00']);
});
