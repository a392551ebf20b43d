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
    tip: {
      addService: 'Ajoutez votre premier service',
      addServiceText: 'Sans service, le chat ne peut rien proposer à réserver.',
      activateService: 'Activez un service',
      activateServiceText: 'Aucun service actif : les visiteurs ne peuvent rien réserver.',
      addWindow: 'Ouvrez vos disponibilités',
      addWindowText: 'Aucune fenêtre active : aucun créneau n’est proposé.',
      openDay: 'Complétez vos disponibilités',
      openDayText: (weekday: string) => `Le ${weekday.toLowerCase()} n’a encore aucune fenêtre active.`,
      placeBookings: 'Placez des réservations',
      placeBookingsText: (count: number) =>
        count === 1
          ? 'Une réservation était à quelqu’un qui est parti : confiez-la.'
          : `${count} étaient à quelqu’un qui est parti : confiez-les à d’autres.`,
      resolveClosures: 'Rendez-vous pendant une absence',
      resolveClosuresText: (count: number, asked: number) =>
        [
          count === 1
            ? 'Un rendez-vous tombe pendant une fermeture ou une absence.'
            : `${count} rendez-vous tombent pendant une fermeture ou une absence.`,
          asked === 0
            ? ''
            : asked === 1
              ? 'Un client n’a pas encore choisi une autre heure.'
              : `${asked} clients n’ont pas encore choisi une autre heure.`,
        ]
          .join(' ')
          .trim(),
      reachClients: 'Joignez un client',
      reachClientsText: (count: number) =>
        count === 1
          ? 'Une confirmation est revenue : l’adresse est peut-être fausse.'
          : `${count} confirmations sont revenues : les adresses sont peut-être fausses.`,
      resolveOverlaps: 'Déplacez ou confirmez',
      resolveOverlapsText: (count: number) =>
        count === 1
          ? 'Une réservation tombe quand sa personne est occupée ailleurs.'
          : `${count} réservations tombent quand leur personne est occupée ailleurs.`,
      trialEnds: 'Choisissez un forfait',
      trialEndsText: (days: number) =>
        days === 0
          ? 'L’essai de Pro se termine dans moins d’un jour.'
          : `L’essai de Pro se termine dans ${days} ${days === 1 ? 'jour' : 'jours'}.`,
      answerLeads: 'Répondez à vos leads',
      answerLeadsText: (count: number) =>
        count === 1
          ? 'Une demande n’a pas encore de réponse.'
          : `${count} demandes n’ont pas encore de réponse.`,
      describeServices: 'Décrivez vos services',
      describeServicesText: (count: number) =>
        count === 1
          ? 'Un service actif n’a pas de description.'
          : `${count} services actifs n’ont pas de description.`,
      describeBusiness: 'Décrivez votre activité',
      describeBusinessText: 'Le chat adopte le ton de votre description.',
      installWidget: 'Ajoutez le widget à votre site',
      installWidgetText: 'Une ligne à coller, et le chat répond partout.',
    },
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
    tip: {
      addService: 'Add your first service',
      addServiceText: 'Without a service the chat has nothing to offer for booking.',
      activateService: 'Activate a service',
      activateServiceText: 'No active service: visitors cannot book anything.',
      addWindow: 'Open your availability',
      addWindowText: 'No active window: no time is offered.',
      openDay: 'Complete your availability',
      openDayText: (weekday: string) => `${weekday} has no active window yet.`,
      placeBookings: 'Place bookings',
      placeBookingsText: (count: number) =>
        count === 1
          ? 'One was with somebody who has left: give it to somebody else.'
          : `${count} were with somebody who has left: give them to others.`,
      resolveClosures: 'Appointments while somebody is away',
      resolveClosuresText: (count: number, asked: number) =>
        [
          count === 1
            ? 'One appointment falls in a closure or an absence.'
            : `${count} appointments fall in a closure or an absence.`,
          asked === 0
            ? ''
            : asked === 1
              ? 'One customer has not chosen another time yet.'
              : `${asked} customers have not chosen another time yet.`,
        ]
          .join(' ')
          .trim(),
      reachClients: 'Reach a customer',
      reachClientsText: (count: number) =>
        count === 1
          ? 'A confirmation came back: the address may be wrong.'
          : `${count} confirmations came back: the addresses may be wrong.`,
      resolveOverlaps: 'Move or confirm',
      resolveOverlapsText: (count: number) =>
        count === 1
          ? 'A booking falls when its person is busy elsewhere.'
          : `${count} bookings fall when their person is busy elsewhere.`,
      trialEnds: 'Choose a plan',
      trialEndsText: (days: number) =>
        days === 0
          ? 'The trial of Pro ends within a day.'
          : `The trial of Pro ends in ${days} ${days === 1 ? 'day' : 'days'}.`,
      answerLeads: 'Answer your leads',
      answerLeadsText: (count: number) =>
        count === 1 ? 'One request has no answer yet.' : `${count} requests have no answer yet.`,
      describeServices: 'Describe your services',
      describeServicesText: (count: number) =>
        count === 1
          ? 'One active service has no description.'
          : `${count} active services have no description.`,
      describeBusiness: 'Describe your business',
      describeBusinessText: 'The chat takes on the tone of your description.',
      installWidget: 'Add the widget to your site',
      installWidgetText: 'One line to paste, and the chat answers everywhere.',
    },
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
