import { defineTexts } from '../../i18n/texts.ts';

export const unreadTexts = defineTexts(
  {
    unread: (what: string) => `Impossible de charger ${what} : des noms ou des choix manquent ici.`,
    lists: {
      members: 'les membres',
      calendars: 'les calendriers',
      services: 'les services',
      tags: 'les étiquettes',
    },
  },
  {
    unread: (what: string) => `Unable to load ${what}: names or choices are missing here.`,
    lists: {
      members: 'the members',
      calendars: 'the calendars',
      services: 'the services',
      tags: 'the tags',
    },
  },
);
