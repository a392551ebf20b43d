import { useFormikContext } from 'formik';
import type { Language } from '../../../shared/domain/language.ts';
import { translatedLanguages } from '../../lib/translation-values.ts';
import { useMe } from '../session/use-me.ts';
import type { SiteValues } from './site-form.ts';

/** The languages that the site's form asks for beside the business's own. */
export const useOtherLanguages = (): readonly Language[] => {
  const { values } = useFormikContext<SiteValues>();
  const { tenant } = useMe();
  return translatedLanguages(values.translations, tenant.language);
};
