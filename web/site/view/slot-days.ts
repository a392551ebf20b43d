import { type DayPart, dayPartOf } from '../../../shared/domain/day-part.ts';
import { keptFormat } from '../../../shared/domain/kept-format.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { formatInstant } from '../../i18n/format.ts';
import { groupedBy } from '../../lib/grouped-by.ts';

export interface SlotChoice {
  readonly slotId: string;
  readonly time: string;
  readonly part: DayPart;
}

/** The free times of one day, formatted. */
export interface SlotDay {
  readonly day: string;
  readonly slots: readonly SlotChoice[];
}

const hourAt = (startAt: string, timezone: string): number =>
  Number(
    keptFormat('en-CA', { hour: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(new Date(startAt)),
  );

/** Free slots by the day they start on in the business's time zone, in order. */
export const slotDays = (slots: readonly PublicSlot[], language: Language, timezone: string): SlotDay[] => {
  const at = (style: 'date' | 'time', { startAt }: PublicSlot) =>
    formatInstant(startAt, style, language, timezone);
  return [...groupedBy(slots, (slot) => at('date', slot))].map(([day, ofDay]) => ({
    day,
    slots: ofDay.map((slot) => ({
      slotId: slot.slotId,
      time: at('time', slot),
      part: dayPartOf(hourAt(slot.startAt, timezone)),
    })),
  }));
};

/** Appends later days to earlier ones; a day in both is merged. */
export const joinDays = (earlier: readonly SlotDay[], later: readonly SlotDay[]): readonly SlotDay[] => {
  const [last, first] = [earlier.at(-1), later[0]];
  if (!last || !first || last.day !== first.day) return [...earlier, ...later];
  return [
    ...earlier.slice(0, -1),
    { day: last.day, slots: [...last.slots, ...first.slots] },
    ...later.slice(1),
  ];
};
