import { MAX } from '../../../shared/domain/limits.ts';
import type { Act } from '../acts.ts';
import { nothingAsked, type Scene, type TurnStep } from './scene.ts';

/** What was told where no appointment is made any more: offered to the team, once the message has its answer. */
const offerRemarks = (next: TurnStep): TurnStep => {
  const words = next.state.remarks ?? [];
  const acts = next.acts.filter(({ kind }) => kind !== 'anything_else' && kind !== 'not_understood');
  const draft = { matter: 'message' as const, text: words.join('\n').slice(0, MAX.message) };
  return {
    ...next,
    acts: [...acts, { kind: 'offer_to_pass_on', matter: 'message', words }],
    state: { ...next.state, pending: 'offer', draft, remarks: undefined },
  };
};

/** Those of this conversation that a step told of: what it cancelled, else all that it booked. */
const noted = ({ acts, state }: TurnStep): readonly string[] => {
  const cancelled = acts.flatMap((act) => (act.kind === 'cancelled' ? act.bookings : []));
  const booked = state.appointments.flatMap((one) => (one.booked ? [one.booked] : []));
  return (cancelled.length > 0 ? cancelled : booked).map(({ bookingId }) => bookingId);
};

/**
 * What was told once an appointment is made, or beside its end, is added to its note; where that cannot be, it is offered
 * to the team.
 */
export const noteRemarks = async (scene: Scene, next: TurnStep): Promise<TurnStep> => {
  const words = next.state.remarks ?? [];
  const result = await scene.ports.addNote(noted(next), words);
  if (result.kind !== 'kept') return offerRemarks(next);
  // What was only told, or was to be noted, was understood: it is no question for the team besides.
  const { isNoted, isQuestion, mayAsk } = scene.frame.manner;
  const isTold = isNoted || !(isQuestion || mayAsk);
  const isMissed = isTold && next.acts.some(({ kind }) => kind === 'not_understood');
  const isLeft = ({ kind }: Act): boolean =>
    kind !== 'anything_else' && kind !== 'not_understood' && !(isMissed && kind === 'offer_to_pass_on');
  return {
    ...next,
    acts: [...next.acts.filter(isLeft), { kind: 'note_added', words }],
    state: { ...next.state, ...(isMissed ? { ...nothingAsked, misses: 0 } : {}), remarks: undefined },
  };
};
