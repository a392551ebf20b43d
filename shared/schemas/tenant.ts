import type { InferType } from 'yup';
import { INDUSTRIES } from '../domain/industries.ts';
import { MAX } from '../domain/limits.ts';
import { RETENTION_DAYS } from '../domain/retention.ts';
import {
  boolean,
  email,
  id,
  language,
  number,
  object,
  phone,
  string,
  text,
  timezone,
  version,
  whole,
} from './fields.ts';
import { postalAddress } from './postal-address.ts';

export const industry = () => string().oneOf(INDUSTRIES);

const policy = {
  slotMinutes: whole(5, 120).test(
    'multiple',
    'multiple_of:5',
    (value) => value === undefined || value % 5 === 0,
  ),
  horizonDays: whole(1, 60),
  minNoticeMin: whole(0, 10_080),
  cutOffHours: whole(0, 720),
  maxPerContact: whole(1, 100),
  maxPerAddressDay: whole(1, 500),
  maxGapMin: whole(0, 120),
};

/** How slots are made, and until when a visitor may book, move or cancel. */
export const bookingPolicy = object({
  slotMinutes: policy.slotMinutes.required(),
  horizonDays: policy.horizonDays.required(),
  minNoticeMin: policy.minNoticeMin.required(),
  cutOffHours: policy.cutOffHours.required(),
  maxPerContact: policy.maxPerContact.required(),
  maxPerAddressDay: policy.maxPerAddressDay.required(),
  maxGapMin: policy.maxGapMin.required(),
}).noUnknown();

/** The person responsible for personal information (Quebec's Law 25), as visitors read it. */
export const privacyContact = object({
  name: text(1, MAX.name).required(),
  email: email().required(),
}).noUnknown();

const retentionDays = () => whole(RETENTION_DAYS.least, RETENTION_DAYS.most);

export const tenant = object({
  tenantId: id().required(),
  name: text(1, MAX.name).required(),
  industry: industry().required(),
  phone: string().nullable().defined(),
  timezone: timezone().required(),
  language: language().required(),
  booking: bookingPolicy.required(),
  /** Days for which conversations are kept after their last message. */
  conversationRetentionDays: retentionDays().required(),
  privacyContact: privacyContact.nullable().defined(),
  address: postalAddress.nullable().defined(),
  /** Present and true when its team may note the birthdays of clients. */
  notesBirthdays: boolean(),
  /** Counts what is edited of the above; what the product writes of a business by itself does not. */
  version: number().required(),
}).noUnknown();

export const tenantCreate = object({
  name: text(2, MAX.name).required(),
  industry: industry(),
  phone: phone(),
  timezone: timezone(),
  language: language(),
}).noUnknown();

export const tenantPatch = object({
  name: text(2, MAX.name),
  industry: industry(),
  phone: phone().nullable(),
  timezone: timezone(),
  language: language(),
  booking: object(policy).noUnknown().default(undefined).optional(),
  /** Only the owner may change it: a shorter time erases. */
  conversationRetentionDays: retentionDays(),
  privacyContact: privacyContact.nullable().default(undefined).optional(),
  address: postalAddress.nullable().default(undefined).optional(),
  notesBirthdays: boolean(),
  version: version().required(),
}).noUnknown();

/** `confirm`: the business's name, typed by the caller. */
export const tenantClose = object({ confirm: string().max(MAX.name).required() }).noUnknown();

export type Tenant = InferType<typeof tenant>;
export type TenantCreate = InferType<typeof tenantCreate>;
export type TenantPatch = InferType<typeof tenantPatch>;
export type TenantChange = Omit<TenantPatch, 'version'>;
