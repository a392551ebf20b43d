import type { Language } from './language.ts';
import type { Role } from './roles.ts';

/** What the roles are called. */
export const ROLE_NAMES: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  fr: { owner: 'Propriétaire', admin: 'Admin', staff: 'Équipe', viewer: 'Lecture seule' },
  en: { owner: 'Owner', admin: 'Admin', staff: 'Staff', viewer: 'Read only' },
};
