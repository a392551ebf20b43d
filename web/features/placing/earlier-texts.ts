import { defineTexts } from '../../i18n/texts.ts';

const bookings = (count: number): string => `${count} ${count === 1 ? 'booking' : 'bookings'}`;

export const earlierTexts = defineTexts(
  {
    noticeTitle: (count: number, isMore: boolean) =>
      `${isMore ? 'Au moins ' : ''}${count} rendez-vous à venir ${count > 1 ? 'ne sont' : 'n’est'} à personne en particulier`,
    noticeText:
      'Toute l’équipe est occupée à leurs heures : les visiteurs ne peuvent alors réserver avec personne.',
    noticeAction: 'Confier à quelqu’un',
    countFailed: 'Impossible de compter les rendez-vous restés dans l’agenda de l’entreprise.',
    title: 'À qui vont les rendez-vous déjà pris ?',
    text: 'Ils ont été pris avec l’entreprise, pas avec une personne. Tant qu’ils ne sont confiés à personne, les visiteurs ne peuvent réserver avec personne à ces heures.',
    minute:
      'Un changement d’agendas prend une minute. Si vous les confiez maintenant, gardez cette fenêtre ouverte jusque-là ; vous pourrez aussi le faire plus tard, dans Membres.',
    leave: 'Laisser ainsi',
    give: 'Confier',
    giving: 'Un instant…',
    waiting: (seconds: number) =>
      `Les agendas viennent de changer. Les rendez-vous seront confiés dans ${seconds} s, si cette fenêtre reste ouverte.`,
    failed: 'Impossible de confier les rendez-vous.',
    given: (count: number) =>
      count === 0 ? 'Aucun rendez-vous confié.' : `${count} rendez-vous ${count > 1 ? 'confiés' : 'confié'}.`,
    left: (count: number) =>
      count > 1
        ? `${count} restent dans l’agenda de l’entreprise : l’heure est déjà prise, ou la personne choisie ne fait pas ce service.`
        : '1 reste dans l’agenda de l’entreprise : l’heure est déjà prise, ou la personne choisie ne fait pas ce service.',
    see: (name: string, when: string) => `${name}, ${when}`,
    listFailed: 'Impossible d’afficher les rendez-vous restés.',
    seeAll: 'Voir tous les rendez-vous restés',
    untitled: 'Rendez-vous',
    close: 'Fermer',
  },
  {
    noticeTitle: (count: number, isMore: boolean) =>
      `${isMore ? 'At least ' : ''}${bookings(count)} ahead ${count === 1 ? 'is' : 'are'} with nobody in particular`,
    noticeText: 'The whole team is busy at these times: visitors can book with nobody then.',
    noticeAction: 'Give to somebody',
    countFailed: 'Unable to count the bookings left in the business’s calendar.',
    title: 'Who takes the bookings made before?',
    text: 'They were made with the business, not with a person. As long as they are given to nobody, visitors can book with nobody at these times.',
    minute:
      'A change of calendars takes a minute. To give them now, keep this window open until then; you can also do it later, under Members.',
    leave: 'Leave as is',
    give: 'Give',
    giving: 'One moment…',
    waiting: (seconds: number) =>
      `The calendars have just changed. The bookings will be given in ${seconds} s, if this window stays open.`,
    failed: 'Unable to give the bookings.',
    given: (count: number) => (count === 0 ? 'No bookings given.' : `${bookings(count)} given.`),
    left: (count: number) =>
      count === 1
        ? '1 stays in the business’s calendar: the time is taken, or the person chosen does not perform the service.'
        : `${count} stay in the business’s calendar: the time is taken, or the person chosen does not perform the service.`,
    see: (name: string, when: string) => `${name}, ${when}`,
    listFailed: 'Unable to show the bookings that stayed.',
    seeAll: 'See all the bookings that stayed',
    untitled: 'Booking',
    close: 'Close',
  },
);
