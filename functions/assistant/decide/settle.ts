import type { Act } from '../acts.ts';
import { newAppointment, type OfferedSlot } from '../conversation.ts';
import { does } from '../frame.ts';
import { fits } from '../time/fits.ts';
import type { Wish } from '../wish.ts';
import { nobodyElse, othersForMove, unable, withAblePeople } from './able-people.ts';
import { closedDays } from './facts/day-hours.ts';
import type { Found } from './found.ts';
import { calendarsOf } from './free-slots.ts';
import { withPlanned } from './next.ts';
import { nothingFree, nothingThen, offer, passInstead, withOffer } from './offer.ts';
import { pick } from './pick.ts';
import { unreadTimes } from './residue.ts';
import {
  currentOf,
  personOf,
  precededBy,
  proposalOf,
  publicOf,
  type Scene,
  type Step,
  saidOf,
  step,
  tellsContact,
  waitlistActs,
  wishOf,
  withCurrent,
  withState,
} from './scene.ts';
import { search, searchOthers } from './search.ts';
import { cutActs, isSeveral, linesOf, missedActs } from './several.ts';

/** A moment is settled, or there is something to say first. */
export type Settled =
  | {
      readonly kind: 'chosen';
      readonly scene: Scene;
      readonly acts: readonly Act[];
      /** It was chosen, or put forward, in this turn. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'step'; readonly step: Step };

const stepped = (given: Step): Settled => ({ kind: 'step', step: given });

const saying = (acts: readonly Act[], settled: Settled): Settled =>
  settled.kind === 'step'
    ? stepped(precededBy(acts, settled.step))
    : { ...settled, acts: [...acts, ...settled.acts] };

const choose = (scene: Scene, slot: OfferedSlot, agreed: boolean): Settled => {
  const chosen = withCurrent(scene, { chosen: slot, agreed });
  return {
    kind: 'chosen',
    scene: chosen,
    acts: [{ kind: 'chosen', proposal: proposalOf(chosen, slot) }],
    isNew: true,
  };
};

/** "Do you have Tuesday at 10?" may be no more than a question: its time is put forward, and only a yes books it. */
const isAsked = ({ frame }: Scene): boolean => frame.manner.isQuestion === true;

/** A start by the clock, or the first or last of them: who names a day alone may want more to choose from. */
const tellsTime = ({ frame }: Scene): boolean =>
  frame.clauses.some(
    ({ polarity, when, prefers }) =>
      polarity === 'wanted' && (when?.at !== undefined || prefers !== undefined),
  );

/** Another than the one that was put forward last: it is put forward in its turn. */
const isOther = ({ before }: Scene, slot: OfferedSlot): boolean => {
  const { chosen } = currentOf(before);
  return chosen !== undefined && chosen.slotId !== slot.slotId;
};

/** The moment that the search found: put forward, with its button, for the visitor to accept. */
const propose = (scene: Scene, slot: OfferedSlot): Settled => {
  const { offered } = currentOf(scene.state);
  const seen = offered.find(
    ({ startAt, personId }) => startAt === slot.startAt && personId === slot.personId,
  );
  // Who tells a time that was shown chooses it; any other word only leads to it again.
  if (seen) return choose(scene, seen, tellsTime(scene) && !isAsked(scene) && !isOther(scene, seen));
  const chosen = withCurrent(withOffer(scene, [slot]), { chosen: slot, agreed: false });
  const wish = saidOf(scene, wishOf(scene));
  return {
    kind: 'chosen',
    scene: chosen,
    acts: [...cutActs(scene.clock, slot), { kind: 'proposed', proposal: proposalOf(chosen, slot), wish }],
    isNew: true,
  };
};

const showFound = (scene: Scene, found: Found): Settled => {
  if (found.kind === 'some' && found.fit === 'nearest' && wishOf(scene).onlyTimes)
    return saying(missedActs(scene.clock, found.missed), stepped(nothingThen(scene)));
  if (found.kind === 'exact') return propose(scene, found.slot);
  return stepped(found.kind === 'none' ? nothingFree(scene) : offer(scene, found.fit, found.slots));
};

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
  if (found.kind !== 'none') return saying([...acts, ...closedActs(scene, found)], showFound(scene, found));
  const { besides = [], every } = currentOf(scene.state);
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

/** Looks for what is wished, and shows it; words of time that nobody could read are asked about first. */
const searchWish = async (heard: Scene): Promise<Settled> => {
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

const others = async (scene: Scene, way: 'others' | 'earlier' | 'later'): Promise<Settled> => {
  const found = await searchOthers(scene, way);
  const { offered } = currentOf(scene.state);
  if (found.kind === 'some') return stepped(offer(scene, found.fit, found.slots));
  if (offered.length === 0) return stepped(nothingFree(scene));
  const again = offer(scene, 'others', offered);
  const acts: readonly Act[] = [{ kind: 'no_more', earlier: way === 'earlier' }, { kind: 'ask_which_slot' }];
  return stepped({ ...again, acts });
};

/** Only handles that this conversation offered can be picked; any other is answered by a fresh offer. */
const byButton = async (scene: Scene, slotId: string): Promise<Settled> => {
  const { offered, earlier } = currentOf(scene.before);
  const slot = [...offered, ...earlier].find((candidate) => candidate.slotId === slotId);
  if (slot) return choose(scene, slot, true);
  const settled = await searchWish(scene);
  if (settled.kind === 'chosen') return settled;
  const acts = settled.step.acts.map((act) =>
    act.kind === 'offered' && act.fit === 'as_wished' ? { ...act, fit: 'not_offered' as const } : act,
  );
  return stepped({ ...settled.step, acts });
};

/** "At 3", said of times near an hour that was not free, is still not what was wished. */
const fitOf = (scene: Scene, slots: readonly OfferedSlot[]): 'as_wished' | 'nearest' =>
  slots.every((slot) => fits(slot, wishOf(scene), scene.clock.zone)) ? 'as_wished' : 'nearest';

const wayAsked = ({ frame, before, isWishNew }: Scene): 'others' | 'earlier' | 'later' | undefined => {
  if (isWishNew) return undefined;
  if (does(frame, 'earlier')) return 'earlier';
  if (does(frame, 'later')) return 'later';
  const declines = does(frame, 'no') && (before.pending === 'slot' || before.pending === 'confirm');
  return does(frame, 'others') || declines ? 'others' : undefined;
};

/** The offer stands, and the message was about something else (a name, a number, a "yes" to several). */
const askWhich = (scene: Scene): Settled => {
  const { offered } = currentOf(scene.state);
  const noted: readonly Act[] = does(scene.frame, 'yes') ? [] : [{ kind: 'noted' }];
  const asked = step(scene, [...noted, { kind: 'ask_which_slot' }], { pending: 'slot' });
  return stepped({ ...asked, slots: offered.map(publicOf) });
};

const keep = (scene: Scene): Settled => ({ kind: 'chosen', scene, acts: [], isNew: false });

/** What the visitor said yes to, or gave their details for when they were asked to book it, is agreed. */
const agreeing = (scene: Scene): Scene => {
  const { frame, before } = scene;
  const isYes = before.pending === 'confirm' && does(frame, 'yes');
  const isDetail = before.pending === 'details' && (frame.contact.name !== undefined || tellsContact(scene));
  return isYes || isDetail ? withCurrent(scene, { agreed: true }) : scene;
};

/** Finds out which moment is meant: by button, by words about the offer, by the one chosen before, by search. */
export const settle = async (scene: Scene): Promise<Settled> => {
  const { frame, turn, isWishNew, clock } = scene;
  const { offered, chosen } = currentOf(scene.state);
  if (turn.slotId !== undefined) return byButton(scene, turn.slotId);
  if (chosen && !isWishNew && !frame.choice && does(frame, 'yes')) return keep(agreeing(scene));
  const picked = pick(frame, offered, clock.zone);
  if (picked.kind === 'one') {
    const isSure = picked.isSure && !isAsked(scene) && !isOther(scene, picked.slot);
    return choose(scene, picked.slot, isSure);
  }
  if (picked.kind === 'several') return stepped(offer(scene, fitOf(scene, picked.slots), picked.slots));
  const other = offered.find(({ slotId }) => slotId !== chosen?.slotId);
  if (chosen && other && offered.length === 2 && !isWishNew && does(frame, 'others'))
    return choose(scene, other, false);
  const way = offered.length > 0 ? wayAsked(scene) : undefined;
  if (way) return others(scene, way);
  if (chosen && !isWishNew) return keep(agreeing(scene));
  const isOnOffer = scene.before.pending === 'slot' && offered.length > 0;
  return isOnOffer && !isWishNew && !does(frame, 'book') && unreadTimes(scene).length === 0
    ? askWhich(scene)
    : searchWish(scene);
};
