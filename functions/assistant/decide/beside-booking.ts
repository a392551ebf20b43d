import type { Act } from '../acts.ts';
import type { Appointment } from '../conversation.ts';
import type { Repetition } from '../frame.ts';
import { currentOf, type Scene, saidOf } from './scene.ts';
import { mostAtOnce, mostDates, seriesOf, tooFarActs } from './several.ts';

/** What of a repetition cannot be booked at once. */
const seriesActs = (
  { business, clock }: Scene,
  current: Appointment,
  { weeks, times }: Repetition,
): readonly Act[] => {
  if (current.moves !== undefined) return [];
  const isOfSeveral = (current.besides?.length ?? 0) > 0;
  const repeated = seriesOf(current) ? current : { ...current, every: { weeks: 1, left: 1 } };
  const most = mostAtOnce(business, repeated);
  const dates = mostDates(business, repeated);
  if (seriesOf(current)) return (times ?? 0) > dates ? [{ kind: 'fewer_dates', most, dates }] : [];
  if (!isOfSeveral) return [...tooFarActs(clock, weeks), { kind: 'one_by_one' }];
  // More than may be booked on one date is told by itself.
  if (dates < 1) return [];
  return [...(dates < 2 ? [{ kind: 'too_many' as const, most }] : []), { kind: 'no_series_of_several' }];
};

/** How often it was to be repeated before others came to it, who leave room for fewer dates. */
const repeatedBefore = ({ state, before, isWishNew }: Scene): Repetition | undefined => {
  const isOfSeveral = (currentOf(state).besides?.length ?? 0) > 0;
  const series = before.current === state.current ? seriesOf(currentOf(before)) : undefined;
  return isOfSeveral && isWishNew && series ? { weeks: series.everyWeeks, times: series.count } : undefined;
};

/** What was asked for besides the appointment being arranged: said, and kept for later. */
export const plannedActs = (scene: Scene): readonly Act[] => {
  const { state, before, frame } = scene;
  const planned = state.appointments.slice(Math.max(before.appointments.length, (state.current ?? 0) + 1));
  const current = currentOf(state);
  const others = planned.map(({ wish }) => ({ kind: 'next_wish' as const, wish: saidOf(scene, wish) }));
  const every = frame.clauses.findLast((clause) => clause.every)?.every ?? repeatedBefore(scene);
  return [...(every ? seriesActs(scene, current, every) : []), ...others];
};

/** Somebody asked for whom nobody here is called: said, rather than taken for anyone. */
export const strangerActs = ({ frame, business }: Scene): readonly Act[] =>
  frame.clauses.flatMap(({ unknownPerson }) =>
    unknownPerson === undefined
      ? []
      : [{ kind: 'nobody_of_that_name' as const, name: unknownPerson, people: business.people }],
  );

/** What there is to choose from is listed once, and whom an appointment is with is told by its record. */
export const listedOnce = (facts: readonly Act[], next: readonly Act[]): readonly Act[] => {
  const isAsked = next.some(({ kind }) => kind === 'ask_service');
  const isBooked = next.some(({ kind }) => kind === 'booked' || kind === 'basket_booked');
  return facts.flatMap((act): readonly Act[] => {
    if (isAsked && act.kind === 'services') return [];
    if (isBooked && act.kind === 'performers_then') return [];
    return isAsked && act.kind === 'not_offered' ? [{ ...act, services: [] }] : [act];
  });
};
