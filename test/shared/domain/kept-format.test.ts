import { expect, test } from '@jest/globals';
import { keptFormat } from '../../../shared/domain/kept-format.ts';

const noon = new Date('2026-11-25T12:00:00Z');

test('the same locale, zone and style have one format, others their own', () => {
  const options = { timeZone: 'America/Toronto', hour: 'numeric', hour12: false } as const;
  expect(keptFormat('en', options)).toBe(keptFormat('en', { ...options }));
  expect(keptFormat('en', options).format(noon)).toBe('07');
  expect(keptFormat('en', { ...options, timeZone: 'UTC' }).format(noon)).toBe('12');
});

test('however many were kept, each still says its own time', () => {
  for (let minute = 0; minute < 250; minute++)
    expect(
      keptFormat(`en-u-nu-latn-x-${minute}`, { timeZone: 'UTC', hour: 'numeric', hour12: false }).format(
        noon,
      ),
    ).toBe('12');
});
