import { formatPhone } from '../../../shared/domain/phone.ts';
import { addressLine } from '../../../shared/domain/postal-address.ts';
import { smsConsentText } from '../../../shared/domain/sms-consent.ts';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Act, Missing } from '../acts.ts';
import type { Whole } from '../conversation.ts';
import { bookingText } from './appointment-text.ts';
import { proposalText } from './proposal-text.ts';
import { recordText, serviceOf, shortText } from './record-text.ts';
import { asks, type Said, type SayScene, says, type Tellers } from './scene.ts';
import { totalText, wholeFacts, wholeLines } from './whole-text.ts';
import { allOf, bullets, capital, oneLine, quoted } from './words.ts';

type Booked = Extract<Act, { kind: 'booked' }>;

const listed = (booking: PublicBooking, scene: SayScene): string => {
  const text = recordText(booking, scene);
  return booking.status === 'cancelled' ? scene.t.aside(text, scene.t.cancelledInLine) : text;
};

const where = ({ t, business: { address }, language }: SayScene): readonly string[] =>
  address === null ? [] : [t.address(oneLine(addressLine(address, language)))];

/** For whom it is, in the visitor's words. */
const withWhom = (text: string, forWhom: string | undefined, { language }: SayScene): string =>
  forWhom === undefined ? text : `${text}, ${quoted([forWhom], language)}`;

/** What the team reads with the appointment, in full. */
const noteLines = (notes: readonly string[] = [], { t, language }: SayScene): readonly string[] =>
  notes.length === 0 ? [] : [t.teamNote(quoted(notes, language))];

/** Titles, and what begins the name of a family: nobody is greeted by them. */
const NO_FIRST_NAME =
  /^(?:m|mm|mme|mlle|madame|monsieur|mr|mrs|ms|miss|mister|dre?|famille|family|la|le|the)\.?$/i;

/** The first name by which somebody is greeted; `undefined` where none is sure. */
const firstOf = (name: string | undefined): string | undefined => {
  const [first = ''] = oneLine(name ?? '').split(/\s/);
  return first === '' || NO_FIRST_NAME.test(first) ? undefined : first;
};

/** Where the confirmation goes, or that the conversation is all there is of it. */
const confirmation = (to: string | null | undefined, { t }: SayScene): readonly string[] => {
  if (to === undefined) return [];
  if (to === null) return [t.confirmed.nowhere];
  return [to.includes('@') ? t.confirmed.byEmail(to) : t.confirmed.bySms(formatPhone(to))];
};

/** Where the record is not what was agreed, it is told with what differs, and not as what was agreed. */
const booked = (act: Booked, scene: SayScene): Said => {
  const { booking, service, name, greets, confirmedTo, isSms, differs, forWhom, notes } = act;
  const { t, language } = scene;
  const isOther = differs.includes('service');
  const record = isOther ? recordText(booking, scene) : bookingText(booking, scene, service);
  const what = withWhom(record, forWhom, scene);
  const why = allOf(
    differs.map((each) => t.differs[each]),
    language,
  );
  const told =
    differs.length === 0
      ? t.booked(firstOf(greets), what, oneLine(name))
      : t.bookedOtherwise(why, what, oneLine(name));
  const beside = [...(isSms ? [t.smsWith] : []), ...noteLines(notes, scene), ...where(scene)];
  return says(told, ...beside, ...confirmation(confirmedTo, scene), t.link(booking.manageUrl));
};

/** Each from its record, with what they cost together where the records' services tell it. */
const allBooked = (
  {
    bookings: made,
    name,
    greets,
    confirmedTo,
    isSms,
    differs,
    forWhom = [],
    notes,
  }: Extract<Act, { kind: 'basket_booked' }>,
  scene: SayScene,
): Said => {
  const { t, language } = scene;
  const why = allOf(
    differs.map((each) => t.differs[each]),
    language,
  );
  const opening =
    differs.length === 0
      ? t.bookedAll(firstOf(greets), oneLine(name))
      : t.bookedAllOtherwise(why, oneLine(name));
  const prices = made.map((booking) => serviceOf(booking, scene) ?? { price: null, currency: null });
  const total = totalText(prices, scene);
  return says(
    opening,
    bullets(made.map((booking, at) => withWhom(recordText(booking, scene), forWhom[at], scene))),
    ...(total === undefined ? [] : [t.sentence(capital(total))]),
    ...(isSms ? [t.smsWith] : []),
    ...noteLines(notes, scene),
    ...where(scene),
    ...confirmation(confirmedTo, scene),
    t.link(made[0].manageUrl),
  );
};

/** All that would be booked, a line for each, then in whose name, how long and what it costs. */
const confirmAll = (
  { name, isAnother }: Extract<Act, { kind: 'ask_confirm' }>,
  whole: Whole,
  scene: SayScene,
): Said => {
  const { t } = scene;
  const facts = [...(name === undefined ? [] : [t.named(oneLine(name))]), wholeFacts(whole, scene)];
  return asks(
    isAnother ? t.confirmAllToo : t.confirmAll,
    bullets(wholeLines(whole, scene)),
    t.sentence(capital(facts.join(', '))),
  );
};

const missingText = ({ name, contact }: Missing, { missing }: SayScene['t']): string => {
  if (name && contact) return missing.both;
  return name ? missing.name : missing.contact;
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const bookings: Tellers<
  | 'ask_details'
  | 'ask_confirm'
  | 'booked'
  | 'basket_booked'
  | 'sms_text'
  | 'sms_noted'
  | 'sms_kept'
  | 'sms_needs_phone'
  | 'sms_too_late'
  | 'wait'
  | 'refused'
  | 'need_consent'
  | 'my_appointments'
  | 'kept'
  | 'ask_cancel'
  | 'cancelled'
> = {
  ask_details: ({ missing, why }, { t }) => asks(`${t.missingFor[why]} ${lower(missingText(missing, t))}`),
  ask_confirm: (act, scene) => {
    const { proposal, name, isAnother } = act;
    const { t } = scene;
    if (proposal.slot.whole) return confirmAll(act, proposal.slot.whole, scene);
    const what = [proposalText(proposal, scene), ...(name === undefined ? [] : [t.named(oneLine(name))])];
    return asks(isAnother ? t.confirmAnother : t.confirm, t.sentence(what.join(', ')));
  },
  booked,
  basket_booked: allBooked,
  sms_text: ({ isPhoneKnown }, { t, business, language }) => {
    const text = smsConsentText[language](oneLine(business.name));
    return says(isPhoneKnown ? t.smsText(text) : t.smsTextWithPhone(text));
  },
  sms_noted: ({ answer }, { t }) => says(t.smsNoted[answer]),
  sms_kept: ({ answer }, { t }) => says(t.smsKept[answer]),
  sms_needs_phone: (_, { t }) => asks(t.smsNeedsPhone),
  sms_too_late: ({ answer }, { t }) => says(t.smsTooLate[answer]),
  wait: ({ seconds }, { t }) => says(t.wait(seconds)),
  refused: ({ reason }, { t }) => says(t.refused[reason]),
  need_consent: (_, { t }) => says(t.needConsent),
  my_appointments: ({ bookings: mine }, scene) => {
    const { t } = scene;
    if (mine.length === 0) return says(t.noAppointments);
    const links = [...new Set(mine.map(({ manageUrl }) => manageUrl))];
    return says(t.appointments, bullets(mine.map((each) => listed(each, scene))), ...links.map(t.link));
  },
  kept: ({ bookings: mine }, scene) => {
    const [first = '', ...others] = mine.map((booking) => shortText(booking, scene));
    return others.length === 0
      ? says(scene.t.kept(first))
      : says(scene.t.keptAll, bullets([first, ...others]));
  },
  ask_cancel: ({ bookings: mine }, scene) => {
    const { t } = scene;
    const [first = '', ...others] = mine.map((booking) => shortText(booking, scene));
    if (others.length === 0) return asks(t.askCancel, t.your(first));
    return asks(t.askCancelAll, t.yourAll, bullets([first, ...others]));
  },
  cancelled: ({ bookings: mine }, scene) => {
    const [first = '', ...others] = mine.map((booking) => shortText(booking, scene));
    if (others.length === 0) return says(scene.t.cancelled(first));
    return says(scene.t.cancelledAll, bullets([first, ...others]));
  },
};
