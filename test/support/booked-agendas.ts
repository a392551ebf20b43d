import type { Agendas } from '../../functions/agenda/find-baskets.ts';
import { currentDays } from '../../functions/agenda/offers-of.ts';
import { daysTouched } from '../../functions/agenda/time.ts';
import type { Busy, Rules } from '../../functions/agenda/types.ts';
import { occupied } from '../../shared/domain/places.ts';

/** The days of calendars as the product stores them, each with the entries that touch it. */
export const bookedAgendas = (
  ids: readonly string[],
  dates: readonly string[],
  rules: Rules,
  busyOf: (id: string) => readonly Busy[],
): Agendas =>
  new Map(
    ids.map((id) => [
      id,
      currentDays([], dates, rules, id).map((day) => ({
        ...day,
        busy: busyOf(id).filter((entry) => daysTouched(occupied(entry)).includes(day.date)),
      })),
    ]),
  );
