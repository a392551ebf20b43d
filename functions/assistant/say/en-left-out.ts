import type { LeftOutPhrases } from './fr-left-out.ts';
import { english as t } from './typography.ts';

export const leftOut: LeftOutPhrases = {
  notOn: (day, reason) => t`not on ${day} (${reason})`,
  skipped: {
    closed: t`closed`,
    off: t`nobody works at that hour`,
    taken: t`full`,
    too_far: t`not open for booking yet`,
    no_such_time: t`that hour does not exist that day`,
  },
  missed: {
    alone: (when, left) =>
      t`Nothing is free on all of these dates. The nearest, ${when}, is free on that day alone: ${left}.`,
    from: (when, left) => t`Nothing is free on these dates. The nearest would be ${when}: ${left}.`,
    beside: (time, left) => t`At ${time}: ${left}.`,
    more: (dates) => (dates === 1 ? t`and one other date` : t`and ${dates} other dates`),
  },
  notAllTried: t`I could not try everything. Name me a day, a time or a person in particular.`,
  stopped: (until) =>
    t`I could not try everything: I looked until ${until}. Name me another day or another time for the rest.`,
};
