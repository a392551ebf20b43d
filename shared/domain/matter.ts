import type { Language } from './language.ts';

/** What a visitor's request is about; absent for a plain one. */
export const MATTERS = [
  'message',
  'callback',
  'complaint',
  'late',
  'emergency',
  'question',
  'move',
  'cancel',
  'contact',
] as const;
export type Matter = (typeof MATTERS)[number];

/** Matters that cannot wait behind an earlier request, the gravest first. */
const URGENT: readonly Matter[] = ['emergency', 'complaint', 'late'];

const rankOf = (matter: Matter | undefined): number =>
  matter && URGENT.includes(matter) ? URGENT.length - URGENT.indexOf(matter) : 0;

/** Whether a new request is more urgent than the one that waits already. */
export const isGraver = (matter: Matter | undefined, waiting: Matter | undefined): boolean =>
  rankOf(matter) > rankOf(waiting);

/** How a matter is called on screens and in messages. */
export const matterLabels: Readonly<Record<Language, Readonly<Record<Matter, string>>>> = {
  fr: {
    message: 'Message',
    callback: 'Rappel demandé',
    complaint: 'Plainte',
    late: 'En retard',
    emergency: 'Urgence',
    question: 'Question',
    move: 'À déplacer',
    cancel: 'À annuler',
    contact: 'Coordonnées corrigées',
  },
  en: {
    message: 'Message',
    callback: 'Call back',
    complaint: 'Complaint',
    late: 'Running late',
    emergency: 'Emergency',
    question: 'Question',
    move: 'To be moved',
    cancel: 'To be cancelled',
    contact: 'Contact corrected',
  },
};
