import { newAppointment } from '../conversation.ts';
import type { Clause } from '../frame.ts';
import type { Wish } from '../wish.ts';
import { merge } from './merge.ts';
import { withPlanned } from './next.ts';
import { currentOf, type Scene, withState } from './scene.ts';
import { linesOf, seriesOf } from './several.ts';
import { besidesOf, withCompany } from './with-several.ts';

/** One of several that are arranged at once, and its place among them. */
interface Line {
  readonly line: Wish;
  readonly at: number;
}

/** The same with the clause that gives it a time of its own. */
interface Apart extends Line {
  readonly clause: Clause;
}

const isTimed = ({ polarity, services, when, alone }: Clause): boolean =>
  polarity === 'wanted' && when !== undefined && services.length > 0 && !alone;

/** What is asked for besides is none of those that are arranged, unless it tells whose of them it is. */
const isOfLines = ({ opens, place, forWhom }: Clause): boolean =>
  !opens || place !== undefined || forWhom !== undefined;

/** The line that a clause means of those that are left: by its place, by whom it is for, else by its service. */
const meantBy = (left: readonly Line[], { place, forWhom, services }: Clause): Line | undefined => {
  if (place !== undefined) return left.find(({ at }) => at === place - 1);
  const alike = left.filter(({ line }) => services.some(({ id }) => id === line.serviceId));
  return alike.find(({ line }) => line.forWhom === forWhom) ?? alike[0];
};

/** Each line that a clause times, once. */
const timedApart = (lines: readonly Wish[], clauses: readonly Clause[]): readonly Apart[] => {
  let left = lines.map((line, at): Line => ({ line, at }));
  const timed = clauses.filter(isTimed);
  // "One Tuesday and one Thursday", said of two: each of them is one of these.
  const areAll = timed.length === lines.length;
  return timed
    .filter((clause) => areAll || isOfLines(clause))
    .flatMap((clause): readonly Apart[] => {
      const meant = meantBy(left, clause);
      if (!meant) return [];
      left = left.filter((one) => one !== meant);
      return [{ ...meant, clause }];
    });
};

/** One of them is to be at another time, or each at its own. */
const areApart = (apart: readonly Apart[], lines: readonly Wish[]): boolean => {
  const times = new Set(apart.map(({ clause: { when } }) => JSON.stringify(when)));
  const isInstead = apart.some(({ clause: { place, corrects } }) => place !== undefined || corrects);
  return times.size > 1 || (isInstead && apart.length < lines.length);
};

/**
 * "Can the second be Friday instead?": of several that are arranged at once, those that a message gives times of their
 * own are arranged for themselves, after the rest. With the clauses that tell of the rest.
 */
export const takenApart = (
  scene: Scene,
  clauses: readonly Clause[],
): { readonly scene: Scene; readonly clauses: readonly Clause[] } => {
  const current = currentOf(scene.state);
  const lines = linesOf(current);
  const apart = timedApart(lines, clauses);
  if (seriesOf(current) || !areApart(apart, lines)) return { scene, clauses };
  const { options, excepts, prefers } = current.wish;
  const times = { options, excepts, prefers };
  const own = apart.map(
    ({ line, clause }) => merge({ ...line, ...times }, [{ ...clause, services: [], opens: false }], 1)[0],
  );
  const kept = lines.filter((_, at) => apart.every((one) => one.at !== at));
  const [first, ...rest] = kept.length > 0 ? kept.map((line) => ({ ...line, ...times })) : own;
  const later = kept.length > 0 ? own : rest;
  const beside = kept.length > 0 ? besidesOf(rest) : [];
  const isSeveral = beside.length > 0;
  const alone = withCompany(scene, {
    ...(first ? { wish: first } : {}),
    besides: isSeveral ? beside : undefined,
    arrangement: isSeveral ? current.arrangement : undefined,
  });
  const planned = withPlanned(
    alone.state,
    later.map((wish) => ({ ...newAppointment, wish })),
  );
  return {
    scene: withState(alone, { appointments: planned }),
    clauses: clauses.filter((one) => apart.every(({ clause }) => clause !== one)),
  };
};
