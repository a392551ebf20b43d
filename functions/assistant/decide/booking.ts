import type { Act } from '../acts.ts';
import type { BusinessService } from '../contract.ts';
import type { Whole } from '../conversation.ts';
import { MOST_IN_WISH } from '../wish.ts';
import { passInstead } from './offer.ts';
import { keepRemarks } from './remarks.ts';
import { unreadTimes } from './residue.ts';
import {
  currentOf,
  precededBy,
  type Scene,
  saidOf,
  serviceOf,
  step,
  type TurnStep,
  tellsContact,
  wishOf,
  withCurrent,
  withState,
} from './scene.ts';
import { settle } from './settle.ts';
import { isSeveral, lineAt, linesOf, mostAtOnce, openLine, seriesOf, withLine } from './several.ts';
import { greeting } from './who.ts';

/** Few messages book or move, or choose a time: what does it is loaded by the first that does. */
const loadBook = () => import('./book.ts');
const loadFinish = () => import('./finish.ts');

/** The only service there is needs no question. */
const withOnlyService = (scene: Scene): Scene => {
  const [only, ...others] = scene.business.services;
  const wish = wishOf(scene);
  return only && others.length === 0 && wish.serviceId === undefined
    ? withCurrent(scene, { wish: { ...wish, serviceId: only.id } })
    : scene;
};

/** The very list that was answered: whoever chose nothing of it, and wished nothing else, is not helped by it. */
const isAskedAgain = ({ before, isWishNew, frame }: Scene, listed: readonly string[]): boolean => {
  // "Whenever": they answered, and any time is wished already.
  if (isWishNew || frame.clauses.some(({ anyTime }) => anyTime)) return false;
  const current = currentOf(before);
  const { alternatives } = lineAt(current, openLine(current));
  return (
    before.pending === 'service' &&
    alternatives.length === listed.length &&
    alternatives.every((id) => listed.includes(id))
  );
};

/** What somebody who is asked for performs; all, where that is none of it. */
const byThem = (
  services: readonly BusinessService[],
  persons: readonly string[],
): readonly BusinessService[] => {
  const theirs = services.filter(({ people }) => people?.some((id) => persons.includes(id)) ?? true);
  return persons.length === 0 || theirs.length === 0 ? services : theirs;
};

/** "Is Olivier in on Thursday?": answered before it is asked for what. */
const whetherIn = async (scene: Scene): Promise<readonly Act[]> =>
  scene.frame.manner.isQuestion && scene.isWishNew
    ? (await import('./facts/person-free.ts')).whetherAsked(scene)
    : [];

const askService = (scene: Scene): TurnStep | undefined => {
  const { business, state } = scene;
  const current = currentOf(state);
  const place = openLine(current);
  const wish = lineAt(current, place);
  const keepsService = current.moves !== undefined && !current.isOtherService;
  if (business.services.length < 2 || serviceOf(scene, wish) || keepsService) return undefined;
  const able = byThem(
    business.services.filter(({ id }) => !wish.notServices.includes(id)),
    wish.persons,
  );
  const possible = able.filter(({ id }) => wish.alternatives.includes(id));
  const isUnsure = possible.length > 1 && possible.length < business.services.length;
  const services = possible.length > 1 ? possible : able;
  const alternatives = services.map(({ id }) => id).slice(0, MOST_IN_WISH);
  const asked = withCurrent(scene, withLine(current, place, { ...wish, alternatives }));
  const noted: readonly Act[] = tellsContact(scene) ? [{ kind: 'noted' }] : [];
  const unread = unreadTimes(scene);
  const ask: Act = {
    ...{ kind: 'ask_service', services, isUnsure, wish: saidOf(scene, current.wish) },
    ...(unread.length > 0 ? { unread } : {}),
  };
  // Nothing is booked without a service name: where no service is chosen, the team chooses one.
  if (wish.anyService) return passInstead(asked, [...noted, ask]);
  if (isAskedAgain(scene, alternatives) && noted.length === 0) return passInstead(asked, []);
  return step(asked, [...noted, ask], { pending: 'service' });
};

/** All of a basket that stand as they were booked: told again. */
const toldAgain = async (scene: Scene, { parts }: Whole, first: number, name: string): Promise<TurnStep> => {
  const ids = scene.state.appointments
    .slice(first, first + parts.length)
    .flatMap(({ booked }) => booked?.bookingId ?? []);
  const found = await scene.ports.findBookings(ids);
  const [booking, ...others] = found.map((one) => one.booking);
  if (!booking) return bookingStep(scene);
  const bookings = [booking, ...others] as const;
  const act: Act = {
    kind: 'basket_booked',
    bookings,
    name,
    isSms: false,
    differs: [],
    ...greeting(scene.state),
  };
  return { ...step(scene, [act]), booking, basket: bookings };
};

/** The same button pressed again after its answer was lost finds the same booking. */
export const bookAgain = (scene: Scene): Promise<TurnStep> | undefined => {
  const { appointments, name } = scene.state;
  const current = appointments.findIndex(
    ({ booked, chosen }) => booked !== undefined && chosen?.slotId === scene.turn.slotId,
  );
  const slot = appointments[current]?.chosen;
  if (!slot || name === undefined || !scene.turn.consent) return undefined;
  if (slot.whole) return toldAgain(scene, slot.whole, current, name);
  return loadBook().then(({ book }) => book(withState(scene, { current }), slot, name));
};

/** As many as may be booked at once; the team reads with them that there are more. */
const withinMost = (scene: Scene): { readonly scene: Scene; readonly acts: readonly Act[] } => {
  const current = currentOf(scene.state);
  const most = mostAtOnce(scene.business, current);
  const isMore = isSeveral(current) && !seriesOf(current) && linesOf(current).length > most;
  if (!isMore) return { scene, acts: [] };
  const told = { ...scene, frame: { ...scene.frame, remarks: [scene.frame.text] } };
  const kept = keepRemarks(withCurrent(told, { besides: current.besides?.slice(0, most - 1) }), [], true);
  const noted = kept.acts.filter(({ kind }) => kind !== 'remarks_kept');
  return {
    scene: { ...kept.scene, frame: scene.frame },
    acts: [{ kind: 'too_many', most }, { kind: 'remarks_kept' }, ...noted],
  };
};

/** One step towards an appointment: asks the first thing missing, and books once nothing is. */
export const bookingStep = async (heard: Scene): Promise<TurnStep> => {
  const { scene, acts } = withinMost(withOnlyService(heard));
  const question = scene.turn.slotId === undefined ? askService(scene) : undefined;
  if (question) return precededBy([...acts, ...(await whetherIn(scene))], question);
  const settled = await settle(scene);
  const next =
    settled.kind === 'step' ? settled.step : await (await loadFinish()).finish(settled, bookingStep);
  return precededBy(acts, next);
};
