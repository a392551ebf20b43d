import { defineTexts } from '../../i18n/texts.ts';

export const setupTexts = defineTexts(
  {
    title: 'Mise en route',
    progress: (done: number, all: number) => `${done} sur ${all}`,
    hide: 'Masquer la mise en route',
    done: 'Fait :',
    todo: 'À faire :',
    opensNewTab: '(nouvel onglet)',
    steps: {
      services: { title: 'Vos services', text: 'Ce que l’on peut réserver, sa durée et son prix.' },
      hours: { title: 'Vos heures', text: 'Quand chaque personne reçoit.' },
      page: { title: 'Votre page', text: 'Quelques mots sur votre activité : le chat en prend le ton.' },
      widget: { title: 'Le widget sur votre site', text: 'Coché dès qu’une demande en vient.' },
      booking: {
        title: 'Une première réservation',
        text: 'Réservez sur votre page comme un client, pour voir.',
      },
    },
  },
  {
    title: 'Getting started',
    progress: (done: number, all: number) => `${done} of ${all}`,
    hide: 'Hide getting started',
    done: 'Done:',
    todo: 'To do:',
    opensNewTab: '(new tab)',
    steps: {
      services: { title: 'Your services', text: 'What can be booked, its length and its price.' },
      hours: { title: 'Your hours', text: 'When each person receives.' },
      page: { title: 'Your page', text: 'A few words about what you do: the chat takes on their tone.' },
      widget: { title: 'The widget on your site', text: 'Ticked once a request comes from it.' },
      booking: { title: 'A first booking', text: 'Book on your page as a client would, to see.' },
    },
  },
);
