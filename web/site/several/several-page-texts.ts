import { defineTexts } from '../../i18n/texts.ts';

/** Texts of the page for several appointments at once, which works without JavaScript. */
export const severalPageTexts = defineTexts(
  {
    title: 'Plusieurs rendez-vous à la fois',
    lead: 'Choisissez ce que vous voulez : nous cherchons des heures où tout est libre, et vous réservez le tout ou rien.',
    noService: 'Aucun',
    moreServices: 'Demander davantage de services',
    how: 'Comment ?',
    arrangements: { in_a_row: 'L’un après l’autre', together: 'En même temps, pour plusieurs personnes' },
    back: 'Retour à la page de l’entreprise',
    problem: {
      unread:
        'Cette recherche n’a pas pu être lue. Choisissez parmi les listes, avec un jour qui existe au calendrier.',
      unknown_service: 'Un service demandé n’est plus offert. Choisissez-en un autre dans la liste.',
      one_only: 'Choisissez au moins deux services, ou un seul à plusieurs dates.',
      too_many: (most: number) =>
        `C’est trop à la fois : on réserve ici au plus ${most} rendez-vous, dates répétées comprises.`,
      unable: (person: string, service: string) =>
        `${person} n’offre pas « ${service} ». Choisissez quelqu’un d’autre, ou « Peu importe ».`,
      full: (services: string, until: string) =>
        `Plus aucune heure n’est libre d’ici le ${until} pour : ${services}.`,
      in_a_row:
        'Chacun de ces services a des heures libres, mais pas à la suite. Essayez un autre ordre, d’autres personnes ou moins de services.',
      together:
        'Chacun de ces services a des heures libres, mais pas en même temps. Essayez « L’un après l’autre » ou moins de services.',
      series:
        'Il y a des heures libres, mais pas à la même heure sur deux de ces dates. Essayez un autre rythme, ou une seule fois.',
    },
  },
  {
    title: 'Several appointments at once',
    lead: 'Choose what you want: we look for times when all of it is free, and you book all of it or nothing.',
    noService: 'None',
    moreServices: 'Ask for more services',
    how: 'How?',
    arrangements: { in_a_row: 'One after the other', together: 'At the same time, for several people' },
    back: 'Back to the business’s page',
    problem: {
      unread: 'This search could not be read. Choose from the lists, with a day that exists in the calendar.',
      unknown_service: 'A service that you asked for is no longer offered. Choose another from the list.',
      one_only: 'Choose at least two services, or one on several dates.',
      too_many: (most) =>
        `That is too much at once: at most ${most} appointments are booked here, repeated dates included.`,
      unable: (person, service) =>
        `${person} does not offer “${service}”. Choose somebody else, or “Anyone”.`,
      full: (services, until) => `No time is free before ${until} for: ${services}.`,
      in_a_row:
        'Each of these services has free times, but not in a row. Try another order, other people or fewer services.',
      together:
        'Each of these services has free times, but not at the same time. Try “One after the other” or fewer services.',
      series:
        'There are free times, but not at the same hour on two of these dates. Try another rhythm, or only once.',
    },
  },
);
