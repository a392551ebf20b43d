import type { Language } from '../../../../shared/domain/language.ts';
import type { MemberFacts, TeamFacts } from '../facts.ts';
import type { EmailWords } from './wording.ts';

type Kind = (TeamFacts | MemberFacts)['kind'];

/** What a business's members are told by e-mail. */
export const TEAM_WORDS: Readonly<Record<Kind, Readonly<Record<Language, EmailWords>>>> = {
  team_new_booking: {
    fr: {
      subject: 'Nouveau rendez-vous : {visitor}, {start}',
      heading: 'Nouveau rendez-vous',
      body: '{visitor} a pris rendez-vous avec {person}.',
      action: 'Ouvrir dans le tableau de bord',
    },
    en: {
      subject: 'New booking: {visitor}, {start}',
      heading: 'New booking',
      body: '{visitor} booked a time with {person}.',
      action: 'Open in the dashboard',
    },
  },
  team_new_lead: {
    fr: {
      subject: 'Nouvelle demande : {visitor}',
      heading: 'Nouvelle demande',
      body: '{visitor} a écrit à {business}. Plus la réponse vient vite, mieux c’est.',
      action: 'Lire la demande',
    },
    en: {
      subject: 'New lead: {visitor}',
      heading: 'New lead',
      body: '{visitor} wrote to {business}. The sooner the answer, the better.',
      action: 'Read the request',
    },
  },
  team_booking_moved: {
    fr: {
      subject: 'Rendez-vous déplacé : {visitor}, {start}',
      heading: 'Rendez-vous déplacé',
      body: '{visitor} a déplacé le rendez-vous du {previous_start}. Voici la nouvelle heure.',
      action: 'Ouvrir dans le tableau de bord',
    },
    en: {
      subject: 'Booking moved: {visitor}, {start}',
      heading: 'Booking moved',
      body: '{visitor} moved the booking of {previous_start}. Here is the new time.',
      action: 'Open in the dashboard',
    },
  },
  team_booking_cancelled: {
    fr: {
      subject: 'Rendez-vous annulé : {visitor}, {start}',
      heading: 'Rendez-vous annulé',
      body: '{visitor} a annulé ce rendez-vous.',
      action: 'Ouvrir dans le tableau de bord',
    },
    en: {
      subject: 'Booking cancelled: {visitor}, {start}',
      heading: 'Booking cancelled',
      body: '{visitor} cancelled this booking.',
      action: 'Open in the dashboard',
    },
  },
  team_tomorrow: {
    fr: {
      subject: 'Vos rendez-vous du {day}',
      heading: 'Vos rendez-vous du {day}',
      body: 'Voici ce qui est prévu chez {business} ce jour-là.',
      action: 'Ouvrir la journée',
    },
    en: {
      subject: 'Your bookings of {day}',
      heading: 'Your bookings of {day}',
      body: 'Here is what is planned at {business} that day.',
      action: 'Open the day',
    },
  },
  member_invited: {
    fr: {
      subject: 'Invitation à rejoindre {business} sur Comptoir',
      heading: 'Rejoignez {business}',
      body: '{business} vous invite sur Comptoir, où se trouvent ses rendez-vous et ses demandes. Votre rôle : {role}.',
      action: 'Accepter l’invitation',
      note: 'L’invitation est valable jusqu’au {expires}. Si vous ne l’attendiez pas, ignorez ce message.',
    },
    en: {
      subject: 'Invitation to join {business} on Comptoir',
      heading: 'Join {business}',
      body: '{business} invites you to Comptoir, where its bookings and leads are. Your role: {role}.',
      action: 'Accept the invitation',
      note: 'The invitation is valid until {expires}. If you did not expect it, ignore this message.',
    },
  },
  member_role_changed: {
    fr: {
      subject: 'Votre rôle chez {business} a changé',
      heading: 'Votre rôle a changé',
      body: 'Votre rôle chez {business} est maintenant : {role}.',
      action: 'Ouvrir le tableau de bord',
    },
    en: {
      subject: 'Your role at {business} has changed',
      heading: 'Your role has changed',
      body: 'Your role at {business} is now: {role}.',
      action: 'Open the dashboard',
    },
  },
  member_removed: {
    fr: {
      subject: 'Vous n’avez plus accès à {business}',
      heading: 'Votre accès a pris fin',
      body: 'Vous ne faites plus partie de l’équipe de {business} sur Comptoir, et n’avez plus accès à ses rendez-vous ni à ses demandes.',
    },
    en: {
      subject: 'You no longer have access to {business}',
      heading: 'Your access has ended',
      body: 'You are no longer part of the team of {business} on Comptoir, and no longer have access to its bookings and leads.',
    },
  },
};
