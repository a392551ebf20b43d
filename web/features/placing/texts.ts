import { defineTexts } from '../../i18n/texts.ts';

export const placingTexts = defineTexts(
  {
    toBePlaced: 'À placer',
    withPerson: (person: string) => `Avec ${person}`,
    counting: 'Calcul des rendez-vous à venir…',
    countFailed: 'Impossible de compter les rendez-vous à venir.',
    none: 'Aucun rendez-vous à venir.',
    ahead: (count: number, isMore: boolean) => `${isMore ? 'Au moins ' : ''}${count} rendez-vous à venir.`,
    question: 'À qui vont ces rendez-vous ?',
    choose: 'À placer : vous choisirez pour chacun',
    keep: (who: string) => `Ils restent avec ${who}`,
    everyone: 'Tout le monde est occupé à ces heures',
    anyone: 'Qui fait le service et est libre',
    one: (who: string) => `${who}, aux heures libres`,
    hint: 'Ceux que personne ne peut prendre à leur heure restent à placer, dans Réservations.',
    keepHint: 'Ceux que personne ne peut prendre à leur heure restent où ils sont.',
    left: (given: number, left: number) =>
      `${given} rendez-vous ${given > 1 ? 'confiés' : 'confié'}, ${left} ${left > 1 ? 'restent' : 'reste'} à placer dans Réservations.`,
    given: (given: number) => `${given} rendez-vous ${given > 1 ? 'confiés' : 'confié'}.`,
    nobodyPerforms: (names: string) => `Plus personne ne fera : ${names}.`,
    nobody: 'Plus personne ne fait ce service : les visiteurs n’y trouvent aucune heure.',
  },
  {
    toBePlaced: 'To be placed',
    withPerson: (person: string) => `With ${person}`,
    counting: 'Counting the bookings ahead…',
    countFailed: 'Unable to count the bookings ahead.',
    none: 'No bookings ahead.',
    ahead: (count: number, isMore: boolean) =>
      `${isMore ? 'At least ' : ''}${count} ${count === 1 ? 'booking' : 'bookings'} ahead.`,
    question: 'Who takes these bookings?',
    choose: 'To be placed: you will choose for each',
    keep: (who: string) => `They stay with ${who}`,
    everyone: 'Everybody is busy at these times',
    anyone: 'Whoever performs the service and is free',
    one: (who: string) => `${who}, where they are free`,
    hint: 'Those that nobody can take at their time stay to be placed, under Bookings.',
    keepHint: 'Those that nobody can take at their time stay where they are.',
    left: (given: number, left: number) =>
      `${given} ${given === 1 ? 'booking' : 'bookings'} given, ${left} left to be placed under Bookings.`,
    given: (given: number) => `${given} ${given === 1 ? 'booking' : 'bookings'} given.`,
    nobodyPerforms: (names: string) => `Nobody will perform: ${names}.`,
    nobody: 'Nobody performs this service any more: visitors find no time for it.',
  },
);
