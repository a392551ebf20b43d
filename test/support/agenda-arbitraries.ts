import fc from 'fast-check';
import { DAY_MIN, dayStartOf, utcDateOf } from '../../functions/agenda/time.ts';
import type { AgendaClosure, AgendaWindow, Rules, ServiceNeed } from '../../functions/agenda/types.ts';
import type { Rotation } from '../../shared/domain/window-dates.ts';

/** HH:MM of a minute of the day; 1440 is 24:00. */
export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const anyRotation: fc.Arbitrary<Rotation | undefined> = fc.oneof(
  fc.constant(undefined),
  fc
    .integer({ min: 2, max: 4 })
    .chain((weeks) => fc.record({ weeks: fc.constant(weeks), week: fc.integer({ min: 0, max: weeks - 1 }) })),
);

/** A window of any weekday, five minutes to a whole day long, in one of the zones. */
export function anyWindow(zones: readonly string[], maxCapacity = 3): fc.Arbitrary<AgendaWindow> {
  return fc
    .record({
      availabilityId: fc.uuid(),
      dayOfWeek: fc.integer({ min: 0, max: 6 }),
      bounds: fc.uniqueArray(fc.integer({ min: 0, max: DAY_MIN / 5 }), { minLength: 2, maxLength: 2 }),
      timezone: fc.constantFrom(...zones),
      capacity: fc.integer({ min: 1, max: maxCapacity }),
      active: fc.integer({ min: 0, max: 9 }).map((draw) => draw > 0),
      calendarId: fc.constantFrom('main', 'main', 'main', 'julie'),
      rotation: anyRotation,
    })
    .map(({ bounds, rotation, ...window }) => ({
      ...window,
      ...(rotation === undefined ? {} : { rotation }),
      startTime: timeOf(Math.min(...bounds) * 5),
      endTime: timeOf(Math.max(...bounds) * 5),
    }));
}

/** The same window for one date near another, in place of its calendar's week. */
function onDate(window: AgendaWindow, near: string, offset: number): AgendaWindow {
  const { rotation: _weekly, ...kept } = window;
  const date = utcDateOf(dayStartOf(near) + offset * DAY_MIN);
  return { ...kept, date, dayOfWeek: new Date(`${date}T00:00Z`).getUTCDay() };
}

const closedFromTo = (fives: readonly number[]) => {
  const [startTime = '', endTime = ''] = fives.toSorted((a, b) => a - b).map((five) => timeOf(five * 5));
  return { startTime, endTime };
};

/** A closure of one to three dates near a date, of whole days or from one time to another. */
function anyClosure(zones: readonly string[], near: string): fc.Arbitrary<AgendaClosure> {
  return fc
    .record({
      closureId: fc.uuid(),
      offset: fc.integer({ min: -2, max: 2 }),
      length: fc.integer({ min: 0, max: 2 }),
      timezone: fc.constantFrom(...zones),
      calendarId: fc.constantFrom(undefined, 'main', 'julie'),
      times: fc.option(
        fc.uniqueArray(fc.integer({ min: 0, max: DAY_MIN / 5 }), { minLength: 2, maxLength: 2 }),
        { nil: undefined },
      ),
    })
    .map(({ closureId, offset, length, timezone, calendarId, times }) => ({
      closureId,
      from: utcDateOf(dayStartOf(near) + offset * DAY_MIN),
      to: utcDateOf(dayStartOf(near) + (offset + length) * DAY_MIN),
      timezone,
      ...(calendarId === undefined ? {} : { calendarId }),
      ...(times === undefined ? {} : closedFromTo(times)),
    }));
}

/** Rules in some zones, whose closures lie near a date. */
export function anyRules(zones: readonly string[], near: string): fc.Arbitrary<Rules> {
  const dated = fc
    .tuple(anyWindow(zones), fc.integer({ min: -2, max: 2 }))
    .map(([window, offset]) => onDate(window, near, offset));
  const windows = fc
    .tuple(fc.array(anyWindow(zones), { minLength: 1, maxLength: 12 }), fc.array(dated, { maxLength: 2 }))
    .map((lists) => lists.flat());
  return fc.record({
    rulesVersion: fc.constant(1),
    windows,
    closures: fc.array(anyClosure(zones, near), { maxLength: 1 }),
    slotMinutes: fc.constantFrom(5, 15, 30, 45, 60, 90, 120),
  });
}

export const anyNeed: fc.Arbitrary<ServiceNeed> = fc.record({
  durationMin: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5),
  bufferBeforeMin: fc.constantFrom(0, 0, 5, 15, 60, 120),
  bufferAfterMin: fc.constantFrom(0, 0, 5, 15, 60, 120),
});
