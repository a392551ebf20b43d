import { describe, expect, it } from '@jest/globals';
import { localMoment } from '../../../functions/assistant/time/local-time.ts';
import { NOW, openDesk, weekdaySlots, ZONE } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const HOUR_MS = 3_600_000;

/** The week of Monday 23 November and those behind it, without what is taken. */
const offeredTo = async (wish: string, isFree: (date: string, hour: number) => boolean) => {
  const weeks = [0, 7, 14].flatMap((days) => weekdaySlots().map((start) => start + days * 24 * HOUR_MS));
  const momentOf = (start: number) => {
    const { date, minuteOfDay } = localMoment(start, ZONE);
    return { date: date.toString(), hour: minuteOfDay / 60 };
  };
  const free = [...new Set(weeks)].filter((start) => {
    const { date, hour } = momentOf(start);
    return start > NOW && isFree(date, hour);
  });
  const { slots, reply } = await conversationWith({}, openDesk(free)).say(wish);
  const offered = slots.map(({ startAt }) => {
    const { date, hour } = momentOf(Date.parse(startAt));
    return `${date.slice(5)} ${hour}`;
  });
  return { offered, reply: plain(reply) };
};

describe('where nothing is free as asked, the nearest is offered', () => {
  const atTwo = ['coupe homme mercredi à 14 h', "men's coupe homme Wednesday at 2pm"];

  it.each(atTwo)('on that day alone, where it has something near the hour: %s', async (wish) => {
    const { offered, reply } = await offeredTo(wish, (date, hour) => !(date === '2026-11-25' && hour >= 13));
    expect(reply).toMatch(/Je n'ai rien de libre exactement|nothing free at exactly that time/);
    expect(offered).toEqual(['11-25 9', '11-25 10', '11-25 11', '11-25 12']);
  });

  it.each(atTwo)(
    'else on that day at other hours, and on the days beside it at the nearest hour: %s',
    async (wish) => {
      const { offered } = await offeredTo(
        wish,
        (date, hour) => !(date === '2026-11-25' && hour >= 12) && !(date === '2026-11-26' && hour >= 12),
      );
      expect(offered).toEqual(['11-24 14', '11-25 9', '11-25 10', '11-25 11', '11-26 11', '11-27 14']);
    },
  );

  it.each(['coupe homme le 25 novembre', 'coupe homme on November 25'])(
    'on the days nearest to a full one, before it too: %s',
    async (wish) => {
      const { offered } = await offeredTo(wish, (date) => date !== '2026-11-25');
      expect([...new Set(offered.map((one) => one.slice(0, 5)))]).toEqual(['11-24', '11-26', '11-27']);
    },
  );

  it.each([
    'coupe homme la semaine du 30 novembre à 20 h',
    'coupe homme the week of November 30 at 8 pm',
    'coupe homme à partir du 28 novembre à 20 h',
  ])('never before the days from which on it was asked for: %s', async (wish) => {
    const { offered } = await offeredTo(wish, (date) => date < '2026-11-28' || date > '2026-12-02');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((one) => one > '12-02')).toBe(true);
  });

  it.each(['coupe homme à 7 h', 'coupe homme at 7am'])(
    'on each of the next days, where an hour alone was asked for: %s',
    async (wish) => {
      const { offered } = await offeredTo(wish, () => true);
      expect(offered.map((one) => one.slice(0, 5))).toEqual([
        ...new Set(offered.map((one) => one.slice(0, 5))),
      ]);
      expect(offered.every((one) => one.endsWith(' 9'))).toBe(true);
    },
  );
});
