import { defineTexts } from '../../i18n/texts.ts';

/** Texts of several appointments that are offered, or were booked, at once. */
export const offerTexts = defineTexts(
  {
    wait: (minutes: number) => `Attente entre les rendez-vous : ${minutes} min`,
    waitAtMost: (minutes: number) => `Attente entre les rendez-vous d’un jour : au plus ${minutes} min`,
    total: (price: string) => `Total : ${price}`,
    booked: (count: number) => `${count} rendez-vous confirmés`,
    changed: 'Rendez-vous réservés ensemble : certains ont changé',
    manage: 'Voir mes rendez-vous',
    skipped: (day: string, reason: string) => `Pas le ${day} : ${reason}`,
    reasons: {
      closed: 'fermé',
      off: 'personne n’y travaille à cette heure',
      taken: 'déjà pris',
      too_far: 'pas encore ouvert à la réservation',
      no_such_time: 'cette heure n’existe pas ce jour-là',
    },
  },
  {
    wait: (minutes) => `Wait between appointments: ${minutes} min`,
    waitAtMost: (minutes) => `Wait between the appointments of a day: at most ${minutes} min`,
    total: (price) => `Total: ${price}`,
    booked: (count) => `${count} appointments confirmed`,
    changed: 'Appointments booked together: some have changed',
    manage: 'View my appointments',
    skipped: (day, reason) => `Not on ${day}: ${reason}`,
    reasons: {
      closed: 'closed',
      off: 'nobody works at that hour',
      taken: 'already taken',
      too_far: 'not open for booking yet',
      no_such_time: 'that time does not exist on that day',
    },
  },
);
