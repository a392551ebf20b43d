import { defineTexts } from '../../i18n/texts.ts';

const bookings = (count: number): string => `${count} ${count === 1 ? 'booking' : 'bookings'}`;

const rest = (count: number): string => `${count} ${count > 1 ? 'restent' : 'reste'}`;
const stay = (count: number): string => `${count} ${count === 1 ? 'stays' : 'stay'}`;
const why = 'l’heure est déjà prise, ou la personne choisie ne fait pas ce service.';
const reason = 'the time is taken, or the person chosen does not perform the service.';

export const placingTexts = defineTexts(
  {
    counting: 'Calcul des rendez-vous à venir…',
    countFailed: 'Impossible de compter les rendez-vous à venir.',
    none: 'Aucun rendez-vous à venir.',
    ahead: (count: number, isMore: boolean) => `${isMore ? 'Au moins ' : ''}${count} rendez-vous à venir.`,
    question: 'À qui vont ces rendez-vous ?',
    unless: {
      earlier: () => 'Tout le monde est occupé à ces heures',
      removed: () => 'À placer, un par un',
      stays: (who: string) => `Ils restent avec ${who}`,
      leaves: () => 'À placer par l’équipe',
    },
    unlessHint: {
      earlier: 'Vous pourrez les confier un par un, dans Réservations.',
      removed: 'Vous les trouverez dans Réservations, sous « À placer ».',
      stays: 'Vous pourrez les confier un par un, dans Réservations.',
      leaves: 'Ils attendent dans Réservations, sous « À placer ».',
    },
    anyone: 'Qui fait le service et est libre',
    one: (who: string) => `${who}, aux heures libres`,
    named: (who: string) => `${who} reçoit aussi ceux qui tombent hors de ses heures de travail.`,
    hint: {
      earlier: 'Ceux que personne ne peut prendre à leur heure restent où ils sont.',
      removed: 'Ceux que personne ne peut prendre à leur heure restent à placer, dans Réservations.',
      stays: 'Ceux que personne ne peut prendre à leur heure restent où ils sont.',
      leaves: 'Ceux que personne ne peut prendre à leur heure restent à placer par l’équipe.',
    },
    givingTitle: 'Rendez-vous à confier',
    giving: 'Un instant…',
    waiting: (seconds: number) =>
      `Les agendas viennent de changer. Les rendez-vous seront confiés dans ${seconds} s, si cette fenêtre reste ouverte.`,
    giveFailed: 'Impossible de confier les rendez-vous.',
    retry: 'Réessayer',
    close: 'Fermer',
    given: (count: number) =>
      count === 0 ? 'Aucun rendez-vous confié.' : `${count} rendez-vous ${count > 1 ? 'confiés' : 'confié'}.`,
    left: {
      earlier: (count: number) => `${rest(count)} dans l’agenda de l’entreprise : ${why}`,
      removed: (count: number) => `${rest(count)} à placer : ${why}`,
      stays: (count: number, who: string) => `${rest(count)} avec ${who} : ${why}`,
      leaves: (count: number) => `${rest(count)} à placer par l’équipe.`,
    },
    see: (name: string, when: string) => `${name}, ${when}`,
    listFailed: 'Impossible d’afficher les rendez-vous restés.',
    seeAll: 'Voir tous les rendez-vous restés',
    untitled: 'Rendez-vous',
    nobodyPerforms: (names: string) => `Plus personne ne fera : ${names}.`,
    nobody: 'Plus personne ne fait ce service : les visiteurs n’y trouvent aucune heure.',
  },
  {
    counting: 'Counting the bookings ahead…',
    countFailed: 'Unable to count the bookings ahead.',
    none: 'No bookings ahead.',
    ahead: (count: number, isMore: boolean) => `${isMore ? 'At least ' : ''}${bookings(count)} ahead.`,
    question: 'Who takes these bookings?',
    unless: {
      earlier: () => 'Everybody is busy at these times',
      removed: () => 'To be placed, one by one',
      stays: (who: string) => `They stay with ${who}`,
      leaves: () => 'To be placed by the team',
    },
    unlessHint: {
      earlier: 'You can give them one by one, under Bookings.',
      removed: 'You will find them under Bookings, “To be placed”.',
      stays: 'You can give them one by one, under Bookings.',
      leaves: 'They wait under Bookings, “To be placed”.',
    },
    anyone: 'Whoever performs the service and is free',
    one: (who: string) => `${who}, where they are free`,
    named: (who: string) => `${who} is given those outside their working hours too.`,
    hint: {
      earlier: 'Those that nobody can take at their time stay where they are.',
      removed: 'Those that nobody can take at their time stay to be placed, under Bookings.',
      stays: 'Those that nobody can take at their time stay where they are.',
      leaves: 'Those that nobody can take at their time stay to be placed by the team.',
    },
    givingTitle: 'Bookings to give',
    giving: 'One moment…',
    waiting: (seconds: number) =>
      `The calendars have just changed. The bookings will be given in ${seconds} s, if this window stays open.`,
    giveFailed: 'Unable to give the bookings.',
    retry: 'Try again',
    close: 'Close',
    given: (count: number) => (count === 0 ? 'No bookings given.' : `${bookings(count)} given.`),
    left: {
      earlier: (count: number) => `${stay(count)} in the business’s calendar: ${reason}`,
      removed: (count: number) => `${stay(count)} to be placed: ${reason}`,
      stays: (count: number, who: string) => `${stay(count)} with ${who}: ${reason}`,
      leaves: (count: number) => `${stay(count)} to be placed by the team.`,
    },
    see: (name: string, when: string) => `${name}, ${when}`,
    listFailed: 'Unable to show the bookings that stayed.',
    seeAll: 'See all the bookings that stayed',
    untitled: 'Booking',
    nobodyPerforms: (names: string) => `Nobody will perform: ${names}.`,
    nobody: 'Nobody performs this service any more: visitors find no time for it.',
  },
);
