import { defineTexts } from '../../i18n/texts.ts';

export const liveTexts = defineTexts(
  {
    unread: (count: number, shown: string) =>
      count === 1 ? 'une conversation non lue' : `${shown} conversations non lues`,
    wantsPerson: (who: string) => `${who} veut parler à une personne.`,
    visitor: 'Un visiteur',
    open: 'Répondre',
    sound: 'Son à chaque nouveau message',
  },
  {
    unread: (count: number, shown: string) =>
      count === 1 ? 'one unread conversation' : `${shown} unread conversations`,
    wantsPerson: (who: string) => `${who} wants to speak to a person.`,
    visitor: 'A visitor',
    open: 'Answer',
    sound: 'Sound for each new message',
  },
);
