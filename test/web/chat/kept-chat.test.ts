import { describe, expect, test } from '@jest/globals';
import { chatReducer, openChat } from '../../../web/features/chat/chat-state.ts';
import { keepChat, readKeptChat } from '../../../web/features/chat/kept-chat.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-23T13:00:00Z');

const slot = { slotId: 's1', startAt: '2026-11-24T14:00:00Z', endAt: '2026-11-24T15:00:00Z' };

const tab = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const asked = chatReducer(openChat('Bonjour !'), { kind: 'sent', content: 'Une place ?', at: NOW });
const answered = chatReducer(asked, {
  kind: 'answered',
  answer: { reply: 'Mardi ?', suggestions: { slots: [slot] }, convId: 'c1', mode: 'rules' },
});

const resumed = (storage: ReturnType<typeof tab>, now: number, greeting = 'Hello!') => {
  const kept = readKeptChat(storage, 'salon', now);
  return kept && chatReducer(openChat(greeting), { kind: 'resumed', kept, unanswered: 'Try again.' });
};

describe('the conversation of a tab', () => {
  test('goes on as it was, under the greeting of the page', () => {
    const storage = tab();
    keepChat(storage, 'salon', answered, NOW);
    const again = resumed(storage, NOW + 1000);
    expect(again?.bubbles.map(({ id, content }) => [id, content])).toEqual([
      [0, 'Hello!'],
      [1, 'Une place ?'],
      [2, 'Mardi ?'],
    ]);
    expect(again).toMatchObject({ convId: 'c1', slots: [slot], busy: false });
    const [greeting, ...before] = answered.bubbles;
    expect(resumed(storage, NOW + 1000, 'Bonjour !')?.bubbles).toEqual([
      greeting,
      ...before.map((bubble) => ({ ...bubble, isKept: true })),
    ]);
  });

  test('is not another business’s', () => {
    const storage = tab();
    keepChat(storage, 'salon', answered, NOW);
    expect(readKeptChat(storage, 'garage', NOW)).toBeNull();
  });

  test('offers no times that can no longer be picked, and is over half a day after its last message', () => {
    const storage = tab();
    keepChat(storage, 'salon', answered, NOW);
    expect(resumed(storage, NOW + 2 * HOUR_MS)?.slots).toEqual([]);
    expect(resumed(storage, NOW + 12 * HOUR_MS)).not.toBeNull();
    expect(resumed(storage, NOW + 12 * HOUR_MS + 1)).toBeNull();
    expect(resumed(storage, NOW)).toBeNull();
  });

  test('is made no younger by reading it again', () => {
    const storage = tab();
    keepChat(storage, 'salon', answered, NOW);
    const again = resumed(storage, NOW + 11 * HOUR_MS);
    if (again) keepChat(storage, 'salon', again, NOW + 11 * HOUR_MS);
    expect(resumed(storage, NOW + 13 * HOUR_MS)).toBeNull();
  });

  test('says so where the page was left before the answer came', () => {
    const storage = tab();
    keepChat(storage, 'salon', asked, NOW);
    expect(resumed(storage, NOW + 1000)?.bubbles.at(-1)).toMatchObject({
      role: 'assistant',
      content: 'Try again.',
    });
  });

  test('says nothing of the kind where a message was passed on, and knows who answers', () => {
    const storage = tab();
    const marie = { name: 'Marie' };
    const passedOn = chatReducer(asked, {
      kind: 'answered',
      answer: { reply: '', suggestions: { slots: [] }, convId: 'c1', mode: 'person', attendedBy: marie },
    });
    keepChat(storage, 'salon', passedOn, NOW);
    const again = resumed(storage, NOW + 1000);
    expect(again?.bubbles.at(-1)).toMatchObject({ role: 'user', content: 'Une place ?' });
    expect(again).toMatchObject({ status: { kind: 'received' }, attendedBy: marie });
  });

  test('begins anew from what is no conversation', () => {
    for (const text of ['', '{', 'null', '[]', '{"at":"x"}', `{"at":${NOW},"bubbles":7}`]) {
      const storage = tab();
      storage.setItem('comptoir.chat.salon', text);
      expect(readKeptChat(storage, 'salon', NOW)).toBeNull();
    }
  });

  test('is kept nowhere, and breaks nothing, where the browser refuses', () => {
    const full = {
      ...tab(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => keepChat(full, 'salon', answered, NOW)).not.toThrow();
  });
});
