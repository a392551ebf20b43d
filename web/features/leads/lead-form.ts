import type { Language } from '../../../shared/domain/language.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import {
  type Lead,
  type LeadCreate,
  type LeadPatch,
  type LeadStatus,
  leadCreate,
  leadPatch,
} from '../../../shared/schemas/lead.ts';
import { validateBody } from '../../lib/form-validation.ts';
import { sentBirthday, typedBirthday } from './typed-birthday.ts';

/** What the fields of a new lead hold. */
export interface NewLeadValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly note: string;
}

export const blankLead: NewLeadValues = { name: '', email: '', phone: '', message: '', note: '' };

/** The body that is sent, without blank fields; its source is "manual". */
export const toLeadBody = (values: NewLeadValues): LeadCreate => {
  const filled = Object.entries(values)
    .map(([field, text]: [string, string]) => [field, text.trim()])
    .filter(([, text]) => text !== '');
  return { ...Object.fromEntries(filled), source: 'manual' };
};

/** The server's own schema, and a rule that a name or a contact is given. */
export const validateNewLead = (values: NewLeadValues, language: Language, someContact: string) => {
  const body = toLeadBody(values);
  const errors = validateBody<NewLeadValues>(leadCreate, body, language);
  return body.name || body.email || body.phone ? errors : { ...errors, name: someContact };
};

/** What the fields of a known lead hold. */
export interface LeadValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly status: LeadStatus;
  /** Blank for nobody. */
  readonly ownerId: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** As it is typed (`typed-birthday.ts`); blank where none is known. */
  readonly birthday: string;
}

export const leadValues = (lead: Lead): LeadValues => ({
  name: lead.name ?? '',
  email: lead.email ?? '',
  phone: formatPhone(lead.phone ?? ''),
  status: lead.status,
  ownerId: lead.ownerId ?? '',
  note: lead.note ?? '',
  tags: lead.tags ?? [],
  birthday: typedBirthday(lead.birthday),
});

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

const clearable = ['name', 'email', 'phone', 'ownerId', 'note'] as const;

/** Only changed fields, so that two people do not undo each other's work; an emptied field is null. */
export const toLeadPatch = (values: LeadValues, lead: Lead): Omit<LeadPatch, 'version'> => {
  const before = leadValues(lead);
  const changed = clearable.filter((field) => values[field].trim() !== before[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field].trim() || null])),
    ...(values.status === before.status ? {} : { status: values.status }),
    ...(isSame(values.tags, before.tags) ? {} : { tags: [...values.tags] }),
    ...(values.birthday === before.birthday ? {} : { birthday: sentBirthday(values.birthday) || null }),
  };
};

export const validateLead = (values: LeadValues, lead: Lead, language: Language) =>
  validateBody<LeadValues>(leadPatch, { ...toLeadPatch(values, lead), version: lead.version }, language);
