import type { Language } from '../../../../shared/domain/language.ts';
import type { EmailFacts, VisitorFacts } from '../facts.ts';
import type { EmailWords } from './wording.ts';

type Kind = Extract<VisitorFacts, EmailFacts>['kind'];

/** What visitors and leads are told by e-mail. */
export const VISITOR_WORDS: Readonly<Record<Kind, Readonly<Record<Language, EmailWords>>>> = {
  booking_confirmed: {
    fr: {
      subject: 'Rendez-vous confirmé : {service}, {start}',
      heading: 'Votre rendez-vous est confirmé',
      body: 'C’est noté : {business} vous attend.',
      action: 'Voir ou modifier le rendez-vous',
      note: 'Le rendez-vous est joint à ce message, pour votre calendrier.',
    },
    en: {
      subject: 'Booking confirmed: {service}, {start}',
      heading: 'Your booking is confirmed',
      body: 'All set: {business} is expecting you.',
      action: 'View or change the booking',
      note: 'The booking is attached to this message, for your calendar.',
    },
  },
  booking_moved: {
    fr: {
      subject: 'Rendez-vous déplacé : {service}, {start}',
      heading: 'Votre rendez-vous a une nouvelle heure',
      body: 'Le rendez-vous prévu le {previous_start} a été déplacé {by}. Voici la nouvelle heure.',
      action: 'Voir ou modifier le rendez-vous',
      note: 'Le rendez-vous mis à jour est joint à ce message, pour votre calendrier.',
    },
    en: {
      subject: 'Booking moved: {service}, {start}',
      heading: 'Your booking has a new time',
      body: 'The booking planned for {previous_start} was moved {by}. Here is the new time.',
      action: 'View or change the booking',
      note: 'The updated booking is attached to this message, for your calendar.',
    },
  },
  booking_changed: {
    fr: {
      subject: 'Rendez-vous modifié : {service}, {start}',
      heading: 'Votre rendez-vous a changé',
      body: '{business} a modifié votre rendez-vous. Voici ce qui est prévu maintenant.',
      action: 'Voir ou modifier le rendez-vous',
      note: 'Le rendez-vous mis à jour est joint à ce message, pour votre calendrier.',
    },
    en: {
      subject: 'Booking changed: {service}, {start}',
      heading: 'Your booking has changed',
      body: '{business} changed your booking. Here is what is planned now.',
      action: 'View or change the booking',
      note: 'The updated booking is attached to this message, for your calendar.',
    },
  },
  booking_cancelled: {
    fr: {
      subject: 'Rendez-vous annulé : {service}, {start}',
      heading: 'Votre rendez-vous est annulé',
      body: 'Ce rendez-vous a été annulé {by}.',
      action: 'Voir le rendez-vous',
      note: 'L’annulation est jointe à ce message, pour votre calendrier.',
    },
    en: {
      subject: 'Booking cancelled: {service}, {start}',
      heading: 'Your booking is cancelled',
      body: 'This booking was cancelled {by}.',
      action: 'View the booking',
      note: 'The cancellation is attached to this message, for your calendar.',
    },
  },
  booking_restored: {
    fr: {
      subject: 'Rendez-vous maintenu : {service}, {start}',
      heading: 'Votre rendez-vous a bien lieu',
      body: 'L’annulation de ce rendez-vous ne compte plus : {business} vous attend, à l’heure prévue.',
      action: 'Voir ou modifier le rendez-vous',
      note: 'Le rendez-vous est joint à ce message, pour votre calendrier.',
    },
    en: {
      subject: 'Booking is on after all: {service}, {start}',
      heading: 'Your booking is on after all',
      body: 'The cancellation of this booking no longer counts: {business} is expecting you, at the time that was planned.',
      action: 'View or change the booking',
      note: 'The booking is attached to this message, for your calendar.',
    },
  },
  booking_stranded: {
    fr: {
      subject: 'Choisissez une autre heure : {service}, {start}',
      heading: 'Choisissez une autre heure',
      body: '{business} ne peut pas vous recevoir comme prévu. Nous en sommes désolés.\n\nChoisissez ce qui vous convient, ou annulez le rendez-vous.',
      action: 'Choisir une autre heure',
    },
    en: {
      subject: 'Please choose another time: {service}, {start}',
      heading: 'Please choose another time',
      body: '{business} cannot see you as planned. We are sorry.\n\nChoose what suits you, or cancel the booking.',
      action: 'Choose another time',
    },
  },
  reminder_day: {
    fr: {
      subject: 'Rappel : {service}, {start}',
      heading: 'Votre rendez-vous approche',
      body: '{business} vous attend le {start}.\n\nUn empêchement ? Déplacez ou annulez le rendez-vous.',
      action: 'Voir ou modifier le rendez-vous',
    },
    en: {
      subject: 'Reminder: {service}, {start}',
      heading: 'Your booking is coming up',
      body: '{business} is expecting you on {start}.\n\nCannot make it? Move or cancel the booking.',
      action: 'View or change the booking',
    },
  },
  waitlist_offer: {
    fr: {
      subject: 'Un créneau s’est libéré : {service}, {start}',
      heading: 'Un créneau s’est libéré',
      body: 'Vous attendiez un créneau chez {business} : en voici un. Il est retenu pour vous jusqu’à {held_until}.',
      action: 'Réserver ce créneau',
    },
    en: {
      subject: 'A time has become free: {service}, {start}',
      heading: 'A time has become free',
      body: 'You were waiting for a time at {business}: here is one. It is held for you until {held_until}.',
      action: 'Book this time',
    },
  },
  waitlist_ended: {
    fr: {
      subject: 'Ce service n’est plus offert : {service}',
      heading: 'Votre attente a pris fin',
      body: 'Vous attendiez un créneau chez {business} : {service}. Ce service n’y est plus offert, et votre attente a pris fin.\n\nVous n’avez rien à faire : nous ne vous écrirons plus à ce sujet.',
      action: 'Voir les services offerts',
    },
    en: {
      subject: 'This service is no longer offered: {service}',
      heading: 'Your wait has ended',
      body: 'You were waiting for a time at {business}: {service}. This service is no longer offered there, and your wait has ended.\n\nThere is nothing that you need to do: we will not write to you about it again.',
      action: 'See the services offered',
    },
  },
  follow_up: {
    fr: {
      subject: 'Votre demande à {business}',
      heading: 'Pouvons-nous vous aider ?',
      body: 'Vous avez écrit à {business}, et nous voulons être sûrs que votre demande a trouvé réponse.\n\nRépondez à ce message, ou choisissez une heure en ligne.',
      action: 'Choisir une heure',
    },
    en: {
      subject: 'Your request to {business}',
      heading: 'Can we help you?',
      body: 'You wrote to {business}, and we want to be sure that your request was answered.\n\nReply to this message, or choose a time online.',
      action: 'Choose a time',
    },
  },
};

/** What is said in place of `booking_stranded` where the mail offers places: one may be at the same hour. */
export const OFFERED_WORDS: Readonly<Record<Language, EmailWords>> = {
  fr: {
    subject: 'Changement proposé : {service}, {start}',
    heading: 'Nous vous proposons un changement',
    body: '{business} ne peut pas vous recevoir comme prévu. Nous en sommes désolés.\n\nChoisissez ce qui vous convient, ou annulez le rendez-vous.',
    action: 'Voir d’autres heures',
  },
  en: {
    subject: 'Change proposed: {service}, {start}',
    heading: 'We propose a change',
    body: '{business} cannot see you as planned. We are sorry.\n\nChoose what suits you, or cancel the booking.',
    action: 'See other times',
  },
};
