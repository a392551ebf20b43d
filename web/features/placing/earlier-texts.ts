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
  },
);
