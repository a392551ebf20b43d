import type { Calendar } from '../../../../shared/schemas/calendar.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';

/** A closure of one member, who is away while others may work. */
export interface Absence extends Closure {
  readonly who: string;
}

interface AgendaClosures {
  /** Closures that close every calendar shown. */
  readonly closures: readonly Closure[];
  /** Members who are away, when several calendars are shown together. */
  readonly absences: readonly Absence[];
}

/** A business's closures as seen on one calendar, or on all calendars offered. */
export const agendaClosures = (
  closures: readonly Closure[],
  calendarId: string | null,
  offered: ReadonlyArray<Pick<Calendar, 'calendarId' | 'name'>>,
): AgendaClosures => {
  const only = offered.length === 1 ? offered[0]?.calendarId : undefined;
  const own = calendarId ?? only ?? null;
  const nameOf = (id: string | null) => offered.find((one) => one.calendarId === id)?.name;
  return {
    closures: closures.filter((closure) => closure.calendarId === null || closure.calendarId === own),
    absences:
      own === null
        ? closures.flatMap((closure) => {
            const who = nameOf(closure.calendarId);
            return who === undefined ? [] : [{ ...closure, who }];
          })
        : [],
  };
};
