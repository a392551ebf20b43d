import type { Act } from '../acts.ts';
import { type Scene, type Step, saidOf } from './scene.ts';

/** What was asked for besides the appointment being arranged: said, and kept for later. */
export const plannedActs = (scene: Scene): readonly Act[] => {
  const { state, before, frame } = scene;
  const planned = state.appointments.slice(Math.max(before.appointments.length, (state.current ?? 0) + 1));
  const people = Math.max(0, ...frame.clauses.map((clause) => clause.people ?? 0));
  const others = planned.map(({ wish }) => ({ kind: 'next_wish' as const, wish: saidOf(scene, wish) }));
  if (people > 1) return [{ kind: 'one_by_one', count: people }, ...others];
  const times = frame.clauses.find(({ every }) => every)?.every?.times;
  if (frame.clauses.some(({ every }) => every))
    return [{ kind: 'one_by_one', ...(times === undefined ? {} : { count: times }) }, ...others];
  return others;
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
