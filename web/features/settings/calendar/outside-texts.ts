import { defineTexts } from '../../../i18n/texts.ts';

/** Outside calendars: how they are followed, and what was read of them. */
export const outsideTexts = defineTexts(
  {
    title: 'Occupé ailleurs',
    intro:
      'Donnez l’adresse privée d’un agenda Google, Outlook ou Apple : ses événements ne seront plus offerts ici. Il est relu tous les quarts d’heure ; seules les heures sont conservées, jamais les titres.',
    loadFailed: 'Impossible de charger les agendas externes.',
    none: 'Vous n’avez pas de calendrier où l’on réserve.',
    addressOf: (name: string) => `Adresse iCal privée, ${name}`,
    addressHint:
      'Commence par https:// ou webcal://. Qui la connaît lit cet agenda : elle n’est plus jamais affichée.',
    follow: 'Suivre',
    following: 'Lecture…',
    replace: 'Remplacer l’adresse',
    saveFailed: 'Impossible d’enregistrer cette adresse.',
    saved: 'Agenda suivi',
    savedUnread: 'L’adresse est enregistrée, mais n’a pas encore été lue.',
    remove: 'Ne plus suivre…',
    removeOf: (name: string) => `Ne plus suivre, ${name}`,
    removeTitle: 'Ne plus suivre cet agenda ?',
    removeText:
      'Son adresse est oubliée, et les heures qu’il occupait sont de nouveau offertes tout de suite.',
    removeNow: 'Ne plus suivre',
    removing: 'Un instant…',
    removed: 'Agenda oublié',
    removeFailed: 'Impossible d’oublier cet agenda.',
    states: { ok: 'À jour', failing: 'Illisible', waiting: 'En attente' },
    readAt: (when: string) => `Lu le ${when}`,
    events: (count: number) =>
      count === 0 ? 'Aucun événement à venir' : `${count} ${count > 1 ? 'événements' : 'événement'} à venir`,
    failingSince: (when: string, why: string) => `N’a pas pu être lu depuis le ${when}, parce que ${why}.`,
    stillCounts: 'Ce qui a été lu avant compte toujours.',
    skipped: (count: number) =>
      count > 1 ? `${count} événements illisibles ne comptent pas.` : 'Un événement illisible ne compte pas.',
    guessed: (count: number) =>
      count > 1
        ? `${count} événements ont un fuseau horaire inconnu : ils sont lus dans celui de l’entreprise.`
        : 'Un événement a un fuseau horaire inconnu : il est lu dans celui de l’entreprise.',
    joined: (count: number) =>
      count > 1
        ? `${count} jours ont tant d’événements que les courtes pauses entre eux comptent comme occupées.`
        : 'Un jour a tant d’événements que les courtes pauses entre eux comptent comme occupées.',
    status: (code: string) => `son serveur a répondu ${code}`,
    failures: {
      status: 'son serveur a refusé',
      redirect: 'l’adresse mène de renvoi en renvoi',
      timeout: 'son serveur met trop de temps à répondre',
      dns: 'son serveur est introuvable',
      connection: 'la connexion a échoué',
      tls: 'son certificat n’est pas valide',
      address_refused: 'elle mène à un réseau privé',
      too_large: 'l’agenda dépasse un mégaoctet',
      not_a_calendar: 'ce n’est pas un agenda iCal',
      too_complex: 'il est trop long à lire',
    },
    howTitle: 'Où trouver cette adresse',
    google: {
      name: 'Google Agenda',
      steps: [
        'Sur un ordinateur, ouvrez calendar.google.com, puis Paramètres.',
        'À gauche, choisissez votre agenda sous « Paramètres de mes agendas ».',
        'Sous « Intégrer l’agenda », copiez l’« Adresse secrète au format iCal ».',
      ],
    },
    outlook: {
      name: 'Outlook',
      steps: [
        'Dans Outlook sur le web, ouvrez Paramètres, Calendrier, « Calendriers partagés ».',
        'Sous « Publier un calendrier », choisissez le calendrier et « Peut afficher quand je suis occupé ».',
        'Choisissez Publier, puis copiez le lien ICS.',
      ],
    },
    apple: {
      name: 'Apple (iCloud)',
      steps: [
        'Sur iPhone ou Mac, ouvrez Calendrier, puis les informations du calendrier.',
        'Activez « Calendrier public ».',
        'Choisissez « Partager le lien » et copiez-le : il commence par webcal://.',
      ],
    },
  },
  {
    title: 'Busy elsewhere',
    intro:
      'Give the private address of a Google, Outlook or Apple calendar: its events are no longer offered here. It is read every quarter of an hour; only the times are kept, never the titles.',
    loadFailed: 'Unable to load the outside calendars.',
    none: 'You have no calendar that is booked.',
    addressOf: (name: string) => `Private iCal address, ${name}`,
    addressHint:
      'Begins with https:// or webcal://. Whoever knows it reads that calendar: it is never shown again.',
    follow: 'Follow',
    following: 'Reading…',
    replace: 'Replace the address',
    saveFailed: 'Unable to save this address.',
    saved: 'Calendar followed',
    savedUnread: 'The address is saved, but was not read yet.',
    remove: 'Stop following…',
    removeOf: (name: string) => `Stop following, ${name}`,
    removeTitle: 'Stop following this calendar?',
    removeText: 'Its address is forgotten, and the times it took are offered again right away.',
    removeNow: 'Stop following',
    removing: 'One moment…',
    removed: 'Calendar forgotten',
    removeFailed: 'Unable to forget this calendar.',
    states: { ok: 'Up to date', failing: 'Unreadable', waiting: 'Waiting' },
    readAt: (when: string) => `Read on ${when}`,
    events: (count: number) =>
      count === 0 ? 'No event ahead' : `${count} ${count > 1 ? 'events' : 'event'} ahead`,
    failingSince: (when: string, why: string) => `Could not be read since ${when}, because ${why}.`,
    stillCounts: 'What was read before still counts.',
    skipped: (count: number) =>
      count > 1
        ? `${count} events cannot be read and do not count.`
        : 'One event cannot be read and does not count.',
    guessed: (count: number) =>
      count > 1
        ? `${count} events have an unknown time zone: they are read in the business’s.`
        : 'One event has an unknown time zone: it is read in the business’s.',
    joined: (count: number) =>
      count > 1
        ? `${count} days have so many events that the short gaps between them count as busy.`
        : 'One day has so many events that the short gaps between them count as busy.',
    status: (code: string) => `its server answered ${code}`,
    failures: {
      status: 'its server refused',
      redirect: 'the address leads from redirect to redirect',
      timeout: 'its server takes too long to answer',
      dns: 'its server cannot be found',
      connection: 'the connection failed',
      tls: 'its certificate is not valid',
      address_refused: 'it leads to a private network',
      too_large: 'the calendar is larger than a megabyte',
      not_a_calendar: 'it is not an iCal calendar',
      too_complex: 'it takes too long to read',
    },
    howTitle: 'Where to find this address',
    google: {
      name: 'Google Calendar',
      steps: [
        'On a computer, open calendar.google.com, then Settings.',
        'On the left, choose your calendar under “Settings for my calendars”.',
        'Under “Integrate calendar”, copy the “Secret address in iCal format”.',
      ],
    },
    outlook: {
      name: 'Outlook',
      steps: [
        'In Outlook on the web, open Settings, Calendar, “Shared calendars”.',
        'Under “Publish a calendar”, choose the calendar and “Can view when I’m busy”.',
        'Choose Publish, then copy the ICS link.',
      ],
    },
    apple: {
      name: 'Apple (iCloud)',
      steps: [
        'On an iPhone or a Mac, open Calendar, then the calendar’s information.',
        'Turn on “Public Calendar”.',
        'Choose “Share Link” and copy it: it begins with webcal://.',
      ],
    },
  },
);
