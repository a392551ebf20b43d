import type { Industry } from '../../../../shared/domain/industries.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { formatPhone } from '../../../../shared/domain/phone.ts';
import {
  privacyContact,
  type Tenant,
  type TenantChange,
  tenantCreate,
} from '../../../../shared/schemas/tenant.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** What the fields of the profile hold. */
export interface ProfileValues {
  readonly name: string;
  readonly industry: Industry;
  readonly phone: string;
  readonly timezone: string;
  readonly language: Language;
}

export const profileValues = (tenant: Tenant): ProfileValues => ({
  name: tenant.name,
  industry: tenant.industry,
  phone: formatPhone(tenant.phone ?? ''),
  timezone: tenant.timezone,
  language: tenant.language,
});

const trimmed = (values: ProfileValues): ProfileValues => ({
  ...values,
  name: values.name.trim(),
  phone: values.phone.trim(),
  timezone: values.timezone.trim(),
});

/** Only changed fields, so that two people do not undo each other's work; an emptied phone is null. */
export const toProfilePatch = (values: ProfileValues, tenant: Tenant): TenantChange => {
  const before = profileValues(tenant);
  const { name, industry, phone, timezone, language } = trimmed(values);
  return {
    ...(name === before.name ? {} : { name }),
    ...(industry === before.industry ? {} : { industry }),
    ...(phone === before.phone ? {} : { phone: phone || null }),
    ...(timezone === before.timezone ? {} : { timezone }),
    ...(language === before.language ? {} : { language }),
  };
};

/** The server's own schema; a blank name counts as absent, so that the message is "required". */
export const validateProfile = (values: ProfileValues, language: Language) => {
  const { name, phone, ...rest } = trimmed(values);
  const body = { ...rest, name: name || undefined, ...(phone === '' ? {} : { phone }) };
  return validateBody<ProfileValues>(tenantCreate, body, language);
};

/** Whom visitors write to about their personal information. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
}

export const contactValues = ({ privacyContact: contact }: Tenant): ContactValues => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
});

/** Null when both fields are blank. */
export const toContactPatch = (values: ContactValues): TenantChange => {
  const name = values.name.trim();
  const email = values.email.trim();
  return { privacyContact: name === '' && email === '' ? null : { name, email } };
};

export const validateContact = (values: ContactValues, language: Language) => {
  const { privacyContact: contact } = toContactPatch(values);
  if (!contact) return {};
  const body = { name: contact.name || undefined, email: contact.email || undefined };
  return validateBody<ContactValues>(privacyContact, body, language);
};

/** Whether the typed text equals the business's name, compared as the server does. */
export const isNameOf = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();
