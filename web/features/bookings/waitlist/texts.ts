import { defineTexts } from '../../../i18n/texts.ts';

export const waitlistTexts = defineTexts(
  {
    tab: 'Liste d’attente',
    loadFailed: 'Impossible de charger la liste d’attente.',
    waiting: 'En attente',
    recovered: 'Rendez-vous récupérés',
    value: 'Leur valeur',
    lastDays: '90 derniers jours',
    caption: 'Personnes en attente d’un créneau',
    empty: 'Personne n’attend de créneau.',
    emptyHint:
      'Sur votre page publique, qui ne trouve pas de moment peut demander à être averti : un créneau qui se libère est retenu 15 minutes pour la première personne à qui il convient.',
    columns: { who: 'Personne', what: 'Service', when: 'Quand', state: 'État', actions: 'Actions' },
    with: (name: string) => `Avec ${name}`,
    parts: { morning: 'matin', afternoon: 'après-midi', evening: 'soir' },
    held: (when: string, until: string) => `${when}, retenu jusqu’à ${until}`,
    waits: (count: number) =>
      count === 0
        ? 'Attend'
        : `Attend (${count} ${count === 1 ? 'offre sans réponse' : 'offres sans réponse'})`,
    unserved: 'Attend, mais ce service n’est pas offert : rien ne sera proposé.',
    deleted: 'Service supprimé',
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer ${name}`,
    removeTitle: 'Retirer de la liste d’attente ?',
    removeText: (name: string) =>
      `${name} ne recevra plus d’offre. Un créneau retenu pour cette personne est libéré.`,
    removing: 'Retrait…',
    removed: 'Retiré de la liste d’attente.',
    removeFailed: 'Le retrait n’a pas abouti.',
  },
  {
    tab: 'Waitlist',
    loadFailed: 'The waitlist could not be loaded.',
    waiting: 'Waiting',
    recovered: 'Recovered appointments',
    value: 'Their value',
    lastDays: 'Last 90 days',
    caption: 'People waiting for a time',
    empty: 'Nobody is waiting for a time.',
    emptyHint:
      'On your public page, whoever finds no time can ask to be told: a time that becomes free is held for 15 minutes for the first person whom it suits.',
    columns: { who: 'Person', what: 'Service', when: 'When', state: 'State', actions: 'Actions' },
    with: (name) => `With ${name}`,
    parts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
    held: (when, until) => `${when}, held until ${until}`,
    waits: (count) =>
      count === 0 ? 'Waits' : `Waits (${count} ${count === 1 ? 'unanswered offer' : 'unanswered offers'})`,
    unserved: 'Waits, but this service is not offered: no time will be.',
    deleted: 'Deleted service',
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    removeTitle: 'Remove from the waitlist?',
    removeText: (name) => `${name} will get no more offers. A time held for them becomes free.`,
    removing: 'Removing…',
    removed: 'Removed from the waitlist.',
    removeFailed: 'The removal did not go through.',
  },
);
