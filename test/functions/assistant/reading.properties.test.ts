import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { hear } from '../../../functions/assistant/hear/hear.ts';
import { readText } from '../../../functions/assistant/hear/text.ts';
import { anyWish } from '../../../functions/assistant/rules/wishes.ts';
import { localMoment } from '../../../functions/assistant/time/local-time.ts';
import { horizonMs, wishWindows } from '../../../functions/assistant/time/wish-windows.ts';
import { SALON_SERVICES } from '../../support/assistant-ports.ts';
import { anyText, dateWords, mixture } from './messages.ts';

const zones = [
  'America/Toronto',
  'America/St_Johns',
  'America/Vancouver',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'UTC',
];
const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) });
describe('date phrases', () => {
  test('give only windows that start before they end, between now and the horizon, in any zone', () => {
    fc.assert(
      fc.property(
        fc.array(dateWords, { minLength: 1, maxLength: 3 }),
        instants,
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 60 }),
        (words, now, zone, horizonDays) => {
          const today = localMoment(now, zone).date;
          const context = {
            services: [],
            people: [],
            today,
            language: 'fr',
            choices: 0,
            awaitsName: false,
          } as const;
          const { ranges } = hear(words.join(' ou '), context);
          const clock = { now, zone, horizonDays };
          const { windows, outside } = wishWindows({ ...anyWish, ranges: [...ranges] }, clock);
          for (const { from, to } of ranges)
            expect(Temporal.PlainDate.compare(from, to)).toBeLessThanOrEqual(0);
          for (const { from, to } of windows) {
            expect(Date.parse(from)).toBeLessThan(Date.parse(to));
            expect(Date.parse(from)).toBeGreaterThanOrEqual(now);
            expect(Date.parse(to)).toBeLessThanOrEqual(horizonMs(clock));
          }
          expect(windows.length > 0).toBe(outside === undefined);
        },
      ),
    );
  });

  test('a local day’s window is as long as that day, clock changes included', () => {
    const day = { from: '2026-11-01', to: '2026-11-01' };
    const clock = { now: Date.parse('2026-10-30T12:00:00Z'), zone: 'America/Toronto', horizonDays: 14 };
    const [window] = wishWindows({ ...anyWish, ranges: [day] }, clock).windows;
    expect(window).toEqual({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
  });
});

describe('reading', () => {
  test('never throws, and keeps both forms of a text aligned, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, mixture), fc.boolean(), fc.nat(6), (message, awaitsName, choices) => {
        const text = readText(message);
        expect(text.folded).toHaveLength(text.raw.length);
        const today = Temporal.PlainDate.from('2026-11-21');
        const heard = hear(message, {
          services: SALON_SERVICES,
          people: [],
          today,
          language: 'en',
          choices,
          awaitsName,
        });
        const { fromMin = 0, toMin = 1440, at = 0 } = heard.time ?? {};
        expect(fromMin).toBeLessThan(toMin);
        expect(at >= 0 && at < 1440).toBe(true);
      }),
    );
  });

  test('a long hostile text is read to its first 2,000 characters, without hanging', () => {
    const context = {
      services: SALON_SERVICES,
      people: [{ id: 'marie', name: 'Marie Roy' }],
      today: Temporal.PlainDate.from('2026-11-21'),
      language: 'fr',
      choices: 3,
      awaitsName: true,
    } as const;
    const seeds = [
      'a ',
      'le ',
      '1',
      '1-',
      '@',
      'a@',
      'aa.',
      '24/',
      'de ',
      'non ',
      'je ',
      '(',
      '· ',
      'pas le ',
      '5h ',
      'lundi ',
      'avec marie ',
    ];
    for (const seed of seeds) expect(hear(seed.repeat(2000), context).text.length).toBeLessThanOrEqual(2000);
  });
});
