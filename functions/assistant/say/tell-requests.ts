import type { Matter } from '../../../shared/domain/matter.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import { asks, says, type Tellers } from './scene.ts';
import { wishText } from './wish-text.ts';
import { allOf, oneLine, quoted } from './words.ts';

/** What the team is to know, or to act upon at once. */
const NEEDS_NO_ANSWER: readonly Matter[] = ['late', 'emergency', 'contact'];

export const requests: Tellers<
  | 'bad_email'
  | 'bad_phone'
  | 'ask_email'
  | 'ask_phone'
  | 'contact_changed'
  | 'guest_noted'
  | 'booked_under'
  | 'name_stays'
  | 'ask_message'
  | 'offer_to_pass_on'
  | 'passed_on'
  | 'note_added'
  | 'not_passed_on'
  | 'nobody_free'
  | 'apology'
  | 'lost'
  | 'caution'
  | 'emergency'
> = {
  bad_email: ({ given }, { t }) =>
    given.trim().includes(' ')
      ? asks(t.writeEmail, t.emailApart(oneLine(given)))
      : asks(t.checkEmail, t.badEmail(oneLine(given))),
  bad_phone: ({ given }, { t }) => asks(t.checkPhone, t.badPhone(oneLine(given))),
  ask_email: (_, { t }) => asks(t.newEmail, t.noWorry),
  ask_phone: (_, { t }) => asks(t.newPhone, t.noWorry),
  contact_changed: ({ name, email, phone }, { t, language }) => {
    const told = [
      ...(name === undefined ? [] : [oneLine(name)]),
      ...(email === undefined ? [] : [oneLine(email)]),
      ...(phone === undefined ? [] : [formatPhone(phone)]),
    ];
    return says(t.contactChanged(allOf(told, language)));
  },
  guest_noted: ({ guest }, { t }) => says(t.guestNoted(oneLine(guest))),
  booked_under: ({ name }, { t }) => says(t.bookedUnder(oneLine(name))),
  name_stays: ({ name }, { t }) => says(t.nameStays(oneLine(name))),
  ask_message: (_, { t }) => asks(t.askMessage, t.ofCourse),
  offer_to_pass_on: ({ matter, words, isHelped }, { t, language }) => {
    if (words) return asks(t.offerWords(quoted(words, language)));
    return asks(isHelped ? t.offerToAsk : t.offerToPass(matter));
  },
  passed_on: ({ matter, words, isMore, isBefore }, { t, business, language }) => {
    const pass = isBefore ? t.passedOnBefore : t.passedOn;
    const told = isMore ? t.added : pass(t.matters[matter], oneLine(business.name));
    const along = words ? [t.goesAlong(quoted(words, language))] : [];
    const answer = NEEDS_NO_ANSWER.includes(matter) ? [] : [t.weAnswer];
    return says([told, ...along, ...answer].join(' '));
  },
  note_added: ({ words }, { t, language }) => says(t.noteAdded(quoted(words, language))),
  not_passed_on: (_, { t }) => says(t.notPassedOn),
  nobody_free: ({ isOpen }, { t }) => says(isOpen ? t.nobodyFree : t.nobodyNow),
  apology: ({ matter, wish }, scene) => {
    const beside = wish ? wishText(wish, scene) : '';
    return says(scene.t.apology[matter], ...(beside === '' ? [] : [scene.t.wishGoesAlong(beside)]));
  },
  lost: ({ isPersonNear }, { t, business: { phone } }) => {
    if (!isPersonNear) return says(t.lost);
    return says(`${t.lost} ${phone === null ? t.personNear : t.personNearOrCall(formatPhone(phone))}`);
  },
  // The nurses of Info-Santé answer in Quebec alone.
  caution: ({ inDanger }, { t }) => says(t.caution[inDanger]),
  emergency: ({ inDanger }, { t, business }) =>
    inDanger === 'person' && business.address?.region === 'QC'
      ? says(`${t.emergency.person} ${t.infoSante}`)
      : says(t.emergency[inDanger]),
};
