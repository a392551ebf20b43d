import { expect, test } from '@jest/globals';
import { replayedAnswer } from '../../../../functions/resources/chat/replayed-answer.ts';
import type { ChatAnswer } from '../../../../shared/schemas/chat.ts';

const booking = {
  bookingId: 'b1',
  title: 'Soin éclat',
  startAt: '2026-11-24T14:00:00Z',
  endAt: '2026-11-24T15:00:00Z',
  status: 'confirmed' as const,
  personName: 'Camille',
  toBring: 'Votre carte d’assurance maladie',
  manageUrl: 'https://comptoir.test/rdv/t',
};

const { bookingId: _, status: __, personName, toBring: ___, manageUrl: ____, ...span } = booking;
const part = { serviceId: 's1', ...span, personName, price: 60, currency: 'CAD', priceFrom: true };

/** Everything that an answer can hold. */
const whole: ChatAnswer = {
  reply: 'C’est réservé.',
  suggestions: {
    slots: [{ slotId: 'h1', startAt: span.startAt, endAt: span.endAt }],
    baskets: [
      {
        offer: 'o1',
        parts: [part, part],
        gapMin: 10,
        perDate: 2,
        skipped: [{ date: '2026-12-01', reason: 'closed' }],
      },
    ],
  },
  booking,
  basket: [booking, { ...booking, bookingId: 'b2' }],
  lead: { leadId: 'l1' },
  convId: 'c1',
  mode: 'rules',
  attendedBy: { name: 'Marie' },
};

/** The same, with the fields of each object backwards, as the database may answer them. */
const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, backwards(field)])
      .reverse(),
  );
};

test('an answer that was stored is told again whole, what to bring among it, and the same to the byte', () => {
  const told = replayedAnswer(whole);
  expect(told).toEqual(whole);
  const read = JSON.parse(JSON.stringify(backwards(whole)));
  expect(JSON.stringify(replayedAnswer(read))).toBe(JSON.stringify(told));
});
