import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { type Site, site as siteSchema } from '../../../shared/schemas/site.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { markRefused } from '../../ui/refused-fields.ts';
import { useToast } from '../../ui/toast.tsx';
import { Disputed, useEdited } from '../../ui/use-edited.ts';
import { useSlugCheck } from '../slug/use-slug-check.ts';
import { hasChanges, type SiteValues, sitePatchOf, siteValues, validateSite } from './site-form.ts';
import { siteTexts } from './texts.ts';
import type { SiteResource } from './use-site.ts';

const isSlugTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'slug_taken';

const presentSite = presentIn(siteSchema);

/** The result of the last save. */
interface Failure {
  readonly text: string;
  /** The slug, if the save failed because it was taken. */
  readonly slug: string | null;
}

/**
 * The form of a site, saved over the version that it shows. A newer one is shown once it is read, but never over typed
 * values; only fields changed here are sent.
 */
export const useSiteForm = (site: Site, save: SiteResource['save']) => {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const toast = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const edited = { record: site, valuesOf: siteValues, presentIn: presentSite };
  const editing = useEdited<SiteValues, Site, Site>(edited, (values, over = site) =>
    save(over, sitePatchOf(values, over)),
  );
  const { record: before = site, conflict, settle } = editing;
  const form = useFormik<SiteValues>({
    initialValues: siteValues(before),
    validate: (values) => validateSite(values, language),
    onSubmit: (values) => submit(values),
  });
  const show = (shown: Site) => {
    settle(shown);
    form.resetForm({ values: siteValues(shown) });
  };
  const submit = async (values: SiteValues, over?: Site) => {
    setFailure(null);
    try {
      show(await editing.save(values, over));
      toast(t.saved);
    } catch (error) {
      if (error instanceof Disputed) return;
      markRefused(error, values, form.setFieldError);
      setFailure({ text: errorText(error, t.saveFailed), slug: isSlugTaken(error) ? values.slug : null });
    }
  };
  const isChanged = hasChanges(form.values, before);
  useEffect(() => {
    if (!isChanged && !form.isSubmitting && site.version > before.version) show(site);
  });
  const isRenamed = form.values.slug !== before.slug;
  const slugState = useSlugCheck(isRenamed ? form.values.slug : '', before.slug);
  const isSlugRefused = failure?.slug === form.values.slug;
  const isWrong = !form.isValid || slugState === 'taken' || isSlugRefused;
  return {
    form,
    before,
    isChanged,
    isRenamed,
    slugState,
    failure: failure?.text ?? null,
    isSlugRefused,
    conflict,
    settle,
    submit,
    /** A field has to be corrected first. */
    isWrong,
    canSave: isChanged && !isWrong,
    undo: () => {
      setFailure(null);
      show(conflict?.present ?? before);
    },
  };
};

export type SiteForm = ReturnType<typeof useSiteForm>;
