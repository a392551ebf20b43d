import type { Language } from '../../../../shared/domain/language.ts';
import type { SmsFacts } from '../facts.ts';

/** What visitors are told by SMS; the manage link and how to stop follow each. */
export const SMS_WORDS: Readonly<Record<SmsFacts['kind'], Readonly<Record<Language, string>>>> = {
  booking_confirmed: {
    fr: '{business}: rendez-vous confirmé, {start}. {service}',
    en: '{business}: booking confirmed, {start}. {service}',
  },
  booking_moved: {
    fr: '{business}: rendez-vous déplacé {by} au {start}. {service}',
    en: '{business}: booking moved {by} to {start}. {service}',
  },
  booking_changed: {
    fr: '{business}: rendez-vous modifié, {start}. {service}',
    en: '{business}: booking changed, {start}. {service}',
  },
  booking_cancelled: {
    fr: '{business}: rendez-vous annulé {by}, {start}. {service}',
    en: '{business}: booking cancelled {by}, {start}. {service}',
  },
  booking_restored: {
    fr: '{business}: rendez-vous maintenu, {start}. Ignorez l’annulation. {service}',
    en: '{business}: booking is on after all, {start}. {service}',
  },
  booking_stranded: {
    fr: '{business}: heure plus disponible, {start}. Choisissez une autre heure. {service}',
    en: '{business}: time no longer available, {start}. Please choose another. {service}',
  },
  reminder_soon: {
    fr: '{business}: rappel, rendez-vous {start} avec {person}. {service}',
    en: '{business}: reminder, booking {start} with {person}. {service}',
  },
};

/** What is said in place of `booking_stranded` where the manage link shows other times to choose from. */
export const OFFERED_SMS_WORDS: Readonly<Record<Language, string>> = {
  fr: '{business}: impossible comme prévu, {start}. Voyez ce que nous vous proposons. {service}',
  en: '{business}: cannot go ahead as planned, {start}. See what we offer instead. {service}',
};

/** How to receive no more of them, as carriers and Canada's anti-spam law ask. */
export const STOP_NOTICE: Readonly<Record<Language, string>> = {
  fr: 'ARRET pour ne plus recevoir',
  en: 'STOP to opt out',
};
