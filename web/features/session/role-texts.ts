import { defineTexts } from '../../i18n/texts.ts';

/** What the roles are called. */
export const roleTexts = defineTexts(
  { owner: 'Propriétaire', admin: 'Admin', staff: 'Équipe', viewer: 'Lecture seule' },
  { owner: 'Owner', admin: 'Admin', staff: 'Staff', viewer: 'Read only' },
);
