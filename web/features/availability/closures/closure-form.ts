import { DAY_MS } from '../../../../shared/domain/duration.ts';
import { issueText } from '../../../../shared/domain/issues.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { type ClosureCreate, closureCreate, MAX_CLOSURE_DAYS } from '../../../../shared/schemas/closure.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** What the fields of a new closure hold. */
export interface ClosureValues {
  readonly from: string;
  readonly to: string;
  /** Blank from the beginning of the first day on. */
  readonly startTime: string;
  /** Blank until the end of the last day. */
  readonly endTime: string;
  readonly label: string;
  /** Blank for every calendar. */
  readonly calendarId: string;
}

export const blankClosure: ClosureValues = {
  from: '',
  to: '',
  startTime: '',
  endTime: '',
  label: '',
  calendarId: '',
};

/** An end at midnight means the end of that day. */
const endOf = (time: string): string => (time === '00:00' ? '24:00' : time);

/** The body that is sent. Without a last day it is one day; without a calendar it is all of them. */
export const toClosureBody = (values: ClosureValues): ClosureCreate => {
  const { from, to, startTime, endTime, label, calendarId } = values;
  return {
    from,
    ...(to === '' ? {} : { to }),
    ...(startTime === '' ? {} : { startTime }),
    ...(endTime === '' ? {} : { endTime: endOf(endTime) }),
    ...(label.trim() === '' ? {} : { label: label.trim() }),
    ...(calendarId === '' ? {} : { calendarId }),
  };
};

/** A closure that is over is listed nowhere, as if it had not been added. */
const pastFault = ({ from, to }: ClosureValues, today: string): Faults => {
  if ((to || from) >= today) return {};
  return to === '' ? { from: 'past_date' } : { to: 'past_date' };
};

const daysFault = ({ from, to }: ClosureValues): string | null => {
  if (to === '') return null;
  if (to < from) return 'end_before_start';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MAX_CLOSURE_DAYS ? `too_many_days:${MAX_CLOSURE_DAYS}` : null;
};

/** Whether the hours of a single day end before they start. */
const hoursFault = ({ from, to, startTime, endTime }: ClosureValues): string | null => {
  const isOneDay = to === '' || to === from;
  return isOneDay && endOf(endTime || '24:00') <= (startTime || '00:00') ? 'end_before_start' : null;
};

type Faults = Partial<Record<'from' | 'to' | 'endTime', string>>;

const faultsOf = (values: ClosureValues, today: string): Faults => {
  const [days, hours] = [daysFault(values), hoursFault(values)];
  return {
    ...pastFault(values, today),
    ...(days === null ? {} : { to: days }),
    ...(hours === null ? {} : { endTime: hours }),
  };
};

/** The server's own check of the body, and the rules about days and hours together. */
export const validateClosure = (
  values: ClosureValues,
  language: Language,
  { today, fromRequired }: { readonly today: string; readonly fromRequired: string },
) => {
  if (values.from === '') return { from: fromRequired };
  const errors = validateBody<ClosureValues>(closureCreate, toClosureBody(values), language);
  if (errors.from || errors.to || errors.startTime || errors.endTime) return errors;
  const faults = Object.entries(faultsOf(values, today));
  return {
    ...errors,
    ...Object.fromEntries(faults.map(([field, key]) => [field, issueText(key, language)])),
  };
};
