import { describe, expect, test } from '@jest/globals';
import { newConversation } from '../../../functions/assistant/conversation.ts';
import { en } from '../../../functions/assistant/say/en.ts';
import { fr } from '../../../functions/assistant/say/fr.ts';
import { readConversation } from '../../../functions/assistant/stored-conversation.ts';

describe('the kept conversation', () => {
  test('is read back as it was, and begins anew when it is of another version', () => {
    const kept = newConversation('fr');
    expect(readConversation(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readConversation({ ...kept, state: { ...kept.state, version: 1 } })).toBeUndefined();
    expect(readConversation({ ...kept, extra: 1 })).toBeUndefined();
    expect(readConversation(null)).toBeUndefined();
    expect(readConversation('{}')).toBeUndefined();
  });
});

describe('phrases', () => {
  const fixed = (phrases: object): string[] =>
    Object.values(phrases).filter((value) => typeof value === 'string');

  test('French has its spaces and apostrophes', () => {
    for (const phrase of fixed(fr)) {
      expect(phrase).not.toMatch(/'| [:;!?»]|« /);
      expect(phrase).not.toMatch(/[^\s\u00a0][!?;»]/);
    }
  });

  test('English has typographic apostrophes', () => {
    for (const phrase of fixed(en)) expect(phrase).not.toContain("'");
  });
});
