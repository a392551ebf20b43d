import type { Act } from '../acts.ts';
import { newAppointment } from '../conversation.ts';
import type { Wish } from '../wish.ts';
import { nobodyElse, othersForMove, unable, withAblePeople } from './able-people.ts';
import { closedDays } from './facts/day-hours.ts';
import type { Found } from './found.ts';
import { calendarsOf } from './free-slots.ts';
import { withPlanned } from './next.ts';
import { nothingFree, passInstead } from './offer.ts';
import { unreadTimes } from './residue.ts';
import {
  currentOf,
  personOf,
  type Scene,
  saidOf,
  step,
  waitlistActs,
  wishOf,
  withCurrent,
  withState,
} from './scene.ts';
import { search } from './search.ts';
import { type Settled, saying, showFound, stepped } from './settled.ts';
import { isSeveral, linesOf, missedActs, missedBeside } from './several.ts';

const closedActs = (scene: Scene, found: Found): readonly Act[] => {
  if (found.kind === 'some' && found.fit !== 'nearest') return [];
  const days = closedDays(scene.business, wishOf(scene).options, scene.clock);
  return days.length > 0 ? [{ kind: 'closed_on', days }] : [];
};

/**
 * Whoever does not perform the service, or has no time at all, gives way to anyone, unless nobody else will do: the
 * visitor is told.
 */
const withAnyone = async (scene: Scene, act: Act): Promise<Settled> => {
  if (wishOf(scene).onlyPersons) {
    const waits = act.kind === 'person_full' ? waitlistActs(scene) : [];
    return stepped(passInstead(scene, [act, ...waits]));
  }
  const open = withCurrent(scene, { wish: { ...wishOf(scene), persons: [] } });
  if (calendarsOf(open, wishOf(open)).length === 0) return saying([act], stepped(nothingFree(open)));
  return saying([act], showFound(open, await search(open, wishOf(open))));
};

/** No moment has room for all of it: each is looked for by itself, as near to the wish as it can be. */
const oneByOne = async (scene: Scene, why: readonly Act[]): Promise<Settled> => {
  const [first, ...others] = linesOf(currentOf(scene.state));
  const { options, excepts, prefers } = first;
  const planned = others.map((line) => ({ ...newAppointment, wish: { ...line, options, excepts, prefers } }));
  const alone = withCurrent(scene, { besides: undefined, arrangement: undefined, isOneByOne: true });
  const open = withState(alone, { appointments: withPlanned(alone.state, planned) });
  const next = planned.map(({ wish }): Act => ({ kind: 'next_wish', wish: saidOf(open, wish) }));
  return saying([...why, { kind: 'one_by_one' }, ...next], showFound(open, await search(open, wishOf(open))));
};

const searchSeveral = async (heard: Scene): Promise<Settled> => {
  const { scene, acts } = withAblePeople(heard);
  const found = await search(scene, wishOf(scene));
  if (found.kind !== 'none') {
    // Where those times alone will do, no others are offered, and all of why is told instead.
    const isOffered = found.kind === 'exact' || found.fit !== 'nearest' || !wishOf(scene).onlyTimes;
    const beside = isOffered ? missedBeside(scene.clock, found) : [];
    return saying([...acts, ...closedActs(scene, found), ...beside], showFound(scene, found));
  }
  const { besides = [], every, movesAll } = currentOf(scene.state);
  if (movesAll) {
    const { goOnApart } = await import('./moving.ts');
    return stepped(await goOnApart(scene, movesAll, found.why));
  }
  const why = missedActs(scene.clock, found.missed, every?.weeks);
  if (besides.length === 0 || !every) return saying(acts, await oneByOne(scene, why));
  // A single visit may have room where it cannot be repeated.
  const once = await searchSeveral(withCurrent(scene, { every: undefined }));
  return saying([...acts, ...why, { kind: 'no_series_of_several' }], once);
};

const isNotAsWished = (found: Found): boolean =>
  found.kind === 'none' || (found.kind === 'some' && found.fit === 'nearest');

/** Shows what somebody is free for, who is named; what is wished is still anyone. */
const showWith = (scene: Scene, personId: string, found: Found): Settled => {
  const wish = wishOf(scene);
  const shown = showFound(withCurrent(scene, { wish: { ...wish, persons: [personId] } }), found);
  if (shown.kind === 'chosen') return { ...shown, scene: withCurrent(shown.scene, { wish }) };
  const { state } = withCurrent({ ...scene, state: shown.step.state }, { wish });
  return stepped({ ...shown.step, state });
};

/** A booking that was made with anyone, and whose person is not free as wished, goes to the first colleague who is. */
const withSomebodyElse = async (scene: Scene, wish: Wish): Promise<Settled | undefined> => {
  for (const personId of othersForMove(scene, wish)) {
    const found = await search(scene, { ...wish, persons: [personId] });
    if (!isNotAsWished(found)) return showWith(scene, personId, found);
  }
  return undefined;
};

const misdatedActs = ({ frame }: Scene): readonly Act[] =>
  (frame.misdated ?? []).map((misdated) => ({ kind: 'weekday_differs', misdated }));

const lookFor = async (heard: Scene): Promise<Settled> => {
  const scene = withCurrent(heard, { chosen: undefined, agreed: undefined });
  const wish = wishOf(scene);
  const unread = unreadTimes(scene);
  const hasTime = scene.frame.clauses.some(({ when, anyTime }) => when !== undefined || anyTime);
  if (unread.length > 0 && !hasTime && scene.before.pending !== 'time')
    return stepped(
      step(scene, [{ kind: 'ask_time', unread, wish: saidOf(scene, wish) }], { pending: 'time' }),
    );
  if (isSeveral(currentOf(scene.state))) return searchSeveral(scene);
  const cannot = unable(scene, wish);
  if (cannot) return withAnyone(scene, cannot);
  const alone = nobodyElse(scene, wish);
  if (alone) return stepped(alone);
  const found = await search(scene, wish);
  const elsewhere = isNotAsWished(found) ? await withSomebodyElse(scene, wish) : undefined;
  if (elsewhere) return elsewhere;
  const [person, ...others] = wish.persons.map((id) => personOf(scene, id));
  if (found.kind === 'none' && person && others.length === 0)
    return withAnyone(scene, { kind: 'person_full', person });
  return saying(closedActs(scene, found), showFound(scene, found));
};

/** Looks for what is wished, and shows it; words of time that nobody could read are asked about first. */
export const searchWish = async (scene: Scene): Promise<Settled> =>
  saying(misdatedActs(scene), await lookFor(scene));
