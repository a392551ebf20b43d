import type { Act } from '../acts.ts';
import type { Appointment } from '../conversation.ts';
import type { Repetition } from '../frame.ts';
import { currentOf, type Scene, type Step, saidOf } from './scene.ts';
import { mostAtOnce, seriesOf } from './several.ts';

/** What of a repetition cannot be booked at once. */
const seriesActs = ({ business }: Scene, current: Appointment, { times }: Repetition): readonly Act[] => {
  const most = mostAtOnce(business, current);
  if ((current.besides?.length ?? 0) > 0) return [{ kind: 'no_series_of_several' }];
  if (!seriesOf(current)) return current.moves === undefined ? [{ kind: 'one_by_one' }] : [];
  return (times ?? 0) > most ? [{ kind: 'fewer_dates', most }] : [];
};

/** What was asked for besides the appointment being arranged: said, and kept for later. */
export const plannedActs = (scene: Scene): readonly Act[] => {
  const { state, before, frame } = scene;
  const planned = state.appointments.slice(Math.max(before.appointments.length, (state.current ?? 0) + 1));
  const current = currentOf(state);
  const others = planned.map(({ wish }) => ({ kind: 'next_wish' as const, wish: saidOf(scene, wish) }));
  const every = frame.clauses.findLast((clause) => clause.every)?.every;
  return [...(every ? seriesActs(scene, current, every) : []), ...others];
};

/** Somebody asked for whom nobody here is called: said, rather than taken for anyone. */
export const strangerActs = ({ frame, business }: Scene): readonly Act[] =>
  frame.clauses.flatMap(({ unknownPerson }) =>
    unknownPerson === undefined
      ? []
      : [{ kind: 'nobody_of_that_name' as const, name: unknownPerson, people: business.people }],
  );

/** What there is to choose from is listed once. */
export const listedOnce = (facts: readonly Act[], next: Step): readonly Act[] =>
  next.acts.some(({ kind }) => kind === 'ask_service')
    ? facts.flatMap((act): readonly Act[] => {
        if (act.kind === 'services') return [];
        return act.kind === 'not_offered' ? [{ ...act, services: [] }] : [act];
      })
    : facts;
