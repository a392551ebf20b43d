import { issueText } from '../../../shared/domain/issues.ts';
import type { Language } from '../../../shared/domain/language.ts';
import {
  type AvailabilityWindow,
  type WindowCreate,
  windowCreate,
} from '../../../shared/schemas/availability.ts';
import { validateBody } from '../../lib/form-validation.ts';

/** What the form's fields hold. */
export interface WindowValues {
  readonly dayOfWeek: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: string;
  readonly capacity: string;
  readonly active: boolean;
  /** The calendar; blank for a new window of the shared calendar. */
  readonly calendarId: string;
}

/** Monday, 09:00–17:00, capacity 1, active, in the business's zone. */
export const blankWindow = (timezone: string, calendarId = ''): WindowValues => ({
  dayOfWeek: '1',
  startTime: '09:00',
  endTime: '17:00',
  timezone,
  capacity: '1',
  active: true,
  calendarId,
});

/** A time input has no 24:00, so the midnight that ends a day shows as 00:00. */
export const windowValues = (window: AvailabilityWindow): WindowValues => ({
  dayOfWeek: String(window.dayOfWeek),
  startTime: window.startTime,
  endTime: window.endTime === '24:00' ? '00:00' : window.endTime,
  timezone: window.timezone,
  capacity: String(window.capacity),
  active: window.active,
  calendarId: window.calendarId,
});

const capacityOf = (value: string | number): { capacity?: number } => {
  const typed = String(value).trim();
  const capacity = Number(typed);
  return typed !== '' && Number.isFinite(capacity) ? { capacity } : {};
};

/** Browsers may add seconds to what a time input holds. */
const wallTime = (value: string): string => value.slice(0, 5);

/**
 * The body that is sent: a blank zone means the business's, a capacity that is blank or not a number is left out, an
 * end at midnight is 24:00. The calendar is sent only when it differs from `of`.
 */
export const toWindowBody = (values: WindowValues, timezone: string, of = ''): WindowCreate => {
  const endTime = wallTime(values.endTime);
  return {
    dayOfWeek: Number(values.dayOfWeek),
    startTime: wallTime(values.startTime),
    endTime: endTime === '00:00' ? '24:00' : endTime,
    timezone: values.timezone.trim() || timezone,
    ...capacityOf(values.capacity),
    active: values.active,
    ...(values.calendarId === of ? {} : { calendarId: values.calendarId }),
  };
};

/** The server's own check of the body, and that the window ends after it starts. */
export const validateWindow = (values: WindowValues, timezone: string, language: Language) => {
  const body = toWindowBody(values, timezone);
  const { startTime, endTime } = body;
  const errors = validateBody<WindowValues>(
    windowCreate,
    { ...body, startTime: startTime || undefined, endTime: endTime || undefined },
    language,
  );
  if (errors.startTime || errors.endTime || endTime > startTime) return errors;
  return { ...errors, endTime: issueText('end_before_start', language) };
};
