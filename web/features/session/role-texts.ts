import { ROLE_NAMES } from '../../../shared/domain/role-names.ts';
import { defineTexts } from '../../i18n/texts.ts';

/** What the roles are called, in the reader's language. */
export const roleTexts = defineTexts(ROLE_NAMES.fr, ROLE_NAMES.en);
