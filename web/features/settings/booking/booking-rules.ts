import type { FormikErrors } from 'formik';
import type { BookingPolicy } from '../../../../shared/domain/booking-policy.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { bookingPolicy, type TenantChange } from '../../../../shared/schemas/tenant.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import { CUT_OFF_UNITS, inSmallest, NOTICE_UNITS, numberTyped, spanOf } from './spans.ts';

/** What the fields hold; amounts are as typed. */
export interface BookingRuleValues {
  readonly slotMinutes: string;
  readonly horizonDays: string;
  readonly notice: string;
  readonly noticeUnit: (typeof NOTICE_UNITS)[number][0];
  readonly cutOff: string;
  readonly cutOffUnit: (typeof CUT_OFF_UNITS)[number][0];
  readonly maxPerContact: string;
  readonly maxPerAddressDay: string;
  readonly maxGapMin: string;
}

export const bookingRuleValues = (policy: BookingPolicy): BookingRuleValues => {
  const notice = spanOf(policy.minNoticeMin, NOTICE_UNITS, 'hours');
  // Cut-offs are usually in days, but people say "24 hours" for one day.
  const cutOff =
    policy.cutOffHours === 24
      ? ({ amount: '24', unit: 'hours' } as const)
      : spanOf(policy.cutOffHours, CUT_OFF_UNITS, 'hours');
  return {
    slotMinutes: String(policy.slotMinutes),
    horizonDays: String(policy.horizonDays),
    notice: notice.amount,
    noticeUnit: notice.unit,
    cutOff: cutOff.amount,
    cutOffUnit: cutOff.unit,
    maxPerContact: String(policy.maxPerContact),
    maxPerAddressDay: String(policy.maxPerAddressDay),
    maxGapMin: String(policy.maxGapMin),
  };
};

/** The rules in the server's units; a field that is not a number is absent. */
export const typedPolicy = (values: BookingRuleValues): Partial<BookingPolicy> => {
  const all = {
    slotMinutes: numberTyped(values.slotMinutes),
    horizonDays: numberTyped(values.horizonDays),
    minNoticeMin: inSmallest({ amount: values.notice, unit: values.noticeUnit }, NOTICE_UNITS),
    cutOffHours: inSmallest({ amount: values.cutOff, unit: values.cutOffUnit }, CUT_OFF_UNITS),
    maxPerContact: numberTyped(values.maxPerContact),
    maxPerAddressDay: numberTyped(values.maxPerAddressDay),
    maxGapMin: numberTyped(values.maxGapMin),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

/** Only what changed is sent. */
export const toBookingPatch = (values: BookingRuleValues, before: BookingPolicy): TenantChange => {
  const policy = typedPolicy(values);
  const { slotMinutes, horizonDays, minNoticeMin, cutOffHours, maxPerContact, maxPerAddressDay, maxGapMin } =
    policy;
  return {
    booking: {
      ...(slotMinutes === before.slotMinutes ? {} : { slotMinutes }),
      ...(horizonDays === before.horizonDays ? {} : { horizonDays }),
      ...(minNoticeMin === before.minNoticeMin ? {} : { minNoticeMin }),
      ...(cutOffHours === before.cutOffHours ? {} : { cutOffHours }),
      ...(maxPerContact === before.maxPerContact ? {} : { maxPerContact }),
      ...(maxPerAddressDay === before.maxPerAddressDay ? {} : { maxPerAddressDay }),
      ...(maxGapMin === before.maxGapMin ? {} : { maxGapMin }),
    },
  };
};

/** The longest notice and cut-off that the server accepts, in days. */
const MOST_NOTICE_DAYS = 7;
const MOST_CUT_OFF_DAYS = 30;

/** The message for a duration that is too long: the server's own names the limit in a unit that readers do not see. */
export interface TooLongWords {
  readonly tooLong: (days: number) => string;
}

/** The server's own schema; only a duration beyond the limit has a message in days. */
export const validateBookingRules = (
  values: BookingRuleValues,
  language: Language,
  { tooLong }: TooLongWords,
): FormikErrors<BookingRuleValues> => {
  const policy = typedPolicy(values);
  const { minNoticeMin, cutOffHours, ...others } = validateBody<BookingPolicy>(
    bookingPolicy,
    policy,
    language,
  );
  const isNoticeLong = (policy.minNoticeMin ?? 0) > MOST_NOTICE_DAYS * 1440;
  const isCutOffLong = (policy.cutOffHours ?? 0) > MOST_CUT_OFF_DAYS * 24;
  return {
    ...others,
    ...(minNoticeMin && { notice: isNoticeLong ? tooLong(MOST_NOTICE_DAYS) : minNoticeMin }),
    ...(cutOffHours && { cutOff: isCutOffLong ? tooLong(MOST_CUT_OFF_DAYS) : cutOffHours }),
  };
};
