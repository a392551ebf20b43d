import { defineTexts } from '../../../i18n/texts.ts';

export const notificationTexts = defineTexts(
  {
    title: 'Vos notifications',
    intro: (email: string) =>
      `Ces e-mails vont à ${email}, et à personne d’autre : chaque membre choisit les siens.`,
    failed: 'Impossible de charger vos notifications.',
    noEmail: 'Cette installation n’envoie pas d’e-mails : votre choix vaudra dès qu’elle en enverra.',
    bookings: 'De quels rendez-vous',
    bookingsHint: 'Votre agenda contient les rendez-vous que les visiteurs prennent avec vous.',
    told: { all: 'Tous ceux de l’entreprise', own: 'Ceux de votre agenda seulement' },
    kinds: {
      team_new_booking: { name: 'Nouveau rendez-vous', text: 'Dès qu’un visiteur réserve.' },
      team_booking_moved: { name: 'Rendez-vous déplacé', text: 'Dès qu’un visiteur change l’heure.' },
      team_booking_cancelled: { name: 'Rendez-vous annulé', text: 'Dès qu’un visiteur annule.' },
      team_new_lead: { name: 'Nouvelle demande', text: 'Dès qu’un visiteur attend une réponse.' },
      team_tomorrow: { name: 'Rendez-vous du lendemain', text: 'À 18 h la veille, quand il y en a.' },
    },
  },
  {
    title: 'Your notifications',
    intro: (email: string) => `These e-mails go to ${email}, and to nobody else: each member chooses theirs.`,
    failed: 'Your notifications could not be loaded.',
    noEmail: 'This installation sends no e-mail: your choice will hold as soon as it does.',
    bookings: 'Of which bookings',
    bookingsHint: 'Your calendar holds the bookings that visitors make with you.',
    told: { all: 'All of the business’s', own: 'Those in your calendar only' },
    kinds: {
      team_new_booking: { name: 'New booking', text: 'As soon as a visitor books.' },
      team_booking_moved: { name: 'Booking moved', text: 'As soon as a visitor changes the time.' },
      team_booking_cancelled: { name: 'Booking cancelled', text: 'As soon as a visitor cancels.' },
      team_new_lead: { name: 'New request', text: 'As soon as a visitor waits for an answer.' },
      team_tomorrow: { name: 'Tomorrow’s bookings', text: 'At 6 pm the day before, when there are some.' },
    },
  },
);
