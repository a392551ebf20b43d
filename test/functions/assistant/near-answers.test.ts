import { describe, expect, test } from '@jest/globals';
import { answered } from '../../../eval/messages/answered.ts';

/** Questions that are near to one of the owner's answers, which does not answer them. */
const NEAR = [
  ['spa', 'fr', 'faites-vous des massages prénataux?'],
  ['spa', 'en', 'do you do prenatal massage?'],
] as const;

describe('an answer that only may help leaves the question open', () => {
  test.each(NEAR)('%s, %s: %s', async (business, language, say) => {
    const { reply, unanswered } = await answered({ business, language, say });
    expect(reply).toMatch(/équipe|team/);
    expect(unanswered?.text).toBe(say);
  });
});
