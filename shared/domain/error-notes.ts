import type { Language } from './language.ts';

/** Said of too many bookings: the message of an error, and in the chat. */
export const bookingLimitText: Readonly<Record<Language, string>> = {
  fr: 'Trop de rendez-vous ont été pris avec ces coordonnées ou depuis cette connexion. Appelez l’entreprise pour en prendre un autre.',
  en: 'Too many appointments were booked with this contact or from this connection. Please call the business for another one.',
};

/** Sentences added to an error's message in some cases. */
const notes = {
  /**
   * Added for every visitor whose time is taken, so that it does not reveal whether the person they named has booked
   * it.
   */
  ifItWasYou: {
    fr: 'Si c’est vous qui l’aviez réservé, il est toujours à vous\u00a0: le lien pour le gérer vous a été donné à la réservation.',
    en: 'If it was you who booked it, it is still yours: you were given the link to manage it when you booked.',
  },
  /** One of several that were to be moved at once is over, cancelled or too near. */
  notAllMovable: {
    fr: 'C’est l’un de ceux réservés ensemble\u00a0: on ne les déplace plus tous à la fois. Déplacez chacun des autres depuis sa page.',
    en: 'It is one of those booked together: they can no longer all be moved at once. Move each of the others from its own page.',
  },
  /** Of several that were to be moved at once. */
  noneMoved: {
    fr: 'Aucun de vos rendez-vous n’a été déplacé.',
    en: 'None of your appointments was moved.',
  },
  /** For a member: of several that were to be moved at once. */
  noneMovedForClient: {
    fr: 'Aucun des rendez-vous n’a été déplacé.',
    en: 'None of the appointments was moved.',
  },
  /** For a member: the client whom they book for has one of the times already. */
  clientHasIt: {
    fr: 'Ce client a déjà un rendez-vous à l’une de ces heures.',
    en: 'This client already has an appointment at one of these times.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ErrorNote = keyof typeof notes;
export const errorNote = (note: ErrorNote, language: Language): string => notes[note][language];
