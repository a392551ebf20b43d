import type { Act } from '../acts.ts';
import type { Question, SmsAsked, State } from '../conversation.ts';
import { currentOf, type Scene, type Step, withState } from './scene.ts';

/** Questions beside which there is room for an optional one. */
const BESIDE: ReadonlySet<Question | undefined> = new Set<Question>(['slot', 'details', 'confirm']);

const hasBooked = ({ appointments }: State): boolean =>
  appointments.some(({ booked }) => booked !== undefined);

/** Said of an appointment that is made already, with no other being arranged. */
const isTooLate = ({ before }: Scene): boolean => before.current === undefined && hasBooked(before);

/** What the visitor says of SMS, once they have seen the text; the rules alone hear it. */
export const absorbSms = (scene: Scene): Scene => {
  const { frame, before } = scene;
  if (!before.sms || !frame.sms || isTooLate(scene)) return scene;
  return withState(scene, { sms: { ...before.sms, answer: frame.sms } });
};

/** The version of the text that the visitor accepted; `undefined` where they did not, or left no number. */
export const smsConsentOf = ({ sms, phone }: State): string | undefined =>
  sms?.answer === 'accepted' && phone !== undefined ? sms.version : undefined;

/** An answer holds for what is arranged together; a later appointment needs one of its own, which is not asked for. */
export const afterBooking = (sms: SmsAsked | undefined, isMoreArranged: boolean): Pick<State, 'sms'> =>
  sms && !isMoreArranged ? { sms: { version: sms.version } } : { sms };

const noted = (scene: Scene, { booking }: Step): readonly Act[] => {
  const { frame, before } = scene;
  if (!before.sms || !frame.sms) return [];
  if (isTooLate(scene)) return [{ kind: 'sms_too_late', answer: frame.sms }];
  // A booking tells itself whether they were accepted.
  return booking ? [] : [{ kind: 'sms_noted', answer: frame.sms }];
};

/** Whether there is, or may come with the next message, a number to send to. */
const mayHavePhone = ({ phone, email, pending }: State): boolean =>
  phone !== undefined || (pending === 'details' && email === undefined);

const isToBeAsked = ({ business, turn }: Scene, { state, booking }: Step): boolean =>
  business.smsConsent !== null &&
  turn.consent &&
  booking === undefined &&
  state.sms === undefined &&
  state.current !== undefined &&
  currentOf(state).moves === undefined &&
  BESIDE.has(state.pending) &&
  mayHavePhone(state);

/** The text is shown once in a conversation, beside a question that is put anyway, and no answer to it is waited for. */
const withText = (scene: Scene, next: Step): Step => {
  const version = scene.business.smsConsent;
  if (version === null || !isToBeAsked(scene, next)) return next;
  const text: Act = { kind: 'sms_text', isPhoneKnown: next.state.phone !== undefined };
  return { ...next, state: { ...next.state, sms: { version } }, acts: [...next.acts, text] };
};

/** A step with what is to be said of SMS. */
export const withSms = (scene: Scene, next: Step): Step => {
  const told = withText(scene, next);
  return { ...told, acts: [...noted(scene, next), ...told.acts] };
};
