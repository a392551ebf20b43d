import { defineTexts } from '../../../i18n/texts.ts';

export const feedTexts = defineTexts(
  {
    title: 'Abonnement iCalendar',
    intro:
      'Vos rendez-vous apparaissent dans l’agenda de votre choix et s’y tiennent à jour : nouveaux, déplacés, annulés. La lecture seulement : rien n’y est modifié.',
    address: 'Adresse du flux',
    secret: 'Qui connaît cette adresse lit vos rendez-vous. Ne la partagez qu’avec votre équipe.',
    open: 'Ouvrir dans mon agenda',
    loadFailed: "Impossible de charger l'adresse du flux.",
    howTitle: 'Comment l’ajouter',
    google: {
      name: 'Google Agenda',
      steps: [
        'Sur un ordinateur, ouvrez calendar.google.com.',
        'À côté de « Autres agendas », choisissez +, puis « À partir de l’URL ».',
        'Collez l’adresse et choisissez « Ajouter un agenda ».',
      ],
      note: 'Google relit le flux quelques fois par jour.',
    },
    apple: {
      name: 'Apple (iPhone, Mac)',
      steps: [
        'Sur Mac : Calendrier, menu Fichier, « Nouvel abonnement à un calendrier », puis collez l’adresse.',
        'Sur iPhone : Calendrier, « Calendriers », « Ajouter un calendrier », « Ajouter un calendrier avec abonnement ».',
        'Réglez l’actualisation automatique à toutes les heures.',
      ],
      note: 'Le bouton « Ouvrir dans mon agenda » fait de même.',
    },
    outlook: {
      name: 'Outlook',
      steps: [
        'Ouvrez le calendrier d’Outlook sur le web.',
        'Choisissez « Ajouter un calendrier », puis « S’abonner à partir du web ».',
        'Collez l’adresse, donnez-lui un nom, puis « Importer ».',
      ],
      note: 'Outlook relit le flux quelques fois par jour.',
    },
    rotateTitle: 'Renouveler l’adresse',
    rotateText:
      'Si l’adresse a circulé trop loin, renouvelez-la : l’ancienne cesse de répondre, et chaque agenda est à réabonner.',
    rotate: 'Renouveler…',
    rotateConfirm: 'Renouveler l’adresse du flux ?',
    rotateWarning:
      'L’adresse actuelle cesse de répondre tout de suite. Les agendas qui y sont abonnés n’auront plus de nouvelles tant qu’ils n’ont pas la nouvelle adresse.',
    rotateNow: 'Renouveler l’adresse',
    rotating: 'Un instant…',
    rotated: 'Nouvelle adresse prête',
    rotateFailed: "Impossible de renouveler l'adresse.",
  },
  {
    title: 'iCalendar subscription',
    intro:
      'Your bookings appear in the calendar of your choice and stay up to date: new, moved, cancelled. Read only: nothing is changed from there.',
    address: 'Address of the feed',
    secret: 'Whoever knows this address reads your bookings. Share it with your team only.',
    open: 'Open in my calendar',
    loadFailed: 'Unable to load the address of the feed.',
    howTitle: 'How to add it',
    google: {
      name: 'Google Calendar',
      steps: [
        'On a computer, open calendar.google.com.',
        'Next to “Other calendars”, choose +, then “From URL”.',
        'Paste the address and choose “Add calendar”.',
      ],
      note: 'Google reads the feed a few times a day.',
    },
    apple: {
      name: 'Apple (iPhone, Mac)',
      steps: [
        'On a Mac: Calendar, File menu, “New Calendar Subscription”, then paste the address.',
        'On an iPhone: Calendar, “Calendars”, “Add Calendar”, “Add Subscription Calendar”.',
        'Set auto-refresh to every hour.',
      ],
      note: 'The button “Open in my calendar” does the same.',
    },
    outlook: {
      name: 'Outlook',
      steps: [
        'Open the calendar of Outlook on the web.',
        'Choose “Add calendar”, then “Subscribe from web”.',
        'Paste the address, give it a name, then “Import”.',
      ],
      note: 'Outlook reads the feed a few times a day.',
    },
    rotateTitle: 'Renew the address',
    rotateText:
      'If the address has gone too far, renew it: the old one stops answering, and each calendar must subscribe again.',
    rotate: 'Renew…',
    rotateConfirm: 'Renew the address of the feed?',
    rotateWarning:
      'The present address stops answering right away. Calendars that subscribed to it hear nothing more until they have the new one.',
    rotateNow: 'Renew the address',
    rotating: 'One moment…',
    rotated: 'The new address is ready',
    rotateFailed: 'Unable to renew the address.',
  },
);
