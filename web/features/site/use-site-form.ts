import { getIn, useFormik } from 'formik';
import { useState } from 'react';
import { type Site, site as siteSchema } from '../../../shared/schemas/site.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { mergedValues } from '../../ui/merged-values.ts';
import { useToast } from '../../ui/toast.tsx';
import { useSlugCheck } from '../slug/use-slug-check.ts';
import { hasChanges, type SiteValues, sitePatchOf, siteValues, validateSite } from './site-form.ts';
import { siteTexts } from './texts.ts';
import type { SiteResource } from './use-site.ts';

const isSlugTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'slug_taken';

const presentSite = presentIn(siteSchema);

/** Another member saved a different value of the same field: both are shown, and saving again keeps the typed one. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** The result of the last save. */
interface Failure {
  readonly text: string;
  /** The slug, if the save failed because it was taken. */
  readonly slug: string | null;
}

/** Merges with what a colleague saved meanwhile. A field that both changed is shown before it is replaced. */
const useSiteSave = (site: Site, save: SiteResource['save']) => {
  const t = useTexts(siteTexts);
  const toast = useToast();
  const [before, setBefore] = useState(site);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The site as a colleague saved it, once the conflict was shown: saving again keeps what is typed here. */
  const [told, setTold] = useState<Site | null>(null);
  const saveOver = async (values: SiteValues, present: Site): Promise<Site> => {
    const { ours } = mergedValues(siteValues(before), values, siteValues(present));
    try {
      return await save(present, sitePatchOf(ours, present));
    } catch (error) {
      const newer = presentSite(error);
      if (!newer) throw error;
      const shown = siteValues(newer);
      const { disputed } = mergedValues(siteValues(before), values, shown);
      if (disputed.length === 0) return saveOver(values, newer);
      setTold(newer);
      throw new ChangedMeanwhile(
        t.changedMeanwhile(disputed.map((path) => String(getIn(shown, path))).join(', ')),
      );
    }
  };
  const submit = async (values: SiteValues) => {
    setFailure(null);
    try {
      setBefore(await saveOver(values, told ?? before));
      setTold(null);
      toast(t.saved);
    } catch (error) {
      setFailure({
        text: error instanceof ChangedMeanwhile ? error.message : errorText(error, t.saveFailed),
        slug: isSlugTaken(error) ? values.slug : null,
      });
    }
  };
  const forget = () => {
    setFailure(null);
    if (told) setBefore(told);
    setTold(null);
  };
  return { before, setBefore, failure, submit, forget };
};

/**
 * The form of a site. It is refilled when a colleague saved another version, but never over typed values; only fields
 * changed here are sent.
 */
export const useSiteForm = (site: Site, save: SiteResource['save']) => {
  const language = useLanguage();
  const { before, setBefore, failure, submit, forget } = useSiteSave(site, save);
  const form = useFormik<SiteValues>({
    initialValues: siteValues(before),
    enableReinitialize: true,
    validate: (values) => validateSite(values, language),
    onSubmit: submit,
  });
  const isChanged = hasChanges(form.values, before);
  if (before !== site && !isChanged) setBefore(site);
  const isRenamed = form.values.slug !== before.slug;
  const slugState = useSlugCheck(isRenamed ? form.values.slug : '', before.slug);
  const isSlugRefused = failure?.slug === form.values.slug;
  return {
    form,
    before,
    isChanged,
    isRenamed,
    slugState,
    failure: failure?.text ?? null,
    isSlugRefused,
    canSave: isChanged && form.isValid && slugState !== 'taken' && !isSlugRefused,
    undo: () => {
      forget();
      form.resetForm();
    },
  };
};

export type SiteForm = ReturnType<typeof useSiteForm>;
