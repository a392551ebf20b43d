import type { Language } from '../../../shared/domain/language.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act } from '../acts.ts';
import type { Business, Turn } from '../contract.ts';
import type { ShownSlot, State } from '../conversation.ts';
import { does, type Frame } from '../frame.ts';
import type { AssistantPorts } from '../ports.ts';
import { cleanFrame } from './clean.ts';
import { dialogue } from './dialogue.ts';
import { fewerCalls } from './fewer-calls.ts';
import { followedBy, followingUp } from './follow-up.ts';
import { saidWith } from './said.ts';
import { currentOf, precededBy, type Scene, type TurnStep } from './scene.ts';
import { sayingStopped } from './stopped.ts';

export interface Decision {
  /** In the order in which they are to be said; never empty. */
  readonly acts: readonly Act[];
  readonly state: State;
  /** The slots put before the visitor, soonest first. */
  readonly slots: readonly ShownSlot[];
  /** Present only when the port booked it during this turn. */
  readonly booking?: PublicBooking;
  /** All of several that were booked at once; `booking` is the first. */
  readonly basket?: readonly PublicBooking[];
  readonly lead?: { readonly leadId: string };
}

/** What may be kept of a visitor who has not accepted the notice: nothing of the person. */
const forgetPerson = ({
  name: _n,
  writer: _w,
  guest: _g,
  email: _e,
  phone: _p,
  draft: _d,
  remarks: _r,
  said: _said,
  sms: _s,
  ...state
}: State): State => state;

/** A greeting is returned the first time it is given. */
const withHello = ({ frame, before, business }: Scene, acts: readonly Act[]): readonly Act[] => {
  const isFirst = does(frame, 'greet') && !before.greeted && business.replyMode !== 'greeting-only';
  const isUrgent = acts.some(({ kind }) => kind === 'emergency');
  return isFirst && !isUrgent ? [{ kind: 'hello' }, ...acts] : acts;
};

/** Each act once: several readers may come to the same. */
const once = (acts: readonly Act[]): readonly Act[] => [
  ...new Map(acts.map((act) => [JSON.stringify(act), act])).values(),
];

const concluded = (
  scene: Scene,
  { acts: decided, state, slots, booking, basket, lead }: TurnStep,
): Decision => {
  const said = decided.length > 0 ? once(decided) : [{ kind: 'anything_else' as const }];
  const isMiss = said.some(({ kind }) => kind === 'not_understood');
  const asked = followedBy(scene.frame);
  const { asked: _asked, ...rest } = state;
  const next = {
    ...{
      ...rest,
      ...(asked ? { asked } : {}),
      said: booking || lead ? [] : saidWith({ ...scene, state }),
      ...(booking ? { filed: undefined } : {}),
      ...(booking || scene.frame.manner.isNoEmergency ? { danger: undefined } : {}),
    },
    ...{ greeted: true, misses: isMiss ? state.misses : 0 },
  };
  return {
    acts: withHello(scene, said),
    state: scene.turn.consent ? next : forgetPerson(next),
    slots,
    ...(booking ? { booking } : {}),
    ...(basket ? { basket } : {}),
    ...(lead ? { lead } : {}),
  };
};

/** A message read against what is being arranged; a first one arranges nothing yet. */
const againstArranged = async (frame: Frame, state: State, zone: string): Promise<Frame> =>
  state.current === undefined
    ? frame
    : (await import('./as-arranged.ts')).asArranged(frame, currentOf(state), zone);

/** What knows which of the owner's answers were told: loaded by the first turn that tells one. */
const answersTold = () => import('./facts/told-before.ts');

/** A message without what only takes up answers that were told before. */
const unheardBefore = async (frame: Frame, business: Business, state: State): Promise<Frame> =>
  state.told ? (await answersTold()).beyondTold(frame, business, state) : frame;

const rememberingTold = async (decision: Decision, business: Business): Promise<Decision> => {
  const { acts, state } = decision;
  if (!acts.some(({ kind }) => kind === 'answer' || kind === 'near_answer')) return decision;
  const told = (await answersTold()).toldWith(state, business, acts);
  return { ...decision, state: { ...state, told } };
};

/** Behind whom to call if there is danger, where that may be and was not told yet. */
const withCaution = async (scene: Scene, step: TurnStep): Promise<TurnStep> => {
  const { mayBeInDanger } = scene.frame;
  const isTold = scene.before.isCautioned || step.acts.some(({ kind }) => kind === 'emergency');
  if (mayBeInDanger === undefined || isTold) return step;
  const { cautionActs } = await import('./emergency.ts');
  const state = { ...step.state, isCautioned: true };
  return { ...precededBy(cautionActs(scene, mayBeInDanger), step), state };
};

const stepOf = async (scene: Scene): Promise<TurnStep> => {
  if (scene.turn.isLeftByTeam) return (await import('./left-by-team.ts')).leftByTeam(scene);
  return scene.business.replyMode === 'greeting-only'
    ? (await import('./greeting.ts')).greetingOnly(scene)
    : dialogue(scene);
};

/**
 * Decides what one message comes to. Whatever the frame holds, it acts only on ids that the business or this
 * conversation gave, books only what was shown and then chosen or agreed to, and calls the ports a bounded number of
 * times. Throws only what a port throws.
 */
export const decide = async (
  heard: Frame,
  state: State,
  business: Business,
  ports: AssistantPorts,
  turn: Turn & { readonly language: Language },
): Promise<Decision> => {
  const clock = { now: turn.now, zone: business.timezone, horizonDays: business.policy.horizonDays };
  const { ports: bounded, stop } = fewerCalls(ports);
  const frame = await unheardBefore(cleanFrame(heard, business), business, state);
  const scene: Scene = {
    frame: followingUp(await againstArranged(frame, state, clock.zone), state),
    turn,
    language: turn.language,
    business,
    ports: bounded,
    clock,
    before: state,
    state,
    isWishNew: false,
  };
  const step = await withCaution(scene, await stepOf(scene));
  const moving = scene.turn.consent ? (await import('./stuck.ts')).unstuck(scene, step) : step;
  const decision = concluded(scene, { ...moving, acts: sayingStopped(moving.acts, stop()) });
  return rememberingTold(decision, business);
};
