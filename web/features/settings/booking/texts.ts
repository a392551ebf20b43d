import { defineTexts } from '../../../i18n/texts.ts';

export const bookingRuleTexts = defineTexts(
  {
    title: 'Règles de réservation',
    intro:
      'Elles s’appliquent aux visiteurs : sur votre page, dans le chat et par leur lien de rendez-vous. Votre équipe réserve quand elle veut.',
    notice: 'Préavis minimum',
    noticeUnit: 'Unité du préavis',
    noticeExample: (now: string, first: string) =>
      `À qui regarde le ${now}, on offre au plus tôt le ${first}.`,
    cutOff: 'Limite pour déplacer ou annuler',
    cutOffUnit: 'Unité de la limite',
    cutOffExample: (start: string, last: string) =>
      `Pour un rendez-vous le ${start}, le visiteur peut changer d’idée jusqu’au ${last}. Ensuite, il vous appelle. Vous pouvez toujours le déplacer.`,
    cutOffNone: 'Le visiteur peut déplacer ou annuler jusqu’à l’heure du rendez-vous.',
    horizon: 'Horizon',
    days: 'jours',
    horizonExample: (last: string) => `Aujourd’hui, le dernier jour offert est le ${last}.`,
    slot: 'Durée des créneaux',
    minutes: 'minutes',
    slotExample: (from: string, to: string, starts: string) =>
      `Une fenêtre de ${from} à ${to} offre des débuts à ${starts} ; un service plus long prend plusieurs créneaux de suite.`,
    slotNone: (from: string, to: string) =>
      `Une fenêtre de ${from} à ${to} n’offre rien : le créneau est plus long.`,
    andMore: 'et ainsi de suite',
    units: { minutes: 'minutes', hours: 'heures', days: 'jours' },
    tooLong: (days: number) => `Au plus ${days} jours.`,
    gap: 'Attente entre deux services à la suite',
    gapHint: 'Qui réserve plusieurs services à la suite attend au plus ce temps entre deux ; 0 : jamais.',
    perContact: 'Rendez-vous à venir par e-mail ou téléphone',
    perContactHint:
      'Au-delà, le visiteur est invité à vous appeler. Les réservations de votre équipe ne comptent pas.',
    perAddressDay: 'Rendez-vous par connexion Internet en 24 heures',
    perAddressDayHint:
      'Protège votre agenda de qui le remplirait d’un coup. Augmentez-le si vos clients réservent d’un même endroit, comme une école.',
  },
  {
    title: 'Booking rules',
    intro:
      'They apply to visitors: on your page, in the chat and through their appointment link. Your team books whenever it likes.',
    notice: 'Minimum notice',
    noticeUnit: 'Unit of the notice',
    noticeExample: (now: string, first: string) =>
      `Somebody looking ${now} is offered ${first} at the earliest.`,
    cutOff: 'Limit for moving or cancelling',
    cutOffUnit: 'Unit of the limit',
    cutOffExample: (start: string, last: string) =>
      `For an appointment ${start}, the visitor may change their mind until ${last}, and calls you after that. You can always move it.`,
    cutOffNone: 'The visitor may move or cancel until the appointment begins.',
    horizon: 'Horizon',
    days: 'days',
    horizonExample: (last: string) => `Today, the last day offered is ${last}.`,
    slot: 'Slot length',
    minutes: 'minutes',
    slotExample: (from: string, to: string, starts: string) =>
      `A window from ${from} to ${to} offers starts at ${starts}; a longer service takes several slots in a row.`,
    slotNone: (from: string, to: string) =>
      `A window from ${from} to ${to} offers nothing: the slot is longer.`,
    andMore: 'and so on',
    units: { minutes: 'minutes', hours: 'hours', days: 'days' },
    tooLong: (days: number) => `At most ${days} days.`,
    gap: 'Wait between two services in a row',
    gapHint: 'Whoever books several services in a row waits at most this long between two; 0: never.',
    perContact: 'Appointments ahead per e-mail or phone',
    perContactHint: 'Past that, the visitor is asked to call you. What your team books does not count.',
    perAddressDay: 'Appointments per Internet connection within 24 hours',
    perAddressDayHint:
      'Keeps anybody from filling your calendar at once. Raise it if your clients book from one place, such as a school.',
  },
);
