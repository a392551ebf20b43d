import type { Act } from '../acts.ts';
import type { State } from '../conversation.ts';
import { digestOf } from '../digest-of.ts';
import { does } from '../frame.ts';
import { offerToPassOn } from './drafts.ts';
import { type Scene, type TurnStep, tellsContact, tellsName } from './scene.ts';

/** What is put again by whoever was not understood. */
const ASKS: ReadonlySet<Act['kind']> = new Set([
  'ask_service',
  'ask_which_slot',
  'ask_time',
  'ask_details',
  'offered',
]);
/** What leads nowhere where it is said a second time. */
const FILLS: ReadonlySet<Act['kind']> = new Set(['noted', 'remarks_kept', 'not_understood']);
/** Of a search, and of no meaning to its reader. */
const NOT_SAID: ReadonlySet<string> = new Set([
  'slotId',
  'offer',
  'handle',
  'misses',
  'personId',
  'isUnsure',
]);

const MOST_PROTESTS = 2;

/** What a reply asks, to tell whether the next one asks the same; nothing of one that tells something too. */
export const replyOf = (acts: readonly Act[]): string | undefined => {
  const said = acts.filter(({ kind }) => !FILLS.has(kind) && kind !== 'hello');
  if (said.length === 0 || !said.every(({ kind }) => ASKS.has(kind))) return undefined;
  const told = JSON.stringify(said, (key, value: unknown) => (NOT_SAID.has(key) ? undefined : value));
  return digestOf(told);
};

/** Services are not listed twice. */
const shorter = (act: Act): Act =>
  act.kind === 'ask_service' ? { ...act, services: [], isUnsure: false } : act;

const protestsOf = ({ frame, before }: Scene): number => (before.protests ?? 0) + (frame.protests ? 1 : 0);

/** Something of the message was taken in, and nobody says that it was not: "any time", an address, "how much is it?" */
const isTakenIn = (scene: Scene): boolean =>
  tellsContact(scene) ||
  tellsName(scene) ||
  (scene.frame.clauses.length + scene.frame.asks.length > 0 && !scene.frame.protests);

type Kept = Pick<State, 'reply' | 'repeats' | 'protests'>;

/** Nothing is counted any more once something came of the talk. */
const isDone = ({ booking, lead, acts }: TurnStep): boolean =>
  booking !== undefined ||
  lead !== undefined ||
  acts.some(({ kind }) => kind === 'moved' || kind === 'cancelled');

/**
 * A reply that is the same as the one before it leads nowhere: it is said shorter then, with how a person is reached, and
 * the third time all of it is offered to be passed on. So is a person spoken of to whoever protests twice.
 */
export const unstuck = (scene: Scene, next: TurnStep): TurnStep => {
  const keep = (step: TurnStep, kept: Kept): TurnStep => ({ ...step, state: { ...step.state, ...kept } });
  if (isDone(next)) return keep(next, { reply: undefined, repeats: undefined, protests: undefined });
  const reply = replyOf(next.acts);
  const isSame = reply !== undefined && reply === scene.before.reply && scene.turn.slotId === undefined;
  const isMeant = !does(scene.frame, 'pause', 'thank', 'greet', 'bye') && !isTakenIn(scene);
  const repeats = isSame && isMeant ? (scene.before.repeats ?? 0) + 1 : undefined;
  const protests = protestsOf(scene);
  const kept = { reply, repeats, protests: protests === 0 ? undefined : protests };
  const acts = next.acts.filter(({ kind }) => !FILLS.has(kind)).map(shorter);
  if (repeats !== undefined && repeats > 1) {
    const asked = offerToPassOn(
      { ...scene, state: next.state },
      [{ kind: 'lost', isPersonNear: false }],
      'message',
    );
    return keep(asked, { ...kept, repeats: undefined, protests: undefined });
  }
  if (repeats !== undefined)
    return keep({ ...next, acts: [{ kind: 'lost', isPersonNear: true }, ...acts] }, kept);
  if (!scene.frame.protests || protests < MOST_PROTESTS || reply === undefined) return keep(next, kept);
  const told: Act = { kind: 'lost', isPersonNear: true };
  return keep({ ...next, acts: [told, ...next.acts] }, { ...kept, protests: undefined });
};
