import { defineTexts } from '../../i18n/texts.ts';

export const todayTexts = defineTexts(
  {
    title: 'Aujourd’hui',
    day: 'Voir la journée',
    loading: 'Chargement de la journée',
    failed: 'Impossible de charger la journée.',
    withClient: (who: string, until: string) => `Avec ${who} jusqu’à ${until}`,
    withSomebody: (until: string) => `En rendez-vous jusqu’à ${until}`,
    elsewhere: (until: string) => `Occupé ailleurs jusqu’à ${until}`,
    free: (until: string) => `Libre jusqu’à ${until}`,
    later: (from: string) => `Commence à ${from}`,
    done: 'Journée terminée',
    off: 'Pas d’heures aujourd’hui',
    next: (time: string, what: string) => `Ensuite : ${time}, ${what}`,
    nothingNext: 'Rien d’autre aujourd’hui',
  },
  {
    title: 'Today',
    day: 'See the day',
    loading: 'Loading the day',
    failed: 'Unable to load the day.',
    withClient: (who: string, until: string) => `With ${who} until ${until}`,
    withSomebody: (until: string) => `In an appointment until ${until}`,
    elsewhere: (until: string) => `Busy elsewhere until ${until}`,
    free: (until: string) => `Free until ${until}`,
    later: (from: string) => `Begins at ${from}`,
    done: 'Day is over',
    off: 'No hours today',
    next: (time: string, what: string) => `Next: ${time}, ${what}`,
    nothingNext: 'Nothing else today',
  },
);
