import type { FormikErrors, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { type Tenant, type TenantChange, tenant as tenantSchema } from '../../../shared/schemas/tenant.ts';
import { presentIn } from '../../lib/changed-meanwhile.ts';
import { useMe } from '../session/use-me.ts';
import { RecordForm } from './record-form.tsx';
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

/** A card of settings of the business. */
export const SettingsForm = <Values extends FormikValues>({
  toChange,
  ...rest
}: SettingsFormProps<Values>) => {
  const { tenant } = useMe();
  const saveBusiness = useSaveBusiness();
  return (
    <RecordForm<Values, Tenant>
      {...rest}
      latest={tenant}
      presentIn={presentTenant}
      save={(over, values) => saveBusiness(over, toChange(values, over))}
    />
  );
};
