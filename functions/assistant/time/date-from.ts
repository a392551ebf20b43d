import { Temporal } from 'temporal-polyfill';

/** A calendar date as it is written, yyyy-mm-dd; `undefined` where no calendar has it. */
export const dateFrom = (text: string): Temporal.PlainDate | undefined => {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return undefined;
  }
};
