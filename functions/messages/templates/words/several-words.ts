import type { Language } from '../../../../shared/domain/language.ts';
import type { EmailFacts } from '../facts.ts';
import type { SeveralKind } from '../several-appointments.ts';
import type { EmailWords } from './wording.ts';

/** What is said by e-mail of several appointments at once. */
export const SEVERAL_WORDS: Readonly<
  Record<Extract<SeveralKind, EmailFacts['kind']>, Readonly<Record<Language, EmailWords>>>
> = {
  booking_confirmed: {
    fr: {
      subject: '{count} rendez-vous confirmés : {service}, {start}',
      heading: 'Vos rendez-vous sont confirmés',
      body: 'C’est noté : {business} vous attend.',
      action: 'Voir ou modifier les rendez-vous',
      note: 'Les rendez-vous sont joints à ce message, dans un fichier pour votre calendrier.',
    },
    en: {
      subject: '{count} bookings confirmed: {service}, {start}',
      heading: 'Your bookings are confirmed',
      body: 'All set: {business} is expecting you.',
      action: 'View or change the bookings',
      note: 'The bookings are attached to this message, in one file for your calendar.',
    },
  },
  booking_moved: {
    fr: {
      subject: '{count} rendez-vous déplacés : {service}, {start}',
      heading: 'Vos rendez-vous ont de nouvelles heures',
      body: 'Ces rendez-vous ont été déplacés {by}. Voici les nouvelles heures.',
      action: 'Voir ou modifier les rendez-vous',
      note: 'Les rendez-vous mis à jour sont joints à ce message, dans un fichier pour votre calendrier.',
    },
    en: {
      subject: '{count} bookings moved: {service}, {start}',
      heading: 'Your bookings have new times',
      body: 'These bookings were moved {by}. Here are the new times.',
      action: 'View or change the bookings',
      note: 'The updated bookings are attached to this message, in one file for your calendar.',
    },
  },
  booking_cancelled: {
    fr: {
      subject: '{count} rendez-vous annulés : {service}, {start}',
      heading: 'Vos rendez-vous sont annulés',
      body: 'Ces rendez-vous ont été annulés {by}.',
      action: 'Voir les rendez-vous',
      note: 'Les annulations sont jointes à ce message, dans un fichier pour votre calendrier.',
    },
    en: {
      subject: '{count} bookings cancelled: {service}, {start}',
      heading: 'Your bookings are cancelled',
      body: 'These bookings were cancelled {by}.',
      action: 'View the bookings',
      note: 'The cancellations are attached to this message, in one file for your calendar.',
    },
  },
  reminder_day: {
    fr: {
      subject: 'Rappel : {service}, {start}',
      heading: 'Vos rendez-vous approchent',
      body: '{business} vous attend le {start}.\n\nUn empêchement ? Déplacez ou annulez ces rendez-vous.',
      action: 'Voir ou modifier les rendez-vous',
    },
    en: {
      subject: 'Reminder: {service}, {start}',
      heading: 'Your bookings are coming up',
      body: '{business} is expecting you on {start}.\n\nCannot make it? Move or cancel these bookings.',
      action: 'View or change the bookings',
    },
  },
  team_new_booking: {
    fr: {
      subject: 'Nouveaux rendez-vous : {visitor}, {start}',
      heading: 'Nouveaux rendez-vous',
      body: '{visitor} a pris {count} rendez-vous à la fois, avec {person}.',
      action: 'Ouvrir dans le tableau de bord',
    },
    en: {
      subject: 'New bookings: {visitor}, {start}',
      heading: 'New bookings',
      body: '{visitor} booked {count} times at once, with {person}.',
      action: 'Open in the dashboard',
    },
  },
  team_booking_moved: {
    fr: {
      subject: 'Rendez-vous déplacés : {visitor}, {start}',
      heading: 'Rendez-vous déplacés',
      body: '{visitor} a déplacé ces {count} rendez-vous. Voici les nouvelles heures.',
      action: 'Ouvrir dans le tableau de bord',
    },
    en: {
      subject: 'Bookings moved: {visitor}, {start}',
      heading: 'Bookings moved',
      body: '{visitor} moved these {count} bookings. Here are the new times.',
      action: 'Open in the dashboard',
    },
  },
  team_booking_cancelled: {
    fr: {
      subject: 'Rendez-vous annulés : {visitor}, {start}',
      heading: 'Rendez-vous annulés',
      body: '{visitor} a annulé ces {count} rendez-vous.',
      action: 'Ouvrir dans le tableau de bord',
    },
    en: {
      subject: 'Bookings cancelled: {visitor}, {start}',
      heading: 'Bookings cancelled',
      body: '{visitor} cancelled these {count} bookings.',
      action: 'Open in the dashboard',
    },
  },
};

/** The same by SMS. */
export const SEVERAL_SMS_WORDS: Readonly<Partial<Record<SeveralKind, Readonly<Record<Language, string>>>>> = {
  booking_confirmed: {
    fr: '{business}: {count} rendez-vous confirmés, {start}. {service}',
    en: '{business}: {count} bookings confirmed, {start}. {service}',
  },
  booking_moved: {
    fr: '{business}: {count} rendez-vous déplacés {by}, {start}. {service}',
    en: '{business}: {count} bookings moved {by}, {start}. {service}',
  },
  booking_cancelled: {
    fr: '{business}: {count} rendez-vous annulés {by}, {start}. {service}',
    en: '{business}: {count} bookings cancelled {by}, {start}. {service}',
  },
  reminder_soon: {
    fr: '{business}: rappel, {count} rendez-vous dès {start}. {service}',
    en: '{business}: reminder, {count} bookings from {start}. {service}',
  },
};
