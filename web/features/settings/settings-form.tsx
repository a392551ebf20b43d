import { Formik, type FormikErrors, type FormikProps, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Tenant, type TenantChange, tenant as tenantSchema } from '../../../shared/schemas/tenant.ts';
import { useTexts } from '../../i18n/texts.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { fieldErrorText } from '../../lib/field-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { FormConflict } from '../../ui/form-conflict.tsx';
import { mergedValues } from '../../ui/merged-values.ts';
import { uiTexts } from '../../ui/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { Disputed, useEdited } from '../../ui/use-edited.ts';
import { useMe } from '../session/use-me.ts';
import { settingsTexts } from './texts.ts';
import { useSaveBusiness } from './use-save-business.ts';

interface SettingsFormProps<Values> {
  readonly title: string;
  readonly intro?: ReactNode;
  /** What the fields show of the business. */
  readonly valuesOf: (tenant: Tenant) => Values;
  readonly validate: (values: Values) => FormikErrors<Values>;
  /** What is sent to make these of the values that a business was shown with. */
  readonly toChange: (values: Values, tenant: Tenant) => TenantChange;
  /** Why the reader may not change it; null for who may. */
  readonly readOnlyWhy: string | null;
  readonly children: ReactNode;
}

const presentTenant = presentIn(tenantSchema);

const SaveButton = () => {
  const t = useTexts(settingsTexts);
  const ui = useTexts(uiTexts);
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <FormActions>
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={!dirty}>
        {isSubmitting ? ui.saving : t.save}
      </Button>
    </FormActions>
  );
};

/** Shows a newer version of the business once it is loaded, unless something is typed: saving that reports a conflict. */
const Following = ({ shown, onNewer }: { shown: Tenant; onNewer: (tenant: Tenant) => void }) => {
  const { tenant } = useMe();
  const { dirty, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (!dirty && !isSubmitting && tenant.version > shown.version) onNewer(tenant);
  });
  return null;
};

/** Saves a form of settings, and tracks the version of the business that it shows. */
const useSettings = <Values extends FormikValues>({
  valuesOf,
  toChange,
}: Pick<SettingsFormProps<Values>, 'valuesOf' | 'toChange'>) => {
  const { tenant } = useMe();
  const saveBusiness = useSaveBusiness();
  const edited = { record: tenant, valuesOf, presentIn: presentTenant };
  const { record = tenant, ...rest } = useEdited<Values, Tenant, Tenant>(edited, (values, over = tenant) =>
    saveBusiness(over, toChange(values, over)),
  );
  return { shown: record, ...rest };
};

/**
 * A card of settings that are saved together. Members who may not change them see the fields read-only, with the
 * reason.
 */
export const SettingsForm = <Values extends FormikValues>(props: SettingsFormProps<Values>) => {
  const { title, intro, valuesOf, validate, readOnlyWhy, children } = props;
  const t = useTexts(settingsTexts);
  const toast = useToast();
  const form = useRef<FormikProps<Values>>(null);
  const [error, setError] = useState<string | null>(null);
  const { shown, conflict, save, settle } = useSettings(props);
  /** Fills the form with a newer business; keeps what was typed after `typed`. */
  const show = (tenant: Tenant, typed: Values) => {
    const values = valuesOf(tenant);
    const { ours } = mergedValues(typed, form.current?.values ?? typed, values);
    settle(tenant);
    form.current?.resetForm({ values });
    void form.current?.setValues(ours);
  };
  const submit = async (values: Values, over?: Tenant) => {
    setError(null);
    try {
      show(await save(values, over), values);
      toast(t.saved);
    } catch (thrown) {
      if (!(thrown instanceof Disputed)) setError(fieldErrorText(thrown, t.saveFailed));
    }
  };
  return (
    <Card title={title}>
      {intro !== undefined && <p className="-mt-2 mb-5 max-w-prose text-muted">{intro}</p>}
      <Formik
        innerRef={form}
        initialValues={valuesOf(shown)}
        validate={validate}
        onSubmit={(values) => submit(values)}
      >
        <Form error={error}>
          <Following shown={shown} onNewer={(tenant) => show(tenant, valuesOf(shown))} />
          <fieldset disabled={readOnlyWhy !== null} className="flex min-w-0 flex-col gap-5">
            {children}
          </fieldset>
          <FormConflict conflict={conflict} settle={settle} submit={submit} />
          {readOnlyWhy === null ? <SaveButton /> : <p className="text-muted">{readOnlyWhy}</p>}
        </Form>
      </Formik>
    </Card>
  );
};
