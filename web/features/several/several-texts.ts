import { defineTexts } from '../../i18n/texts.ts';

/** Texts of booking several appointments at once, for visitors and members alike. */
export const severalTexts = defineTexts(
  {
    title: 'Plusieurs rendez-vous à la fois',
    back: 'Un seul rendez-vous',
    what: 'Que voulez-vous réserver ?',
    kinds: {
      row: 'Plusieurs services à la suite, pour une personne',
      together: 'Pour plusieurs personnes, en même temps',
      after: 'Pour plusieurs personnes, l’une après l’autre',
      series: 'Le même rendez-vous, répété',
    },
    serviceOf: (n: number) => `Service ${n}`,
    personOf: (n: number) => `Service de la personne ${n}`,
    service: 'Service',
    anyone: 'Peu importe',
    withOf: (label: string) => `Avec (${label.toLowerCase()})`,
    addService: 'Ajouter un service',
    addPerson: 'Ajouter une personne',
    remove: 'Retirer',
    removeOf: (label: string) => `Retirer : ${label.toLowerCase()}`,
    count: 'Nombre de rendez-vous',
    times: 'Combien de fois',
    timesOf: (n: number) => (n === 1 ? 'Une seule fois' : `${n} fois`),
    most: (n: number) => `Au plus ${n} rendez-vous à la fois.`,
    every: 'Toutes les',
    weeks: (n: number) => (n === 1 ? 'semaines' : `${n} semaines`),
    until: (day: string) => `On réserve jusqu’au ${day}.`,
    reach: (dates: number, weeks: number) => {
      if (dates === 0) return 'Le jour demandé vient après.';
      const every = weeks === 1 ? 'Chaque semaine' : `Toutes les ${weeks} semaines`;
      return dates === 1
        ? `${every}, une seule date tombe d’ici là : rapprochez les dates, ou prenez un seul rendez-vous.`
        : `${every}, au plus ${dates} dates tombent d’ici là : les suivantes seraient laissées de côté.`;
    },
    closer: (weeks: number) =>
      weeks === 1 ? 'Plutôt chaque semaine' : `Plutôt toutes les ${weeks} semaines`,
    once: 'Plutôt une seule fois',
    fromDay: 'À partir du (facultatif)',
    search: 'Voir les propositions',
    searching: 'Recherche des propositions…',
    offers: 'Propositions',
    found: (n: number) => (n === 1 ? '1 proposition' : `${n} propositions`),
    none: 'Rien de libre pour tout réserver à la fois. Changez ce que vous demandez.',
    nearest: {
      alone: (when: string) => `Le plus proche : ${when}, libre ce jour-là seulement.`,
      from: (when: string) => `Le plus proche : ${when}, mais ces dates ne sont pas libres.`,
    },
    stopped: {
      some: (when: string) =>
        `La recherche s’est arrêtée au ${when} : cherchez plus tard pour voir la suite.`,
      none: (when: string) =>
        `La recherche s’est arrêtée avant la fin : rien n’a été trouvé avant le ${when}, et la suite n’a pas été essayée. Cherchez plus tard, ou demandez un autre jour ou moins de rendez-vous.`,
    },
    later: 'Chercher plus tard',
    noLater: 'Pas d’autre proposition pour l’instant.',
    more: 'Voir plus de propositions',
    searchFailed: 'La recherche n’a pas abouti. Réessayez dans un instant.',
    needOffer: 'Choisissez une proposition.',
    submit: 'Tout réserver',
    allOrNone: 'Tout est réservé, ou rien.',
    lost: 'Rien n’a été réservé. Voici les propositions à jour.',
  },
  {
    title: 'Several appointments at once',
    back: 'Only one appointment',
    what: 'What would you like to book?',
    kinds: {
      row: 'Several services in a row, for one person',
      together: 'For several people, at the same time',
      after: 'For several people, one after the other',
      series: 'The same appointment, repeated',
    },
    serviceOf: (n) => `Service ${n}`,
    personOf: (n) => `Service of person ${n}`,
    service: 'Service',
    anyone: 'Anyone',
    withOf: (label) => `With (${label.toLowerCase()})`,
    addService: 'Add a service',
    addPerson: 'Add a person',
    remove: 'Remove',
    removeOf: (label) => `Remove: ${label.toLowerCase()}`,
    count: 'Number of appointments',
    times: 'How many times',
    timesOf: (n) => (n === 1 ? 'Only once' : `${n} times`),
    most: (n) => `At most ${n} appointments at once.`,
    every: 'Every',
    weeks: (n) => (n === 1 ? 'week' : `${n} weeks`),
    until: (day) => `Booking is open until ${day}.`,
    reach: (dates, weeks) => {
      if (dates === 0) return 'The day you ask for comes after that.';
      const every = weeks === 1 ? 'Every week' : `Every ${weeks} weeks`;
      return dates === 1
        ? `${every}, only one date falls before then: choose closer dates, or only one appointment.`
        : `${every}, at most ${dates} dates fall before then: later ones would be left out.`;
    },
    closer: (weeks) => (weeks === 1 ? 'Every week instead' : `Every ${weeks} weeks instead`),
    once: 'Only once instead',
    fromDay: 'From this day on (optional)',
    search: 'Show offers',
    searching: 'Looking for offers…',
    offers: 'Offers',
    found: (n) => (n === 1 ? '1 offer' : `${n} offers`),
    none: 'Nothing is free to book it all at once. Change what you ask for.',
    nearest: {
      alone: (when) => `The nearest: ${when}, free on that day alone.`,
      from: (when) => `The nearest: ${when}, but these dates are not free.`,
    },
    stopped: {
      some: (when) => `The search stopped at ${when}: look further ahead to see what follows.`,
      none: (when) =>
        `The search stopped before the end: nothing was found before ${when}, and what follows was not tried. Look further ahead, or ask for another day or fewer appointments.`,
    },
    later: 'Look further ahead',
    noLater: 'No other offer for now.',
    more: 'Show more offers',
    searchFailed: 'The search did not go through. Try again in a moment.',
    needOffer: 'Pick an offer.',
    submit: 'Book it all',
    allOrNone: 'All of it is booked, or nothing.',
    lost: 'Nothing was booked. Here are the present offers.',
  },
);

export type SeveralTexts = (typeof severalTexts)['fr'];
