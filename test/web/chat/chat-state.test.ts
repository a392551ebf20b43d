import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChatAnswer, ChatNews } from '../../../shared/schemas/chat.ts';
import { chatRequestOf, historyOf } from '../../../web/features/chat/chat-request.ts';
import {
  type ChatEvent,
  type ChatState,
  chatReducer,
  isTooSoon,
  openChat,
} from '../../../web/features/chat/chat-state.ts';
import { seededRuns } from '../../support/seeded.ts';

const slot = { slotId: 's1', startAt: '2026-11-24T14:00:00Z', endAt: '2026-11-24T15:00:00Z' };
const booking = {
  bookingId: 'b1',
  title: 'Soin',
  startAt: slot.startAt,
  endAt: slot.endAt,
  status: 'confirmed' as const,
  manageUrl: 'https://comptoir.test/rdv/t',
};

const answer = (over: Partial<ChatAnswer> = {}): ChatAnswer => ({
  reply: 'Bien sûr.',
  suggestions: { slots: [] },
  convId: 'c1',
  mode: 'rules',
  ...over,
});

const chatAfter = (...events: ChatEvent[]): ChatState => events.reduce(chatReducer, openChat('Bonjour'));
const sent = (content = 'Allô', at = 0): ChatEvent => ({ kind: 'sent', content, at });
const told = (delta: string): ChatEvent => ({ kind: 'told', delta });
const answered = (over?: Partial<ChatAnswer>): ChatEvent => ({ kind: 'answered', answer: answer(over) });

describe('a conversation that a person answers', () => {
  const marie = { name: 'Marie' };
  const news = (messages: ChatNews['messages'], attendedBy?: { name: string }): ChatEvent => ({
    kind: 'news',
    convId: 'c1',
    news: { version: 9, messages, ...(attendedBy ? { attendedBy } : {}) },
  });
  const spoken = (entry: number, reply: string, person?: { name: string }) => ({
    entry,
    reply,
    suggestions: { slots: [] },
    ...(person ? { person } : {}),
  });

  test('shows what they wrote once, with who wrote it', () => {
    const once = chatAfter(sent(), answered(), news([spoken(2, 'Bonjour, ici Marie.', marie)], marie));
    expect(once.bubbles.at(-1)).toMatchObject({
      role: 'assistant',
      content: 'Bonjour, ici Marie.',
      person: marie,
    });
    expect(once).toMatchObject({ attendedBy: marie, version: 9 });
    const twice = chatReducer(once, news([spoken(2, 'Bonjour, ici Marie.', marie)], marie));
    expect(twice).toEqual(once);
  });

  test('shows no reply to a message that was passed on', () => {
    const state = chatAfter(
      sent(),
      answered({ mode: 'person', reply: 'C’est transmis.', attendedBy: marie }),
    );
    expect(state.bubbles.at(-1)).toMatchObject({ role: 'user' });
    expect(state).toMatchObject({
      status: { kind: 'received' },
      attendedBy: marie,
      busy: false,
    });
  });

  test('takes in nothing that is said of another one, or of itself once it is over', () => {
    const other = chatAfter(sent(), answered({ convId: 'c2' }));
    expect(chatReducer(other, news([spoken(2, 'Bonjour.', marie)], marie))).toEqual(other);
    const over = chatAfter(sent(), answered(), { kind: 'full', reply: 'Écrivez.' });
    expect(chatReducer(over, news([spoken(2, 'Bonjour.', marie)], marie))).toEqual(over);
  });

  test('is not taken back by an answer that was overtaken', () => {
    const newest = chatAfter(sent(), answered(), news([spoken(8, 'Bonjour.', marie)], marie));
    const late: ChatEvent = { kind: 'news', convId: 'c1', news: { version: 4, messages: [] } };
    expect(chatReducer(newest, late)).toEqual(newest);
  });

  test('that another one replaces counts what is said from its own beginning', () => {
    const told = chatAfter(sent(), answered(), news([spoken(8, 'Bonjour.', marie)], marie));
    expect(chatReducer(told, answered({ convId: 'c2' })).version).toBe(0);
    expect(chatReducer(told, answered()).version).toBe(9);
  });

  test('shows the appointment that the assistant made when nobody answered, as its card', () => {
    const made = chatAfter(sent(), answered(), news([{ ...spoken(4, 'C’est réservé.'), booking }]));
    expect(made.bubbles.at(-1)).toMatchObject({ content: 'C’est réservé.', bookings: [booking] });
    const basket = [booking, { ...booking, bookingId: 'b2' }];
    const several = chatAfter(sent(), answered(), news([{ ...spoken(4, 'Voilà.'), booking, basket }]));
    expect(several.bubbles.at(-1)?.bookings).toEqual(basket);
  });

  test('is the assistant’s again when that is told, with the times that it offers', () => {
    const attended = chatAfter(sent(), answered({ mode: 'person', attendedBy: marie }));
    const back = chatReducer(attended, news([{ ...spoken(4, 'Voici :'), suggestions: { slots: [slot] } }]));
    expect(back).toMatchObject({ attendedBy: null, slots: [slot] });
    expect(back.bubbles.at(-1)).not.toHaveProperty('person');
  });
});

describe('a conversation', () => {
  test('opens with the assistant’s message and nothing else', () => {
    const state = chatAfter();
    expect(state.bubbles).toEqual([{ id: 0, role: 'assistant', content: 'Bonjour' }]);
    expect(state).toMatchObject({ slots: [], busy: false, coming: '', convId: null });
  });

  test('shows a sent message at once, clears the suggestions and is busy until the reply', () => {
    const state = chatAfter(sent(), answered({ suggestions: { slots: [slot] } }), sent('Le premier', 3000));
    expect(state.bubbles.at(-1)).toMatchObject({ role: 'user', content: 'Le premier' });
    expect(state.slots).toEqual([]);
    expect(state.busy).toBe(true);
    expect(chatReducer(state, answered()).busy).toBe(false);
  });

  test('appends the reply and keeps the conversation’s id', () => {
    const state = chatAfter(sent(), answered());
    expect(state.bubbles.at(-1)).toMatchObject({ role: 'assistant', content: 'Bien sûr.' });
    expect(state.convId).toBe('c1');
    expect(state.status).toEqual({ kind: 'none' });
  });

  test('shows the reply as it comes, apart from what was said, and then the reply itself in its place', () => {
    const coming = chatAfter(sent(), told('Bien '), told('sûr'));
    expect([coming.coming, coming.busy, coming.bubbles.length]).toEqual(['Bien sûr', true, 2]);
    const state = chatReducer(coming, answered({ reply: 'Bien entendu.' }));
    expect([state.coming, state.bubbles.at(-1)?.content]).toEqual(['', 'Bien entendu.']);
  });

  test('leaves nothing of a reply that broke off: what it claimed half-way is not so', () => {
    const state = chatAfter(sent(), told('C’est rés'), {
      kind: 'failed',
      reply: 'Plus tard.',
      tooMany: false,
    });
    expect(state.coming).toBe('');
    expect(state.bubbles.map(({ content }) => content)).toEqual(['Bonjour', 'Allô', 'Plus tard.']);
  });

  test('says that a booking is confirmed, with its card, when one came back', () => {
    const state = chatAfter(sent(), answered({ reply: '', booking }));
    expect(state.status).toEqual({ kind: 'booked', booking, count: 1 });
    expect(state.bubbles.at(-1)).toMatchObject({ role: 'assistant', bookings: [booking] });
    const basket = [booking, { ...booking, bookingId: 'b2' }];
    const several = chatAfter(sent(), answered({ reply: '', booking, basket }));
    expect(several.status).toEqual({ kind: 'booked', booking, count: 2 });
  });

  test('says that the request was received when there is a lead and no reply', () => {
    expect(chatAfter(sent(), answered({ reply: '', lead: { leadId: 'l1' } })).status).toEqual({
      kind: 'received',
    });
  });

  test('counts the slots when there are suggestions and no reply', () => {
    const state = chatAfter(sent(), answered({ reply: '', suggestions: { slots: [slot, slot] } }));
    expect(state.status).toEqual({ kind: 'slots', count: 2 });
    expect(state.bubbles).toHaveLength(2);
  });

  test('puts a failure into a bubble and a status, and is no longer busy', () => {
    const state = chatAfter(sent(), { kind: 'failed', reply: 'Plus tard.', tooMany: true });
    expect(state.bubbles.at(-1)).toMatchObject({ role: 'assistant', content: 'Plus tard.' });
    expect(state).toMatchObject({ status: { kind: 'tooMany' }, busy: false });
  });

  test('begins another conversation once this one is full, and leaves what was said', () => {
    const before = [sent(), answered({ reply: 'Bien sûr.' }), sent('Encore', 9000)];
    expect(chatAfter(...before).convId).toBe('c1');
    const state = chatAfter(...before, { kind: 'full', reply: 'Écrivez.' });
    expect(state).toMatchObject({ convId: null, version: 0, attendedBy: null, busy: false });
    const said = state.bubbles.map(({ content }) => content);
    expect(said).toEqual(['Bonjour', 'Allô', 'Bien sûr.', 'Encore', 'Écrivez.']);
  });

  test('refuses a second message within 2000 ms of the previous one, and no later', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (at, pause) => {
        expect(isTooSoon(chatAfter(sent('Allô', at)), at + pause)).toBe(pause < 2000);
      }),
      seededRuns(100),
    );
    expect(isTooSoon(chatAfter(), 0)).toBe(false);
  });

  test('gives every bubble an id of its own', () => {
    const event = fc.constantFrom(
      sent(),
      answered(),
      answered({ reply: '' }),
      answered({ reply: '', booking }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const ids = chatAfter(...events).bubbles.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      seededRuns(100),
    );
  });
});

describe('a request', () => {
  const settings = { language: 'fr' as const, source: 'chat' as const, preview: false };

  test('carries the last 10 bubbles before the new message, in order, none empty or over the limit', () => {
    const bubble = fc.record({
      id: fc.nat(),
      role: fc.constantFrom('user' as const, 'assistant' as const),
      content: fc.string({ maxLength: 2200 }),
    });
    fc.assert(
      fc.property(fc.array(bubble, { maxLength: 30 }), (bubbles) => {
        const history = historyOf(bubbles);
        const said = bubbles
          .filter(({ content }) => content !== '')
          .map(({ content }) => content.slice(0, 2000));
        expect(history.map(({ content }) => content)).toEqual(said.slice(-10));
      }),
      seededRuns(100),
    );
  });

  test('includes the opening message, and accepts the notice', () => {
    expect(chatRequestOf(chatAfter(), 'Allô', settings)).toEqual({
      message: 'Allô',
      history: [{ role: 'assistant', content: 'Bonjour' }],
      language: 'fr',
      source: 'chat',
      consent: true,
    });
  });

  test('goes on in the conversation that the server named, with the slot that was picked', () => {
    const request = chatRequestOf(chatAfter(sent(), answered()), 'mar. 24 nov.', settings, 's1');
    expect(request).toMatchObject({ convId: 'c1', slotId: 's1' });
  });

  test('of the dashboard’s demo asks for a preview and consents to nothing', () => {
    const request = chatRequestOf(chatAfter(), 'Allô', { ...settings, preview: true });
    expect(request.preview).toBe(true);
    expect(request.consent).toBeUndefined();
  });
});
