import { issueText } from '../../../../shared/domain/issues.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import { type ClosureCreate, closureCreate, MAX_CLOSURE_DAYS } from '../../../../shared/schemas/closure.ts';
import { validateBody } from '../../../lib/form-validation.ts';

/** What the fields of a new closure hold. */
export interface ClosureValues {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Blank for every calendar. */
  readonly calendarId: string;
}

export const blankClosure: ClosureValues = { from: '', to: '', label: '', calendarId: '' };

/** Only what was filled in is sent: without a last day it is one day, without a calendar all of them. */
export const toClosureBody = ({ from, to, label, calendarId }: ClosureValues): ClosureCreate => ({
  from,
  ...(to === '' ? {} : { to }),
  ...(label.trim() === '' ? {} : { label: label.trim() }),
  ...(calendarId === '' ? {} : { calendarId }),
});

const dayMs = 86_400_000;

const daysFault = ({ from, to }: ClosureValues): string | null => {
  if (to === '') return null;
  if (to < from) return 'end_before_start';
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days > MAX_CLOSURE_DAYS ? `too_many_days:${MAX_CLOSURE_DAYS}` : null;
};

/** The server's own check of the body, and its two rules about the days together. */
export const validateClosure = (values: ClosureValues, language: Language, fromRequired: string) => {
  if (values.from === '') return { from: fromRequired };
  const errors = validateBody<ClosureValues>(closureCreate, toClosureBody(values), language);
  const fault = errors.from || errors.to ? null : daysFault(values);
  return fault === null ? errors : { ...errors, to: issueText(fault, language) };
};
