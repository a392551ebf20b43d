import type { InferType } from 'yup';
import { array, email, id, listQuery, MAX, nextCursor, object, phone, string, text } from './fields.ts';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export const LEAD_SOURCES = ['chat', 'widget', 'form', 'manual', 'api'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type LeadSource = (typeof LEAD_SOURCES)[number];

const fields = {
  name: text(1, MAX.name),
  email: email(),
  phone: phone(),
  message: text(0, MAX.message),
  status: string().oneOf(LEAD_STATUSES),
  note: text(0, MAX.note),
};

export const leadCreate = object({
  ...fields,
  source: string().oneOf(['manual', 'api'] as const),
}).noUnknown();

export const leadPatch = object({
  ...fields,
  name: fields.name.nullable(),
  email: fields.email.nullable(),
  phone: fields.phone.nullable(),
  note: fields.note.nullable(),
}).noUnknown();

export const lead = object({
  leadId: id().required(),
  name: string().nullable().defined(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  message: string().defined(),
  source: string().oneOf(LEAD_SOURCES).required(),
  status: string().oneOf(LEAD_STATUSES).required(),
  note: string().nullable().defined(),
  createdAt: string().required(),
  lastActivityAt: string().required(),
}).noUnknown();

export const leadList = object({ leads: array(lead.required()).required(), ...nextCursor }).noUnknown();
export const leadQuery = object(listQuery).noUnknown();

export type Lead = InferType<typeof lead>;
export type LeadCreate = InferType<typeof leadCreate>;
export type LeadPatch = InferType<typeof leadPatch>;
