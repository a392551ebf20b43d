import type { Language } from './language.ts';

/** What a booking for somebody who came without an appointment is called, and its client where no name was given. */
export const WALK_IN: Readonly<Record<Language, string>> = { fr: 'Sans rendez-vous', en: 'Walk-in' };
