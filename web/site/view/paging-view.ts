import { formatDay } from '../../i18n/format.ts';
import type { PagedDays, SiteInput } from '../input/site-input.ts';
import { serverTexts } from '../server-texts.ts';
import { lookFrom } from './page-links.ts';

/** What leads to other days without scripts. */
export interface DaysLook {
  readonly text: string;
  /** What the form then asks for. */
  readonly look: string;
}

/** Which days of free times the page shows, and how to reach others without scripts. */
export interface PagingView {
  /** The instant from which times are shown; null for the soonest. */
  readonly start: string | null;
  /** What was shown in place of, or from, the day asked for; null where there is nothing to say. */
  readonly note: string | null;
  readonly before: readonly DaysLook[];
  readonly after: readonly DaysLook[];
}

const NO_DAYS: PagedDays = {
  from: null,
  isUnread: false,
  earlierFrom: null,
  laterFrom: null,
  bookableUntil: null,
};

/** The first of the days asked for, and how to reach others. */
export const pagingView = (input: SiteInput): PagingView => {
  const { from, isUnread, earlierFrom, laterFrom, bookableUntil } = input.days ?? NO_DAYS;
  const texts = serverTexts[input.language].days;
  const start = input.initialSlots?.[0]?.startAt ?? null;
  const looking = (text: string, day: string | null) => ({ text, look: lookFrom(day) });
  const until = bookableUntil === null ? '' : ` ${texts.until(formatDay(bookableUntil, input.language))}`;
  const told = (day: string) =>
    `${(start === null ? texts.none : texts.from)(formatDay(day, input.language))}${until}`;
  return {
    start: from && (start ?? `${from}T00:00:00.000Z`),
    // Where nothing is free the form says so itself.
    note: isUnread && start !== null ? texts.unread : from && told(from),
    before: [
      ...(earlierFrom === null ? [] : [looking(texts.earlier, earlierFrom)]),
      ...(from === null ? [] : [looking(texts.soonest, null)]),
    ],
    after: laterFrom === null ? [] : [looking(texts.later, laterFrom)],
  };
};
