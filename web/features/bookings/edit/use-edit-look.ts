import { useLanguage } from '../../../i18n/language.tsx';
import { useMe } from '../../session/use-me.ts';
import type { EditLook } from './edit-form.ts';

/** The business's clock and the reader's language, in which a booking is edited. */
export const useEditLook = (): EditLook => ({ timezone: useMe().tenant.timezone, language: useLanguage() });
