import { useFormikContext } from 'formik';
import type { Language } from '../../../shared/domain/language.ts';
import { type TranslationValues, translatedLanguages } from '../../lib/translation-values.ts';
import { useMe } from '../session/use-me.ts';

/** The languages that a form with `translations` asks for beside the business's own. */
export const useOtherLanguages = (): readonly Language[] => {
  const { values } = useFormikContext<{ readonly translations: TranslationValues<string> }>();
  const { tenant } = useMe();
  return translatedLanguages(values.translations, tenant.language);
};
