import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import {
  candidatesFor,
  isNobodyChosen,
  performersBody,
  performerValues,
} from '../../../web/features/services/performers.ts';
import { seededRuns } from '../../support/seeded.ts';

const calendar = (calendarId: string, active: boolean, name = calendarId) => ({
  ...{ calendarId, name, active },
  ...{ title: null, colour: null },
});

const IDS = ['alice', 'bruno', 'carole', 'gone'] as const;
const calendarsArb = fc
  .subarray(['alice', 'bruno', 'carole'])
  .chain((ids) =>
    fc.tuple(...ids.map((calendarId) => fc.boolean().map((active) => calendar(calendarId, active)))),
  )
  .map((people) => [calendar(MAIN_CALENDAR, false, 'Salon'), ...people]);
const serviceArb = fc.subarray([...IDS]).map((calendarIds) => ({ calendarIds }));

describe('who performs a service', () => {
  test('is sent only where it was changed: people who have left stay named', () => {
    fc.assert(
      fc.property(calendarsArb, serviceArb, (calendars, service) => {
        const values = performerValues(candidatesFor(calendars, service), service);
        expect(performersBody(values, service)).toEqual({});
        expect(isNobodyChosen(values, service)).toBe(false);
      }),
      seededRuns(100),
    );
  });

  test('names nobody but candidates once it is changed, and is everybody only where that was chosen', () => {
    const changed = fc.record({ everyone: fc.boolean(), ticks: fc.array(fc.boolean(), { minLength: 3 }) });
    fc.assert(
      fc.property(calendarsArb, serviceArb, changed, (calendars, service, { everyone, ticks }) => {
        const candidates = candidatesFor(calendars, service).map(({ calendarId }) => calendarId);
        const performs = Object.fromEntries(candidates.map((id, n) => [id, ticks[n] === true]));
        const values = { everyone, performs };
        const { calendarIds } = performersBody(values, service);
        fc.pre(calendarIds !== undefined);
        const ticked = candidates.filter((id) => performs[id]);
        expect(calendarIds).toEqual(everyone ? [] : ticked);
        expect(isNobodyChosen(values, service)).toBe(!everyone && ticked.length === 0);
      }),
      seededRuns(200),
    );
  });

  test('is asked of those who take bookings and those named already, never of the business’s own calendar', () => {
    const people = [
      calendar(MAIN_CALENDAR, true, 'Salon'),
      calendar('alice', true, 'Alice'),
      calendar('bruno', false, 'Bruno'),
      calendar('carole', false, 'Carole'),
    ];
    const asked = candidatesFor(people, { calendarIds: ['bruno'] });
    expect(asked.map(({ name }) => name)).toEqual(['Alice', 'Bruno']);
    expect(candidatesFor(people.slice(2), undefined)).toEqual([]);
  });
});
