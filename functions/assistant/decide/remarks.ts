import { MAX } from '../../../shared/domain/limits.ts';
import type { Act } from '../acts.ts';
import { LONGEST_REMARK, MOST_REMARKS, type State } from '../conversation.ts';
import { does } from '../frame.ts';
import { withoutRepeats } from '../note-lines.ts';
import { type Scene, withState } from './scene.ts';

/** Cut where it is too long to be kept whole. */
const kept = (words: string): string =>
  words.length > LONGEST_REMARK ? `${words.slice(0, LONGEST_REMARK - 1)}…` : words;

/** What the team reads with the next appointment; `undefined` where the visitor said nothing more. */
export const noteOf = ({ remarks = [] }: State): string | undefined =>
  remarks.length === 0 ? undefined : remarks.join('\n').slice(0, MAX.note);

/** The same as it is told once it is attached. */
export const notesTold = ({ remarks = [] }: State): { readonly notes?: readonly string[] } =>
  remarks.length === 0 ? {} : { notes: remarks };

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

/** What was told beside a wish, each remark once; why an appointment is cancelled, in the whole message. */
const toldIn = ({ frame }: Scene): readonly string[] => {
  const told = does(frame, 'cancel') && frame.asks.length > 0 ? [frame.text] : frame.remarks;
  return [...new Set(told.map(kept))];
};

/** Only what is told may be what is asked: it is not passed over. */
const mayAsk = ({ frame: { remarks, asks, manner } }: Scene): boolean =>
  manner.isQuestion === true && asks.length === 0 && remarks.length > 0;

/**
 * Keeps what was said besides, and what could not be answered, for the team. It is told once, where it is attached:
 * with the appointment, or with a request.
 */
export const keepRemarks = (scene: Scene, facts: readonly Act[], isBooking: boolean): Remarked => {
  const remarks = toldIn(scene);
  const questions = isBooking ? unanswered(facts) : [];
  const all = withoutRepeats([...(scene.state.remarks ?? []), ...remarks, ...questions.map(kept)]);
  const whole = all.slice(0, MOST_REMARKS);
  const left = all.slice(MOST_REMARKS);
  const told = facts.map((act) =>
    isBooking && act.kind === 'unknown' && !left.includes(kept(act.words ?? '')) ? attached(act) : act,
  );
  return {
    scene: withState(scene, { remarks: whole }),
    acts: [
      ...told,
      ...(mayAsk(scene) ? [{ kind: 'remarks_kept' as const }] : []),
      // What is more than the team can be given is said to be.
      ...unread(left.filter((words) => remarks.includes(words))),
    ],
  };
};
