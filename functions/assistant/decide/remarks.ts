import { MAX } from '../../../shared/domain/limits.ts';
import type { Act } from '../acts.ts';
import { LONGEST_REMARK, MOST_REMARKS, type State } from '../conversation.ts';
import { currentOf, precededBy, type Scene, type TurnStep, withState } from './scene.ts';

/** Cut where it is too long to be kept whole. */
const kept = (words: string): string =>
  words.length > LONGEST_REMARK ? `${words.slice(0, LONGEST_REMARK - 1)}…` : words;

const isMoving = ({ state }: Scene): boolean => currentOf(state).moves !== undefined;

/** What the team reads with an appointment or a request; `undefined` where the visitor said nothing more. */
export const noteOf = ({ remarks = [] }: Pick<State, 'remarks'>): string | undefined =>
  remarks.length === 0 ? undefined : remarks.join('\n').slice(0, MAX.note);

/** Who else comes or writes than the record will name: the team is to know. */
export const keepWho = (scene: Scene): Scene => {
  const { before, frame, state } = scene;
  const told = (['writer', 'guest'] as const).flatMap((field) => {
    const name = state[field];
    return name === undefined || name === before[field] || name === state.name ? [] : [name];
  });
  const isMade = before.current === undefined && before.appointments.some(({ booked }) => booked);
  if (isMade || told.length === 0) return scene;
  const words = frame.contact.words === undefined ? told : [frame.contact.words];
  const all = [...new Set([...(state.remarks ?? []), ...words.map(kept)])];
  return withState(scene, { remarks: all.slice(0, MOST_REMARKS) });
};

/** The questions among the facts that nobody could answer, as the team will read them. */
const unanswered = (facts: readonly Act[]): readonly string[] =>
  facts.flatMap((act) => (act.kind === 'unknown' && act.words ? [act.words] : []));

const attached = (act: Act): Act =>
  act.kind === 'unknown' && act.words ? { ...act, isAttached: true } : act;

const unread = (words: readonly string[]): readonly Act[] =>
  words.length === 0 ? [] : [{ kind: 'remarks_unread', words }];

export interface Remarked {
  readonly scene: Scene;
  readonly acts: readonly Act[];
}

/** What was told beside a wish, each remark once. */
const toldIn = ({ frame }: Scene): readonly string[] => [...new Set(frame.remarks.map(kept))];

/** Keeps what was said besides, and what could not be answered, for the team; a move carries no words. */
export const keepRemarks = (scene: Scene, facts: readonly Act[], isBooking: boolean): Remarked => {
  const remarks = toldIn(scene);
  const questions = isBooking ? unanswered(facts) : [];
  if (remarks.length + questions.length === 0) return { scene, acts: facts };
  if (isMoving(scene)) return { scene, acts: [...facts, ...unread(remarks)] };
  const before = scene.state.remarks ?? [];
  const all = [...new Set([...before, ...questions.map(kept), ...remarks])];
  const whole = all.slice(0, MOST_REMARKS);
  const isKept = (words: string) => whole.includes(words);
  const words = remarks.filter(isKept);
  const said: readonly Act[] = words.length > 0 ? [{ kind: 'remarks_kept', words }] : [];
  const told = facts.map((act) =>
    isBooking && act.kind === 'unknown' && isKept(kept(act.words ?? '')) ? attached(act) : act,
  );
  return {
    scene: withState(scene, { remarks: whole }),
    // What is more than the team can be given is said to be.
    acts: [...told, ...said, ...unread(remarks.filter((one) => !isKept(one)))],
  };
};

/** What was told beside something that carries no words to the team: said, unless it goes to them with a request. */
export const saidBeside = (scene: Scene, next: TurnStep): TurnStep => {
  const { draft, pending } = next.state;
  const isWaiting = draft !== undefined && pending !== 'which_booking';
  const isPassedOn = next.lead !== undefined || isWaiting;
  const isTold = next.acts.some(({ kind }) => kind === 'remarks_unread' || kind === 'remarks_kept');
  return isPassedOn || isTold ? next : precededBy(unread(toldIn(scene)), next);
};
