import { defineTexts } from '../../../i18n/texts.ts';

/** The same appointment again, some weeks later. */
export const repeatTexts = defineTexts(
  {
    repeat: 'Répéter',
    title: 'Répéter le rendez-vous',
    weeks: 'Dans combien de semaines',
    inWeeks: (count: number) => (count > 1 ? `Dans ${count} semaines` : 'Dans une semaine'),
    when: 'Nouveau rendez-vous',
    free: 'Créneaux libres les plus proches',
    save: 'Réserver',
    saved: 'Rendez-vous répété',
    failed: 'Impossible de répéter le rendez-vous.',
  },
  {
    repeat: 'Repeat',
    title: 'Repeat the appointment',
    weeks: 'In how many weeks',
    inWeeks: (count: number) => (count === 1 ? 'In one week' : `In ${count} weeks`),
    when: 'New appointment',
    free: 'Nearest free times',
    save: 'Book',
    saved: 'Appointment repeated',
    failed: 'Unable to repeat the appointment.',
  },
);
