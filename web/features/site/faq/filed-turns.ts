import { usualWindows } from '../../../../shared/domain/window-dates.ts';
import type { RouteData } from '../../../../shared/routes.ts';
import type { Conversation } from '../../../../shared/schemas/conversation.ts';
import type { FiledTurn, FiledTurns } from '../../../../shared/schemas/filed-turns.ts';
import type { Scenario } from '../../../../shared/schemas/scenario.ts';

/** What the API answers of a business. */
export interface KnownBusiness {
  readonly tenant: NonNullable<RouteData<'GET /v1/me'>['tenant']>;
  readonly site: RouteData<'GET /v1/sites'>;
  readonly services: RouteData<'GET /v1/services'>['services'];
  readonly windows: RouteData<'GET /v1/availability'>['windows'];
  readonly calendars: RouteData<'GET /v1/calendars'>['calendars'];
  /** The business's date, as `2026-11-24`: its hours are those of that week. */
  readonly today: string;
}

type Hours = FiledTurns['business']['hours'];

/** The usual times in which anybody can be booked: windows that overlap are one. */
const hoursOf = ({ windows, calendars, today }: KnownBusiness): Hours => {
  const offered = new Set(calendars.filter(({ active }) => active).map(({ calendarId }) => calendarId));
  const open = usualWindows(windows, today)
    .filter(({ active, calendarId }) => active && offered.has(calendarId))
    .map(({ dayOfWeek: day, startTime: opens, endTime: closes }) => ({ day, opens, closes }))
    .toSorted((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
  const hours: Hours = [];
  for (const next of open) {
    const last = hours.at(-1);
    if (last?.day !== next.day || last.closes < next.opens) hours.push(next);
    else if (last.closes < next.closes) last.closes = next.closes;
  }
  return hours;
};

const businessOf = (known: KnownBusiness) => {
  const { tenant, site, services, calendars } = known;
  const people = calendars.filter(({ active, calendarId }) => active && calendarId !== 'main');
  const namesOf = (ids: readonly string[]) =>
    people.filter(({ calendarId }) => ids.includes(calendarId)).map(({ name }) => name);
  const { name, industry, phone, timezone, language, address } = tenant;
  return {
    ...{ name, industry, phone, timezone, language, address },
    welcome: site.welcomeMessage,
    services: services
      .filter(({ active }) => active)
      .map(({ name: service, durationMin, price, translations, synonyms, calendarIds }) => ({
        ...{ name: service, durationMin, price, translations, synonyms },
        people: namesOf(calendarIds),
      })),
    people: people.map(({ name: person }) => person),
    hours: hoursOf(known),
    faq: site.faq,
  };
};

/** A filed turn with what its conversation holds; undefined once that is gone or quotes nothing of it. */
const filedTurnOf = (
  { kind, turn, language, expected, faqId }: Scenario,
  conversation: Conversation | undefined,
): FiledTurn | undefined => {
  const judged = conversation?.transcript.find(({ number }) => number === turn);
  if (!conversation || !judged || judged.message === '') return undefined;
  return {
    ...{ kind, language, at: judged.at, answered: judged.reply },
    said: conversation.transcript
      .filter(({ number, message }) => number <= turn && message !== '')
      .map(({ message }) => message),
    ...(expected === undefined ? {} : { expected }),
    ...(faqId === undefined ? {} : { faqId }),
  };
};

/** The file of filed turns: `conversations` are those that they belong to. */
export const filedTurnsOf = (
  business: KnownBusiness,
  scenarios: readonly Scenario[],
  conversations: readonly Conversation[],
): FiledTurns => ({
  business: businessOf(business),
  turns: scenarios.flatMap(
    (scenario) =>
      filedTurnOf(
        scenario,
        conversations.find(({ conversationId }) => conversationId === scenario.conversationId),
      ) ?? [],
  ),
});
