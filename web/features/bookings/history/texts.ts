import { defineTexts } from '../../../i18n/texts.ts';

/** Who changed a booking, and what. */
export const historyTexts = defineTexts(
  {
    title: 'Historique',
    failed: 'Impossible de charger l’historique.',
    empty: 'Rien n’a été changé depuis la réservation.',
    older: (count: number) => `Les ${count} derniers changements sont affichés.`,
    byVisitor: 'Le client',
    byBusiness: 'L’entreprise',
    fields: {
      when: 'Heure',
      end: 'Fin',
      person: 'Avec',
      title: 'Service',
      price: 'Prix',
      status: 'Statut',
    },
    also: { name: 'Nom du client', email: 'E-mail', phone: 'Téléphone', note: 'Note' },
    changed: (what: string) => `${what} : modifié`,
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    nobody: 'l’équipe',
  },
  {
    title: 'History',
    failed: 'Unable to load the history.',
    empty: 'Nothing was changed since it was booked.',
    older: (count: number) => `The latest ${count} changes are shown.`,
    byVisitor: 'The customer',
    byBusiness: 'The business',
    fields: {
      when: 'Time',
      end: 'End',
      person: 'With',
      title: 'Service',
      price: 'Price',
      status: 'Status',
    },
    also: { name: 'Customer’s name', email: 'E-mail', phone: 'Phone', note: 'Note' },
    changed: (what: string) => `${what}: changed`,
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    nobody: 'the team',
  },
);
