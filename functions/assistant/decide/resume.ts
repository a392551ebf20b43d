import type { Act } from '../acts.ts';
import type { Topic } from '../topics.ts';
import { anyWish } from '../wish.ts';
import { listedOnce } from './beside-booking.ts';
import { askToConfirm, bookingOf } from './confirm.ts';
import { offerToAsk, offerToPassOn } from './drafts.ts';
import {
  currentOf,
  missingOf,
  publicOf,
  type Scene,
  saidOf,
  step,
  type TurnStep,
  wishOf,
  withCurrent,
} from './scene.ts';
import { lineAt, mostAtOnce, openLine } from './several.ts';

const ABOUT_SERVICES: readonly Topic[] = [
  'services',
  'price',
  'sum',
  'length',
  'cheapest',
  'dearest',
  'longest',
  'shortest',
  'compare',
  'is_offered',
  'about_service',
  'who_performs',
];

/** The question that another one interrupted, put again. */
const pendingQuestion = (scene: Scene): readonly Act[] => {
  const { state, business } = scene;
  const current = currentOf(state);
  const { chosen, offered } = current;
  switch (state.pending) {
    case 'service': {
      const { alternatives } = lineAt(current, openLine(current));
      const services = business.services.filter(({ id }) => alternatives.includes(id));
      return [
        {
          kind: 'ask_service',
          services: services.length > 0 ? services : business.services,
          isUnsure: false,
          wish: saidOf(scene, current.wish),
        },
      ];
    }
    case 'time':
      return [{ kind: 'ask_time', unread: [], wish: saidOf(scene, current.wish) }];
    case 'slot':
      return offered.length > 0 ? [{ kind: 'ask_which_slot' }] : [];
    case 'details':
      return [{ kind: 'ask_details', missing: missingOf(state), why: 'book' }];
    case 'confirm':
      return chosen ? [askToConfirm(scene, chosen, false)] : [];
    case 'contact':
      return [{ kind: 'ask_details', missing: missingOf(state), why: 'answer' }];
    case 'cancel': {
      const bookings = (state.cancels ?? []).flatMap((id) => bookingOf(state, id) ?? []);
      return bookings.length > 0 ? [{ kind: 'ask_cancel', bookings }] : [];
    }
    case 'look':
    case 'offer':
    case 'message':
    case 'which_booking':
    case undefined:
      return [];
  }
};

const slotsOf = ({ state }: Scene) => {
  const { offered, chosen } = currentOf(state);
  if (state.pending === 'slot') return offered.map(publicOf);
  return state.pending === 'confirm' && chosen ? [publicOf(chosen)] : [];
};

/** The services that a question was about are those that a time said next is for: all at once, where it was of their sum. */
const withAsked = (scene: Scene): Scene => {
  const { asks } = scene.frame;
  const ids = [...new Set(asks.flatMap(({ services }) => services))];
  const [only, ...others] = ids;
  if (only === undefined) return scene;
  const first = withCurrent(scene, { wish: { ...wishOf(scene), serviceId: only, alternatives: [] } });
  if (others.length === 0) return first;
  const isSum =
    asks.every(({ topic }) => topic === 'sum') &&
    others.length < mostAtOnce(scene.business, currentOf(first.state));
  return isSum
    ? withCurrent(first, {
        besides: others.map((serviceId) => ({ ...anyWish, serviceId })),
        arrangement: 'in_a_row',
      })
    : withCurrent(scene, { wish: { ...wishOf(scene), alternatives: ids } });
};

const offerToLook = (scene: Scene, acts: readonly Act[]): TurnStep =>
  step(withCurrent(withAsked(scene), {}), [...acts, { kind: 'ask_look' }], { pending: 'look' });

/** Says `acts`, then takes the conversation up where it was; else offers what may follow from what was asked. */
export const resume = (scene: Scene, acts: readonly Act[]): TurnStep => {
  const question = pendingQuestion(scene);
  if (question.length > 0)
    return { ...step(scene, [...listedOnce(acts, question), ...question]), slots: slotsOf(scene) };
  const isUnknown = acts.some(
    ({ kind }) => kind === 'unknown' || kind === 'use_link' || kind === 'not_offered',
  );
  const isHelped = acts.some((act) => act.kind === 'near_answer' && act.topic !== undefined);
  const isAboutServices = scene.frame.asks.some(({ topic }) => ABOUT_SERVICES.includes(topic));
  const hasBooked = scene.state.appointments.some(({ booked }) => booked !== undefined);
  const mayBook = !hasBooked && !scene.state.onlyAsks;
  const mayLook = isAboutServices && mayBook && scene.business.services.length > 0;
  // "Do you take walk-ins for adjustments?": the one that is asked about is what a time said next is for.
  const isOfOne = new Set(scene.frame.asks.flatMap(({ services }) => services)).size === 1;
  const about = mayLook || (isOfOne && mayBook) ? withAsked(scene) : scene;
  if (isUnknown) return offerToPassOn(about, acts, 'question');
  if (isHelped) return offerToAsk(about, acts);
  return mayLook ? offerToLook(scene, acts) : step(scene, acts);
};
