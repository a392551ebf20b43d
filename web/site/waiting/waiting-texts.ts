import { defineTexts } from '../../i18n/texts.ts';

/** Texts of the waitlist's pages, which the server alone renders. */
export const waitingTexts = defineTexts(
  {
    join: {
      title: 'Liste d’attente',
      lead: (business: string) =>
        `Dites quand vous seriez libre. Quand un créneau se libère chez ${business}, il est proposé par e-mail à la première personne à qui il convient et retenu 15 minutes pour elle, puis proposé à la suivante.`,
      service: 'Service',
      person: 'Avec',
      anyone: 'Peu importe',
      days: 'Entre quels jours ?',
      from: 'Du',
      to: 'Au',
      weekdays: 'Quels jours de la semaine ?',
      allDays: 'Tous, si vous n’en cochez aucun.',
      parts: 'À quels moments de la journée ?',
      allParts: 'Tous, si vous n’en cochez aucun.',
      you: 'Vous écrire',
      name: 'Votre nom',
      email: 'E-mail',
      consent: (business: string) =>
        `J’accepte que ${business} utilise ces coordonnées pour m’écrire si un créneau se libère, et les garde jusqu’au dernier jour demandé. Après cinq offres sans réponse, ma demande est retirée.`,
      submit: 'M’avertir',
      back: 'Retour à la page',
    },
    parts: {
      morning: 'Matin (avant 12 h)',
      afternoon: 'Après-midi (12 h à 17 h)',
      evening: 'Soir (dès 17 h)',
    },
    page: {
      title: 'Votre demande',
      offerTitle: 'Un créneau s’est libéré',
      joined: 'Votre demande est enregistrée. Gardez l’adresse de cette page : elle permet de la retirer.',
      declined: 'Ce créneau est proposé à d’autres. Vous restez sur la liste d’attente.',
      held: (until: string) =>
        `Retenu pour vous jusqu’à ${until}. Rien n’est réservé avant que vous confirmiez.`,
      accept: 'Réserver ce créneau',
      decline: 'Non merci, rester sur la liste',
      forWhom: (name: string) => `Au nom de ${name}`,
      with: (name: string) => `Avec ${name}`,
      missed: (when: string) =>
        `Le créneau du ${when} n’est plus retenu pour vous. Vous restez sur la liste d’attente.`,
      near: 'Les créneaux libres les plus proches :',
      noNear: 'Aucun autre créneau n’est libre pour le moment.',
      choose: 'Choisir un créneau',
      waiting:
        'Vous êtes sur la liste d’attente. Un e-mail vous avertira quand un créneau sera retenu pour vous.',
      paused:
        'La liste d’attente de l’entreprise est suspendue : aucun créneau n’est proposé pour le moment.',
      unserved:
        'Ce service n’est pas offert en ce moment. Vous restez sur la liste d’attente : quand il le sera de nouveau, ses créneaux aussi.',
      ended: (business: string) => `Ce service n’est plus offert par ${business} : votre attente a pris fin.`,
      between: (from: string, to: string) => `Du ${from} au ${to}`,
      on: (day: string) => `Le ${day}`,
      leave: 'Quitter la liste d’attente',
      keep: 'Gardez l’adresse de cette page pour vous : elle ouvre votre demande.',
    },
  },
  {
    join: {
      title: 'Waitlist',
      lead: (business: string) =>
        `Say when you would be free. When a time becomes free at ${business}, it is offered by e-mail to the first person whom it suits and held for them for 15 minutes, then offered to the next.`,
      service: 'Service',
      person: 'With',
      anyone: 'Anyone',
      days: 'Between which days?',
      from: 'From',
      to: 'To',
      weekdays: 'On which days of the week?',
      allDays: 'Any, if you tick none.',
      parts: 'At what time of the day?',
      allParts: 'Any, if you tick none.',
      you: 'How to reach you',
      name: 'Your name',
      email: 'E-mail',
      consent: (business: string) =>
        `I agree that ${business} uses these details to write to me if a time becomes free, and keeps them until the last day asked for. After five unanswered offers my request is removed.`,
      submit: 'Let me know',
      back: 'Back to the page',
    },
    parts: {
      morning: 'Morning (before noon)',
      afternoon: 'Afternoon (noon to 5 pm)',
      evening: 'Evening (from 5 pm)',
    },
    page: {
      title: 'Your request',
      offerTitle: 'A time has become free',
      joined: 'Your request is saved. Keep this page’s address: it lets you withdraw it.',
      declined: 'This time is offered to others. You stay on the waitlist.',
      held: (until) => `Held for you until ${until}. Nothing is booked before you confirm.`,
      accept: 'Book this time',
      decline: 'No thanks, stay on the list',
      forWhom: (name) => `For ${name}`,
      with: (name) => `With ${name}`,
      missed: (when) => `The time on ${when} is no longer held for you. You stay on the waitlist.`,
      near: 'The nearest free times:',
      noNear: 'No other time is free at the moment.',
      choose: 'Choose a time',
      waiting: 'You are on the waitlist. You will get an e-mail when a time is held for you.',
      paused: 'The business has suspended its waitlist: no time is offered for now.',
      unserved:
        'This service is not offered at the moment. You stay on the waitlist: once it is offered again, so are its times.',
      ended: (business) => `${business} no longer offers this service: your wait has ended.`,
      between: (from, to) => `${from} to ${to}`,
      on: (day) => day,
      leave: 'Leave the waitlist',
      keep: 'Keep this page’s address to yourself: it opens your request.',
    },
  },
);
