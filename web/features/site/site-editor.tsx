import { FormikProvider, setNestedObjectValues } from 'formik';
import { type RefObject, useRef } from 'react';
import type { Site } from '../../../shared/schemas/site.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusInView } from '../../ui/focus-in-view.ts';
import { Form } from '../../ui/form.tsx';
import { FormConflict } from '../../ui/form-conflict.tsx';
import { useEdits } from '../../ui/leaving.ts';
import { BusinessPictures } from '../pictures/business-pictures.tsx';
import { useCan } from '../session/use-me.ts';
import { DemoChat } from './demo-chat.tsx';
import { JsonPreview } from './json-preview.tsx';
import { PublicLinks } from './public-links.tsx';
import { SeoFields } from './seo-fields.tsx';
import { AssistantFields, LookFields, PageFields } from './site-fields.tsx';
import { editedSite } from './site-form.ts';
import { siteTexts } from './texts.ts';
import type { SiteResource } from './use-site.ts';
import { type SiteForm, useSiteForm } from './use-site-form.ts';
import { VisitFields } from './visit-fields.tsx';
import { WidgetCode } from './widget-code.tsx';

/** Why it cannot be saved, and the way to the first field that has to be corrected. */
const ToCorrect = ({ edit: { form } }: { edit: SiteForm }) => {
  const t = useTexts(siteTexts);
  const place = useRef<HTMLButtonElement>(null);
  const lead = async () => {
    await form.setTouched(setNestedObjectValues(form.errors, true), false);
    focusFirstWrong(place);
  };
  return (
    <button
      ref={place}
      type="button"
      onClick={() => void lead()}
      className="min-h-11 text-left font-semibold text-danger underline underline-offset-4"
    >
      {t.toCorrect}
    </button>
  );
};

/** Once the errors are drawn. */
const focusFirstWrong = (place: RefObject<HTMLElement | null>): void => {
  requestAnimationFrame(() => {
    const wrong = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusInView(wrong);
  });
};

/** Sticky while there are unsaved changes. */
const SaveBar = ({ edit }: { edit: SiteForm }) => {
  const t = useTexts(siteTexts);
  const { form, isChanged, isWrong, canSave, undo } = edit;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-end gap-2',
        isChanged &&
          'sticky bottom-3 z-10 in-has-[[data-live-alert]]:bottom-20 max-sm:in-has-[[data-live-alert]]:bottom-32 -mx-1 rounded-card border border-line bg-raised p-3 shadow-pop',
      )}
    >
      <div
        role="status"
        className="min-w-0 flex-1 basis-32 pl-1 font-medium text-muted empty:hidden max-sm:basis-full"
      >
        {isChanged && (isWrong ? <ToCorrect edit={edit} /> : t.unsaved)}
      </div>
      {isChanged && (
        <Button onClick={undo} disabled={form.isSubmitting}>
          {t.undo}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={!canSave}>
        {form.isSubmitting ? t.saving : t.save}
      </Button>
    </div>
  );
};

const EditForm = ({ edit }: { edit: SiteForm }) => {
  const t = useTexts(siteTexts);
  const canEdit = useCan('admin');
  return (
    <Form error={edit.failure}>
      {!canEdit && <Alert tone="info">{t.readOnly}</Alert>}
      <fieldset disabled={!canEdit} className="flex min-w-0 flex-col gap-4">
        <PageFields {...edit} />
        <AssistantFields />
        <VisitFields />
        <LookFields />
        <SeoFields />
      </fieldset>
      {edit.conflict && (
        <Card>
          <FormConflict conflict={edit.conflict} settle={edit.settle} submit={edit.submit} />
        </Card>
      )}
      {canEdit && <SaveBar edit={edit} />}
    </Form>
  );
};

/** A site's form, its demo chat, its pictures, and the links and code to copy from it. */
export const SiteEditor = ({ site, resource }: { site: Site; resource: SiteResource }) => {
  const edit = useSiteForm(site, resource.save);
  const canEdit = useCan('admin');
  useEdits(edit.isChanged);
  return (
    <FormikProvider value={edit.form}>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <EditForm edit={edit} />
        <DemoChat site={site} />
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {canEdit && <BusinessPictures />}
          <PublicLinks />
          <WidgetCode site={site} />
        </div>
        <JsonPreview site={site} edited={editedSite(edit.form.values)} />
      </div>
    </FormikProvider>
  );
};
