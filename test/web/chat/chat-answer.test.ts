import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readChatAnswer } from '../../../web/features/chat/chat-answer.ts';
import { seededRuns } from '../../support/seeded.ts';

const slot = { slotId: 's1', startAt: '2026-11-24T14:00:00Z', endAt: '2026-11-24T15:00:00Z' };
const booking = {
  bookingId: 'b',
  title: '',
  startAt: slot.startAt,
  endAt: slot.endAt,
  status: 'confirmed',
  manageUrl: 'u',
};
const answer = {
  reply: 'Oui',
  suggestions: { slots: [slot] },
  convId: 'c',
  mode: 'llm',
  booking,
  lead: { leadId: 'l' },
};

describe('an answer of the chat', () => {
  test('is read under data, or from the root', () => {
    expect(readChatAnswer({ data: answer })).toEqual(answer);
    expect(readChatAnswer(answer)).toEqual(answer);
  });

  test('keeps what it can: no reply, no suggestions, no booking', () => {
    expect(readChatAnswer({ data: { convId: 'c' } })).toEqual({
      reply: '',
      suggestions: { slots: [] },
      convId: 'c',
      mode: 'rules',
    });
  });

  test('drops a booking or a slot that is not one', () => {
    const read = readChatAnswer({
      ...answer,
      booking: { bookingId: 'b' },
      suggestions: { slots: [slot, { slotId: 1 }] },
    });
    expect(read?.booking).toBeUndefined();
    expect(read?.suggestions.slots).toEqual([slot]);
  });

  test('is none, and never throws, for anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const read = readChatAnswer(body);
        expect(read === null || typeof read.convId === 'string').toBe(true);
      }),
      seededRuns(100),
    );
    expect(readChatAnswer('<html>')).toBeNull();
    expect(readChatAnswer({ data: null })).toBeNull();
  });
});
