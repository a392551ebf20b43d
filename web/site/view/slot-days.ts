import { type DayPart, dayPartOf } from '../../../shared/domain/day-part.ts';
import { keptFormat } from '../../../shared/domain/kept-format.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { formatDay, formatInstant } from '../../i18n/format.ts';
import { dayKey } from '../../lib/day-key.ts';
import { groupedBy } from '../../lib/grouped-by.ts';

export interface SlotChoice {
  readonly slotId: string;
  readonly time: string;
  readonly part: DayPart;
}

/** The free times of one day, formatted. */
export interface SlotDay {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly day: string;
  readonly slots: readonly SlotChoice[];
}

const hourAt = (startAt: string, timezone: string): number =>
  Number(
    keptFormat('en-CA', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(new Date(startAt)),
  );

/** Free slots by the day they start on in the business's time zone, in order. */
export const slotDays = (slots: readonly PublicSlot[], language: Language, timezone: string): SlotDay[] => {
  return [...groupedBy(slots, ({ startAt }) => dayKey(startAt, timezone))].map(([date, ofDay]) => ({
    date,
    day: formatDay(date, language),
    slots: ofDay.map((slot) => ({
      slotId: slot.slotId,
      time: formatInstant(slot.startAt, 'time', language, timezone),
      part: dayPartOf(hourAt(slot.startAt, timezone)),
    })),
  }));
};

/** Appends later days to earlier ones; a day in both is merged. */
export const joinDays = (earlier: readonly SlotDay[], later: readonly SlotDay[]): readonly SlotDay[] => {
  const [last, first] = [earlier.at(-1), later[0]];
  if (!last || !first || last.date !== first.date) return [...earlier, ...later];
  return [...earlier.slice(0, -1), { ...last, slots: [...last.slots, ...first.slots] }, ...later.slice(1)];
};
