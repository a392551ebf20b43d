import type { Arrangement, BasketOffer } from '../../../shared/schemas/basket.ts';
import type { MissedSeries } from '../../../shared/schemas/basket-booking.ts';
import type { NotTogether } from '../acts.ts';
import { firstDateOf, type OfferedSlot } from '../conversation.ts';
import type { Fit } from '../offer-acts.ts';
import type { BasketQuery } from '../ports.ts';
import { fits } from '../time/fits.ts';
import type { Wish } from '../wish.ts';
import { evenly } from './evenly.ts';
import type { Found } from './found.ts';
import { calendarsOf } from './free-slots.ts';
import { isOtherStart, type OtherWay } from './other-starts.ts';
import { momentOf } from './same-moment.ts';
import { currentOf, type Scene } from './scene.ts';
import { arrangementOf, linesOf, seriesOf } from './several.ts';
import { atAnyHour, atAnyTime, isOneMoment, onAnyDay } from './wider.ts';
import { outsideOf, windowsOf } from './windows.ts';

/** Whole offers that are shown at once: each of them is several lines. */
const MOST_WHOLE = 3;

/** From the first start to the last end of its first date. */
const slotOf = ({ offer, ...basket }: BasketOffer, arrangement: Arrangement): OfferedSlot[] => {
  const whole = { arrangement, ...basket };
  const [first, ...others] = firstDateOf(whole);
  if (!first) return [];
  const endAt = others.reduce(
    (last, { endAt: end }) => (Date.parse(end) > Date.parse(last) ? end : last),
    first.endAt,
  );
  return [{ slotId: offer, startAt: first.startAt, endAt, whole }];
};

/** What is looked for at once; undefined where nobody performs one of them. */
const partsOf = (scene: Scene): BasketQuery['parts'] | undefined => {
  const current = currentOf(scene.state);
  const lines = linesOf(current);
  const parts = lines.flatMap((line) => {
    const people = calendarsOf(scene, line);
    const personIds = people.flatMap((id) => id ?? []);
    if (line.serviceId === undefined || people.length === 0) return [];
    return [{ serviceId: line.serviceId, ...(personIds.length > 0 ? { personIds } : {}) }];
  });
  return parts.length === lines.length ? parts : undefined;
};

/** Of whole offers those of which every part begins in the hours that were asked for, as far as there are any. */
const beginningThen = (offers: readonly OfferedSlot[], wish: Wish, zone: string): readonly OfferedSlot[] => {
  const hours = { ...wish, options: wish.options.map(({ at: _, ...when }) => when) };
  const wholly = offers.filter(({ whole }) =>
    (whole ? firstDateOf(whole) : []).every((part) => fits(part, hours, zone)),
  );
  return wholly.length > 0 ? wholly : offers;
};

/** What is moved is with whom it was, or with whoever is asked for: with nobody who is refused. */
const isWithWished = ({ state, business }: Scene, { whole }: OfferedSlot): boolean => {
  const { wish, movesAll } = currentOf(state);
  if (!movesAll) return true;
  const named = (ids: readonly string[], name: string | undefined): boolean =>
    business.people.some((person) => person.name === name && ids.includes(person.id));
  return (whole?.parts ?? []).every(
    ({ personName }) =>
      (wish.persons.length === 0 || named(wish.persons, personName)) && !named(wish.notPersons, personName),
  );
};

interface WholeOffers {
  /** As wished, best first. */
  readonly slots: readonly OfferedSlot[];
  readonly missed?: MissedSeries | undefined;
  /** Why those that were booked at once cannot be moved at once, at any time. */
  readonly why?: NotTogether | undefined;
}

/** Other times for all that were booked at once; what is not all of them is none. */
const movesOf = async (scene: Scene, wish: Wish, ids: readonly string[]): Promise<WholeOffers> => {
  const windows = windowsOf(wish, scene.clock);
  const [[bookingId], [first], last] = [ids, windows, windows.at(-1)];
  if (bookingId === undefined || !first || !last) return { slots: [] };
  const when = { options: wish.options, excepts: wish.excepts };
  const found = await scene.ports.findMoves({ bookingId, from: first.from, to: last.to, when });
  if (found.kind !== 'found') return { slots: [], why: found.kind === 'apart' ? 'apart' : 'closed' };
  const whole = found.offers.filter(({ parts }) => parts.length === ids.length);
  return { slots: whole.flatMap((offer) => slotOf(offer, found.arrangement)) };
};

const basketsOf = async (scene: Scene, wish: Wish, arrangement: Arrangement): Promise<WholeOffers> => {
  const windows = windowsOf(wish, scene.clock);
  const [first] = windows;
  const last = windows.at(-1);
  const parts = partsOf(scene);
  if (!first || !last || !parts) return { slots: [] };
  const { offers, missed } = await scene.ports.findBaskets({
    ...{ arrangement, parts, from: first.from, to: last.to },
    ...{ when: { options: wish.options, excepts: wish.excepts }, language: scene.language },
    ...seriesOf(currentOf(scene.state)),
  });
  return { slots: offers.flatMap((offer) => slotOf(offer, arrangement)), missed };
};

const wholeOffers = async (scene: Scene, wish: Wish, arrangement: Arrangement): Promise<WholeOffers> => {
  const { movesAll } = currentOf(scene.state);
  const found = await (movesAll ? movesOf(scene, wish, movesAll) : basketsOf(scene, wish, arrangement));
  // Judged again here, so that an offer holds what was asked for whatever the port answers.
  const slots = found.slots.filter((slot) => fits(slot, wish, scene.clock.zone) && isWithWished(scene, slot));
  return { ...found, slots: beginningThen(slots, wish, scene.clock.zone) };
};

/** By what one offer is as good as another, whatever its time. */
const qualityOf = ({ whole }: OfferedSlot): string => {
  const people = new Set(whole?.parts.map(({ personName }) => personName)).size;
  return [whole?.skipped.length, whole?.gapMin, people].join();
};

const byStart = (a: OfferedSlot, b: OfferedSlot): number => Date.parse(a.startAt) - Date.parse(b.startAt);

/** A few that give a real choice: of the best at different times, then of those that come next. */
const bestOf = (offers: readonly OfferedSlot[]): readonly OfferedSlot[] =>
  [...Map.groupBy(offers, qualityOf).values()]
    .flatMap((alike) => evenly(alike.toSorted(byStart), MOST_WHOLE))
    .slice(0, MOST_WHOLE);

type Wider = readonly [Fit, Wish, Arrangement];

const isFirstOfItsKind = ([, wish, how]: Wider, at: number, all: readonly Wider[]): boolean => {
  const kind = JSON.stringify([wish.options, how]);
  return all.findIndex(([, other, otherHow]) => JSON.stringify([other.options, otherHow]) === kind) === at;
};

/** The wish as it was said, then less and less of it, none twice: other hours, other days, not at the same time. */
const widerWishes = (wish: Wish, arrangement: Arrangement): readonly Wider[] => {
  const isTogether = arrangement === 'together';
  const apart = (wider: Wish): readonly Wider[] => (isTogether ? [['apart', wider, 'in_a_row']] : []);
  const all: readonly Wider[] = [
    ['as_wished', wish, arrangement],
    ...apart(wish),
    ['nearest', atAnyHour(wish), arrangement],
    ...apart(atAnyHour(wish)),
    ['nearest', onAnyDay(wish), arrangement],
    ['nearest', atAnyTime(wish), arrangement],
    ...apart(atAnyTime(wish)),
  ];
  return all.filter(isFirstOfItsKind);
};

/** Looks for whole offers of what is wished at once, and says how well what was found answers it. */
export const searchBaskets = async (scene: Scene, wish: Wish): Promise<Found> => {
  const arrangement = arrangementOf(currentOf(scene.state));
  const outside = outsideOf(wish, scene.clock);
  if (outside) {
    const { slots, ...none } = await wholeOffers(scene, atAnyTime(wish), arrangement);
    return slots.length > 0
      ? { kind: 'some', fit: outside, slots: bestOf(slots) }
      : { kind: 'none', ...none };
  }
  let missed: MissedSeries | undefined;
  for (const [fit, wider, how] of widerWishes(wish, arrangement)) {
    const { slots, missed: nearest, why } = await wholeOffers(scene, wider, how);
    if (why) return { kind: 'none', why };
    missed ??= nearest;
    const [best] = wish.prefers ? slots.toSorted(byStart).slice(wish.prefers === 'latest' ? -1 : 0) : slots;
    if (best && fit === 'as_wished' && isOneMoment(wish)) return { kind: 'exact', slot: best };
    if (slots.length > 0) return { kind: 'some', fit, slots: bestOf(slots), missed };
  }
  return { kind: 'none', missed };
};

/** Other whole offers: any that were not shown yet, or those before or after what is spoken of. */
export const otherBaskets = async (scene: Scene, way: OtherWay): Promise<Found> => {
  const current = currentOf(scene.state);
  const isNew = isOtherStart(current, way);
  for (const [fit, wider, arranged] of widerWishes(current.wish, arrangementOf(current))) {
    const { slots: all } = await wholeOffers(scene, wider, arranged);
    const slots = bestOf(all.filter(isNew));
    if (slots.length > 0) return { kind: 'some', fit: fit === 'as_wished' ? 'others' : fit, slots };
  }
  return { kind: 'none' };
};

/** The same whole at the same moment under a new handle, if it can still be booked. */
export const wholeAgain = async (scene: Scene, slot: OfferedSlot): Promise<OfferedSlot | undefined> => {
  const wish = { ...currentOf(scene.state).wish, options: [momentOf(slot, scene.clock.zone)], excepts: [] };
  if (!slot.whole) return undefined;
  const { slots } = await wholeOffers(scene, wish, slot.whole.arrangement);
  return slots[0];
};
