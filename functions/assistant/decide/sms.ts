import type { Act } from '../acts.ts';
import type { Question, SmsAsked, State } from '../conversation.ts';
import type { Frame } from '../frame.ts';
import { currentOf, type Scene, step, type TurnStep, withState } from './scene.ts';

/** Questions beside which there is room for an optional one. */
const BESIDE: ReadonlySet<Question | undefined> = new Set<Question>(['slot', 'details', 'confirm']);

const hasBooked = ({ appointments }: State): boolean =>
  appointments.some(({ booked }) => booked !== undefined);

/** Said of an appointment that is made already, with no other being arranged. */
const isMade = ({ before }: Scene): boolean => before.current === undefined && hasBooked(before);

/** What the visitor says of SMS, once they have seen the text; the rules alone hear it. */
export const absorbSms = (scene: Scene): Scene => {
  const { frame, before } = scene;
  if (!before.sms || !frame.sms || before.current === undefined) return scene;
  return withState(scene, { sms: { ...before.sms, answer: frame.sms } });
};

/** The version of the text that the visitor accepted; `undefined` where they did not, or left no number. */
export const smsConsentOf = ({ sms, phone }: State): string | undefined =>
  sms?.answer === 'accepted' && phone !== undefined ? sms.version : undefined;

/** An answer holds for what is arranged together; a later appointment needs one of its own, which is not asked for. */
export const afterBooking = (sms: SmsAsked | undefined, isMoreArranged: boolean): Pick<State, 'sms'> =>
  sms && !isMoreArranged ? { sms: { version: sms.version } } : { sms };

/** Noted on all that this conversation has made. */
const keptLate = async (scene: Scene, answer: NonNullable<Frame['sms']>): Promise<readonly Act[]> => {
  const { before, ports } = scene;
  const ids = before.appointments.flatMap(({ booked }) => booked?.bookingId ?? []);
  const result = await ports.keepSms(ids, answer === 'accepted' ? before.sms?.version : undefined);
  switch (result.kind) {
    case 'kept':
      return [{ kind: 'sms_kept', answer }];
    case 'no_phone':
      return [{ kind: 'sms_needs_phone' }];
    case 'too_late':
      return [{ kind: 'sms_too_late', answer }];
    case 'refused':
      return [{ kind: 'refused', reason: result.reason }];
  }
};

const noted = async (scene: Scene, { booking }: TurnStep): Promise<readonly Act[]> => {
  const { frame, before } = scene;
  if (!frame.sms) return [];
  if (isMade(scene)) return before.sms || frame.sms === 'refused' ? keptLate(scene, frame.sms) : [];
  if (before.current === undefined && frame.sms === 'accepted')
    return [{ kind: 'sms_too_late', answer: frame.sms }];
  // A booking tells itself whether they were accepted.
  return booking || !before.sms ? [] : [{ kind: 'sms_noted', answer: frame.sms }];
};

/** Whether there is, or may come with the next message, a number to send to. */
const mayHavePhone = ({ phone, email, pending }: State): boolean =>
  phone !== undefined || (pending === 'details' && email === undefined);

/** Beside a question about the appointment; or once it is made, of somebody who says yes and has not seen the text. */
const isToBeAsked = (scene: Scene, { state, booking }: TurnStep): boolean =>
  scene.business.smsConsent !== null &&
  scene.turn.consent &&
  booking === undefined &&
  state.sms === undefined &&
  (isBesideQuestion(state) || (isMade(scene) && scene.frame.sms === 'accepted'));

const isBesideQuestion = (state: State): boolean =>
  state.current !== undefined &&
  currentOf(state).moves === undefined &&
  BESIDE.has(state.pending) &&
  mayHavePhone(state);

/** The text is shown once in a conversation, beside a question that is put anyway, and no answer to it is waited for. */
const withText = (scene: Scene, next: TurnStep): TurnStep => {
  const version = scene.business.smsConsent;
  if (version === null || !isToBeAsked(scene, next)) return next;
  const text: Act = { kind: 'sms_text', isPhoneKnown: next.state.phone !== undefined };
  return { ...next, state: { ...next.state, sms: { version } }, acts: [...next.acts, text] };
};

/** What is said where nothing was: it means nothing beside an answer about SMS. */
const SAID_TO_NOTHING: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'not_understood',
  'anything_else',
  'thanks',
  'offer_to_pass_on',
]);

/** "Ok, yes to texts" says no more than that, and its question is not to be hidden behind another. */
const isAlone = ({ frame }: Scene, { acts }: TurnStep): boolean =>
  frame.residue.length + frame.remarks.length === 0 && acts.every(({ kind }) => SAID_TO_NOTHING.has(kind));

/** A step with what is to be said of SMS. */
export const withSms = async (scene: Scene, next: TurnStep): Promise<TurnStep> => {
  const answer = await noted(scene, next);
  const isAnswered = answer.length > 0 || isToBeAsked(scene, next);
  const told = withText(scene, isAnswered && isAlone(scene, next) ? step(scene, []) : next);
  const rest = isAnswered ? told.acts.filter(({ kind }) => kind !== 'not_understood') : told.acts;
  return { ...told, acts: [...answer, ...rest] };
};
