import type { Language } from '../../../shared/domain/language.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { formatInstant } from '../../i18n/format.ts';

export interface SlotChoice {
  readonly slotId: string;
  readonly time: string;
}

/** The free times of one day, as the form shows them. */
export interface SlotDay {
  readonly day: string;
  readonly slots: readonly SlotChoice[];
}

/** Free slots under the day they start on in the business's zone; the order of the slots is kept. */
export const slotDays = (slots: readonly PublicSlot[], language: Language, timezone: string): SlotDay[] => {
  const days = new Map<string, SlotChoice[]>();
  for (const { slotId, startAt } of slots) {
    const day = formatInstant(startAt, 'date', language, timezone);
    const choices = days.get(day) ?? [];
    days.set(day, [...choices, { slotId, time: formatInstant(startAt, 'time', language, timezone) }]);
  }
  return [...days].map(([day, choices]) => ({ day, slots: choices }));
};

/** Later days after earlier ones; a day that both have is one. */
export const joinDays = (earlier: readonly SlotDay[], later: readonly SlotDay[]): readonly SlotDay[] => {
  const [last, first] = [earlier.at(-1), later[0]];
  if (!last || !first || last.day !== first.day) return [...earlier, ...later];
  return [
    ...earlier.slice(0, -1),
    { day: last.day, slots: [...last.slots, ...first.slots] },
    ...later.slice(1),
  ];
};
