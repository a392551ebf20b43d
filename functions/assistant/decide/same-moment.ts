import type { Appointment, OfferedSlot } from '../conversation.ts';
import { localMoment } from '../time/local-time.ts';
import type { Wish } from '../wish.ts';

/** The exact time of a slot, as the business's wall clock shows it. */
export const momentOf = (
  { startAt }: Pick<OfferedSlot, 'startAt'>,
  zone: string,
): Wish['options'][number] => {
  const { date, minuteOfDay } = localMoment(Date.parse(startAt), zone);
  const day = date.toString();
  return { dates: [{ from: day, to: day }], weekdays: [], times: [], at: { minute: minuteOfDay } };
};

/** Another service or person has other times: the moment that was chosen is looked for again. */
export const sameMoment = (old: Appointment, wish: Wish, zone: string): Wish => {
  const isTimed = JSON.stringify(wish.options) !== JSON.stringify(old.wish.options);
  return old.chosen && !isTimed ? { ...wish, options: [momentOf(old.chosen, zone)] } : wish;
};
