import { describe, expect, test } from '@jest/globals';
import { localMoment } from '../../../functions/assistant/time/local-time.ts';
import { NOW, openDesk, weekdaySlots, ZONE } from '../../support/assistant-ports.ts';
import { conversationWith } from './conversation-with.ts';

/** Monday 23 November 2026, 08:00 in Montréal. */
const MONDAY = Date.parse('2026-11-23T13:00:00Z');

/** The days offered to a wish, then the moment booked by an answer and a contact. */
const bookedBy = async (wish: string, choice: string) => {
  const desk = openDesk(weekdaySlots(NOW + 2 * 86_400_000));
  const { say } = conversationWith({}, desk);
  const { slots } = await say(wish, { now: MONDAY });
  await say(choice, { now: MONDAY });
  const { booking } = await say('Ana Roy, ana@exemple.ca', { now: MONDAY });
  const momentOf = (startAt: string) => {
    const { date, minuteOfDay } = localMoment(Date.parse(startAt), ZONE);
    return `${date} ${minuteOfDay / 60}`;
  };
  return {
    shown: slots.map(({ startAt }) => momentOf(startAt)),
    booked: booking && momentOf(booking.startAt),
  };
};

describe('on a Monday, a Tuesday that was shown', () => {
  test.each([
    ['coupe femme mardi ou mercredi de la semaine prochaine', 'mardi 9h ça me va'],
    ['coupe femme mardi ou mercredi de la semaine prochaine', 'ok pour mardi à 9h'],
    ['coupe femme la semaine prochaine, mardi', 'mardi 9h'],
    ['coupe femme next week, Tuesday or Wednesday', 'Tuesday 9am works'],
    ['coupe femme next week, Tuesday or Wednesday', 'tues at 9 please'],
    ['coupe femme on Tuesday December 1st', 'Tuesday at 9am'],
  ])('is not the one of tomorrow: “%s”, “%s”', async (wish, choice) => {
    const { shown, booked } = await bookedBy(wish, choice);
    expect(shown).toContain('2026-12-01 9');
    expect(booked).toBe('2026-12-01 9');
  });

  test.each([
    ['coupe femme la semaine prochaine', 'non finalement demain à 9h'],
    ['coupe femme next week', 'actually tomorrow at 9am'],
  ])('is tomorrow where that is said: “%s”, “%s”', async (wish, choice) => {
    const { shown, booked } = await bookedBy(wish, choice);
    expect(shown).not.toContain('2026-11-24 9');
    expect(booked).toBe('2026-11-24 9');
  });
});
