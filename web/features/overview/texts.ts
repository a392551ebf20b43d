import { defineTexts } from '../../i18n/texts.ts';

const frenchNumbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const englishNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const inWords = (words: readonly string[], count: number): string => words[count] ?? String(count);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Day = 'today' | 'tomorrow';

const frenchDays: Record<Day, string> = { today: 'aujourd’hui', tomorrow: 'demain' };
const englishDays: Record<Day, string> = { today: 'today', tomorrow: 'tomorrow' };

const frenchRequests = (count: number, isMore: boolean): string => {
  if (isMore) return `plus de ${count} demandes attendent une réponse`;
  if (count === 0) return 'aucune demande en attente';
  return count === 1
    ? 'une demande attend une réponse'
    : `${inWords(frenchNumbers, count)} demandes attendent une réponse`;
};

const englishRequests = (count: number, isMore: boolean): string => {
  if (isMore) return `more than ${count} requests await an answer`;
  if (count === 0) return 'no request waiting';
  return count === 1
    ? 'one request awaits an answer'
    : `${inWords(englishNumbers, count)} requests await an answer`;
};

export const overviewTexts = defineTexts(
  {
    plan: {
      names: { basic: 'Basic', pro: 'Pro' },
      chosen: (plan: string, days: number) =>
        `Vous avez choisi le forfait ${plan}. Vous commencez par ${days} jours d’essai de Pro, sans carte ; vous pouvez vous abonner dès maintenant ou plus tard, dans les réglages.`,
      see: 'Voir le forfait',
      later: 'Plus tard',
    },
    hello: (name: string) => `Bonjour ${name}`,
    helloNobody: 'Bonjour',
    appointments: (count: number, day: Day) =>
      count === 0
        ? 'Aucun rendez-vous aujourd’hui ni demain'
        : sentence(`${inWords(frenchNumbers, count)} rendez-vous ${frenchDays[day]}`),
    requests: frenchRequests,
    summary: (appointments: string, requests: string) => `${appointments}, ${requests}.`,
    seeLeads: 'Voir les leads',
    seeBookings: 'Voir les réservations',
    newBooking: 'Réservation',
    seeSite: 'Voir le site',
    leads: 'Leads',
    bookings: 'Réservations',
    members: 'Membres',
    slug: 'Adresse publique',
    unknown: '—',
    plus: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''}`,
    thisWeek: (count: number) => (count === 0 ? 'Aucun cette semaine' : `+${count} cette semaine`),
    upcomingCount: (count: string) => `${count} à venir`,
    invitations: (count: number) =>
      count === 0
        ? 'Aucune invitation en attente'
        : count === 1
          ? '1 invitation en attente'
          : `${count} invitations en attente`,
    online: 'En ligne',
    offline: 'Pas encore de site',
    chartTitle: 'Demandes reçues',
    chartPeriod: '14 derniers jours',
    chartLabel: (total: number, most: number) =>
      `Demandes reçues par jour sur les 14 derniers jours : ${total} en tout, ${most} au plus en un jour.`,
    chartEmpty: 'Aucune demande ces 14 derniers jours.',
    leadsFailed: 'Impossible de charger les leads.',
    tips: 'Conseils',
    tipsFailed: 'Impossible de charger les conseils.',
    allDone: 'Tout est en place',
    checkedAhead: (count: number) => `Les ${count} prochains rendez-vous sont vérifiés ; d’autres suivent.`,
    allDoneText: 'Vos services, vos disponibilités et votre site sont prêts à recevoir des clients.',
    nothingElse: 'Rien d’autre ne vous attend',
    nothingElseText: 'Il reste la mise en route, ci-dessus.',
    nextBookings: 'Prochaines réservations',
    allBookings: 'Toutes les réservations',
    week: 'Semaine',
    reports: 'Rapports',
    noBooking: 'Aucune réservation planifiée.',
    bookingsFailed: 'Impossible de charger les réservations.',
    untitled: 'Sans titre',
    columns: { title: 'Titre', lead: 'Client', date: 'Date', time: 'Heure' },
  },
  {
    plan: {
      names: { basic: 'Basic', pro: 'Pro' },
      chosen: (plan: string, days: number) =>
        `You chose the ${plan} plan. You begin with a ${days}-day trial of Pro, without a card; you can subscribe now or later, in the settings.`,
      see: 'See the plan',
      later: 'Later',
    },
    hello: (name: string) => `Hello ${name}`,
    helloNobody: 'Hello',
    appointments: (count: number, day: Day) =>
      count === 0
        ? 'No appointment today or tomorrow'
        : sentence(
            `${inWords(englishNumbers, count)} appointment${count > 1 ? 's' : ''} ${englishDays[day]}`,
          ),
    requests: englishRequests,
    summary: (appointments: string, requests: string) => `${appointments}, ${requests}.`,
    seeLeads: 'See leads',
    seeBookings: 'See bookings',
    newBooking: 'Booking',
    seeSite: 'See the site',
    leads: 'Leads',
    bookings: 'Bookings',
    members: 'Members',
    slug: 'Public address',
    unknown: '—',
    plus: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''}`,
    thisWeek: (count: number) => (count === 0 ? 'None this week' : `+${count} this week`),
    upcomingCount: (count: string) => `${count} upcoming`,
    invitations: (count: number) =>
      count === 0
        ? 'No pending invitation'
        : count === 1
          ? '1 invitation waiting'
          : `${count} invitations waiting`,
    online: 'Online',
    offline: 'No site yet',
    chartTitle: 'Requests received',
    chartPeriod: 'Last 14 days',
    chartLabel: (total: number, most: number) =>
      `Requests received per day over the last 14 days: ${total} in all, ${most} at most in one day.`,
    chartEmpty: 'No request in the last 14 days.',
    leadsFailed: 'Unable to load leads.',
    tips: 'Tips',
    tipsFailed: 'Unable to load the tips.',
    allDone: 'Everything is in place',
    checkedAhead: (count: number) =>
      `The next ${count} appointments are checked; there are others after them.`,
    allDoneText: 'Your services, your availability and your site are ready to receive customers.',
    nothingElse: 'Nothing else awaits you',
    nothingElseText: 'What is left is getting started, above.',
    nextBookings: 'Next bookings',
    allBookings: 'All bookings',
    week: 'Week',
    reports: 'Reports',
    noBooking: 'No bookings planned.',
    bookingsFailed: 'Unable to load bookings.',
    untitled: 'Untitled',
    columns: { title: 'Title', lead: 'Customer', date: 'Date', time: 'Time' },
  },
);
