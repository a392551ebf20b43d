import { defineTexts } from '../../i18n/texts.ts';

/** What a business may do next, each with why. */
export const tipTexts = defineTexts(
  {
    addService: 'Ajoutez votre premier service',
    addServiceText: 'Sans service, le chat ne peut rien proposer à réserver.',
    activateService: 'Activez un service',
    activateServiceText: 'Aucun service actif : les visiteurs ne peuvent rien réserver.',
    addWindow: 'Ouvrez vos disponibilités',
    addWindowText: 'Aucune fenêtre active : aucun créneau n’est proposé.',
    openDay: 'Complétez vos disponibilités',
    openDayText: (weekday: string) => `Le ${weekday.toLowerCase()} n’a encore aucune fenêtre active.`,
    placeBookings: 'Placez des réservations',
    placeBookingsText: (count: number) =>
      count === 1
        ? 'Une réservation était à quelqu’un qui est parti : confiez-la.'
        : `${count} étaient à quelqu’un qui est parti : confiez-les à d’autres.`,
    resolveClosures: 'Rendez-vous pendant une absence',
    resolveClosuresText: (count: number, asked: number) =>
      [
        count === 1
          ? 'Un rendez-vous tombe pendant une fermeture ou une absence.'
          : `${count} rendez-vous tombent pendant une fermeture ou une absence.`,
        asked === 0
          ? ''
          : asked === 1
            ? 'Un client n’a pas encore choisi une autre heure.'
            : `${asked} clients n’ont pas encore choisi une autre heure.`,
      ]
        .join(' ')
        .trim(),
    reachClients: 'Joignez un client',
    reachClientsText: (count: number) =>
      count === 1
        ? 'Une confirmation est revenue : l’adresse est peut-être fausse.'
        : `${count} confirmations sont revenues : les adresses sont peut-être fausses.`,
    resolveOverlaps: 'Déplacez ou confirmez',
    resolveOverlapsText: (count: number) =>
      count === 1
        ? 'Une réservation tombe quand sa personne est occupée ailleurs.'
        : `${count} réservations tombent quand leur personne est occupée ailleurs.`,
    trialEnds: 'Choisissez un forfait',
    trialEndsText: (days: number) =>
      days === 0
        ? 'L’essai de Pro se termine dans moins d’un jour.'
        : `L’essai de Pro se termine dans ${days} ${days === 1 ? 'jour' : 'jours'}.`,
    answerLeads: 'Répondez à vos leads',
    answerLeadsText: (count: number) =>
      count === 1
        ? 'Une demande n’a pas encore de réponse.'
        : `${count} demandes n’ont pas encore de réponse.`,
    describeServices: 'Décrivez vos services',
    describeServicesText: (count: number) =>
      count === 1
        ? 'Un service actif n’a pas de description.'
        : `${count} services actifs n’ont pas de description.`,
    describeBusiness: 'Décrivez votre activité',
    describeBusinessText: 'Le chat adopte le ton de votre description.',
    installWidget: 'Ajoutez le widget à votre site',
    installWidgetText: 'Une ligne à coller, et le chat répond partout.',
  },
  {
    addService: 'Add your first service',
    addServiceText: 'Without a service the chat has nothing to offer for booking.',
    activateService: 'Activate a service',
    activateServiceText: 'No active service: visitors cannot book anything.',
    addWindow: 'Open your availability',
    addWindowText: 'No active window: no time is offered.',
    openDay: 'Complete your availability',
    openDayText: (weekday: string) => `${weekday} has no active window yet.`,
    placeBookings: 'Place bookings',
    placeBookingsText: (count: number) =>
      count === 1
        ? 'One was with somebody who has left: give it to somebody else.'
        : `${count} were with somebody who has left: give them to others.`,
    resolveClosures: 'Appointments while somebody is away',
    resolveClosuresText: (count: number, asked: number) =>
      [
        count === 1
          ? 'One appointment falls in a closure or an absence.'
          : `${count} appointments fall in a closure or an absence.`,
        asked === 0
          ? ''
          : asked === 1
            ? 'One customer has not chosen another time yet.'
            : `${asked} customers have not chosen another time yet.`,
      ]
        .join(' ')
        .trim(),
    reachClients: 'Reach a customer',
    reachClientsText: (count: number) =>
      count === 1
        ? 'A confirmation came back: the address may be wrong.'
        : `${count} confirmations came back: the addresses may be wrong.`,
    resolveOverlaps: 'Move or confirm',
    resolveOverlapsText: (count: number) =>
      count === 1
        ? 'A booking falls when its person is busy elsewhere.'
        : `${count} bookings fall when their person is busy elsewhere.`,
    trialEnds: 'Choose a plan',
    trialEndsText: (days: number) =>
      days === 0
        ? 'The trial of Pro ends within a day.'
        : `The trial of Pro ends in ${days} ${days === 1 ? 'day' : 'days'}.`,
    answerLeads: 'Answer your leads',
    answerLeadsText: (count: number) =>
      count === 1 ? 'One request has no answer yet.' : `${count} requests have no answer yet.`,
    describeServices: 'Describe your services',
    describeServicesText: (count: number) =>
      count === 1
        ? 'One active service has no description.'
        : `${count} active services have no description.`,
    describeBusiness: 'Describe your business',
    describeBusinessText: 'The chat takes on the tone of your description.',
    installWidget: 'Add the widget to your site',
    installWidgetText: 'One line to paste, and the chat answers everywhere.',
  },
);
