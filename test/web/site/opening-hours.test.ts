import { describe, expect, test } from '@jest/globals';
import { hoursRows, specialLines } from '../../../web/site/view/opening-hours.ts';

const weekdays = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '17:00' }));
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

describe('opening hours', () => {
  test('start on Monday and put days with the same hours on one row', () => {
    const rows = hoursRows(weekdays, 'fr');
    expect(rows.map(({ days }) => days)).toEqual(['Lundi au vendredi', 'Samedi au dimanche']);
    expect(rows.map(({ spans }) => spans.map(plain))).toEqual([['9 h 00 – 17 h 00'], ['Fermé']]);
  });

  test('list a day’s openings in order and call 24:00 midnight', () => {
    const rows = hoursRows(
      [
        { dayOfWeek: 1, opens: '13:00', closes: '24:00' },
        { dayOfWeek: 1, opens: '09:00', closes: '12:00' },
      ],
      'en',
    );
    expect(rows[0]).toEqual({
      days: 'Monday',
      spans: ['9:00 a.m. – 12:00 p.m.', '1:00 p.m. – midnight'].map((s) =>
        expect.stringMatching(s.replace(/ /g, '\\s')),
      ),
    });
    expect(rows[1]).toEqual({ days: 'Tuesday to Sunday', spans: ['Closed'] });
  });

  test('are left out when none are known', () => {
    expect(hoursRows([], 'fr')).toEqual([]);
  });
});

describe('hours that are not the week’s', () => {
  const special = [
    { from: '2026-12-01', to: '2026-12-01', hours: [{ opens: '09:00', closes: '12:00' }], holiday: null },
    { from: '2026-12-25', to: '2026-12-25', hours: [], holiday: 'christmas' as const },
    { from: '2026-12-28', to: '2027-01-03', hours: [], holiday: null },
  ];

  test.each([
    [
      'fr',
      'Le mardi 1er décembre : 9 h 00 – 12 h 00',
      'Fermé le vendredi 25 décembre (Noël)',
      'Fermé du lundi 28 décembre au dimanche 3 janvier',
    ],
    [
      'en',
      'Tuesday, December 1: 9:00 a.m. – 12:00 p.m.',
      'Closed on Friday, December 25 (Christmas Day)',
      'Closed from Monday, December 28 to Sunday, January 3',
    ],
  ] as const)('are said day by day (%s)', (language, ...lines) => {
    expect(specialLines(special, language).map((line) => line.replace(/\s/g, ' '))).toEqual(lines);
  });
});
