import { describe, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { exampleOf } from '../../../../functions/resources/openapi/examples.ts';
import { fieldsOf } from '../../../../functions/resources/openapi/json-schema.ts';
import { BOOKING_STATUSES } from '../../../../shared/domain/booking-status.ts';
import { managedBooking } from '../../../../shared/schemas/managed-booking.ts';
import { publicBooking } from '../../../../shared/schemas/public-booking.ts';
import { publicSlot } from '../../../../shared/schemas/slot.ts';
import { isBooking, readSlots } from '../../../../web/lib/public-api/wire.ts';
import { isManagedBooking } from '../../../../web/site/manage/manage-routes.ts';

const isSlot = (value: unknown): boolean => readSlots([value]).length === 1;

const read: ReadonlyArray<readonly [string, Schema, (value: unknown) => boolean]> = [
  ['a booking', publicBooking, isBooking],
  ['an appointment of a manage link', managedBooking, isManagedBooking],
  ['a slot', publicSlot, isSlot],
];

describe.each(read)('%s', (_, schema, is) => {
  const example = Object(exampleOf(schema));
  /** What the schema may lack, and what it may say nothing of. */
  const variants = Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const { [name]: left, ...without } = example;
    const { optional, nullable } = field.describe();
    return [
      { name: `${name}: absent`, value: without, expected: optional },
      { name: `${name}: null`, value: { ...example, [name]: null }, expected: nullable },
      { name: `${name}: of another type`, value: { ...example, [name]: [left] }, expected: false },
    ];
  });

  test('is read as its schema says it', () => {
    expect(is(example)).toBe(true);
    expect(variants.map(({ name, value }) => [name, is(value)])).toEqual(
      variants.map(({ name, expected }) => [name, expected]),
    );
  });

  test('is nothing else', () => {
    for (const value of [null, undefined, 'text', 1, [], {}]) expect(is(value)).toBe(false);
  });
});

test.each(BOOKING_STATUSES)('a booking may be %s', (status) => {
  const booking = Object(exampleOf(publicBooking));
  expect(isBooking({ ...booking, status })).toBe(true);
  expect(isBooking({ ...booking, status: `${status}?` })).toBe(false);
});
