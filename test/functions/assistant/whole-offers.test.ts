import { describe, expect, test } from '@jest/globals';
import { conversationWith } from './conversation-with.ts';

const hourIn = (startAt: string): number =>
  Number(
    new Intl.DateTimeFormat('en-CA', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: 'America/Toronto',
    }).format(Date.parse(startAt)),
  );

describe('several at once in the hours that were asked for', () => {
  test.each([
    ['une coupe homme et une coloration jeudi avant-midi', 'fr'],
    ['a men’s cut and a colouring thursday morning', 'en'],
  ] as const)('all of them begin then: “%s”', async (message, language) => {
    const { baskets } = await conversationWith().say(message, { language });
    const starts = (baskets ?? []).flatMap(({ parts }) => parts.map(({ startAt }) => hourIn(startAt)));
    expect(starts.length).toBeGreaterThan(1);
    expect(starts.filter((hour) => hour >= 12)).toEqual([]);
  });

  test.each([
    ['une coupe homme et une coloration jeudi entre 11 h et midi', 'fr'],
    ['a men’s cut and a colouring thursday between 11 and noon', 'en'],
  ] as const)('where not all can, the first does: “%s”', async (message, language) => {
    const { baskets } = await conversationWith().say(message, { language });
    expect((baskets ?? []).map(({ parts: [first] }) => hourIn(first?.startAt ?? ''))).toContain(11);
  });
});
