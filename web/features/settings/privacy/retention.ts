import type { FormikErrors } from 'formik';
import type { Language } from '../../../../shared/domain/language.ts';
import { type Tenant, tenant } from '../../../../shared/schemas/tenant.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import { numberTyped } from '../booking/spans.ts';

export interface RetentionValues {
  readonly days: string;
}

export const retentionValues = ({ conversationRetentionDays }: Tenant): RetentionValues => ({
  days: String(conversationRetentionDays),
});

const rule = tenant.pick(['conversationRetentionDays']);

/** The server's own bounds. */
export const validateRetention = (
  { days }: RetentionValues,
  language: Language,
): FormikErrors<RetentionValues> => {
  const body = { conversationRetentionDays: numberTyped(days) };
  const { conversationRetentionDays: fault } = validateBody<typeof body>(rule, body, language);
  return fault ? { days: fault } : {};
};
