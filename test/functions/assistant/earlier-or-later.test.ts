import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../functions/assistant/contract.ts';
import { conversationWith, plain } from './conversation-with.ts';

const startsOf = ({ slots, baskets }: Answer): readonly string[] =>
  [...slots, ...baskets.flatMap(({ parts: [first] }) => first ?? [])].map(({ startAt }) => startAt);

const LATER = [
  {
    language: 'fr',
    one: 'coupe homme',
    whole: 'coupe homme et coloration',
    first: 'le premier',
    way: 'plus tard svp',
  },
  {
    language: 'en',
    one: 'a men’s cut',
    whole: 'a men’s cut and a colouring',
    first: 'any of them',
    way: 'a bit later please',
  },
] as const;

describe('“later”, said of the time that is put forward', () => {
  test.each(LATER)('in $language shows those after it, also such as were shown before', async (row) => {
    const { say } = conversationWith();
    const [first, ...others] = startsOf(await say(row.one, row));
    await say(row.first, row);
    const later = startsOf(await say(row.way, row));
    expect(later).not.toContain(first);
    expect(later.filter((start) => others.includes(start)).length).toBeGreaterThan(0);
    expect(later.filter((start) => start < (first ?? ''))).toEqual([]);
  });

  test.each(LATER)('in $language is so of several at once', async (row) => {
    const { say } = conversationWith();
    const shown = startsOf(await say(row.whole, row));
    await say(row.first, row);
    const answer = await say(row.way, row);
    const [first = '', ...others] = shown;
    expect(startsOf(answer)).toEqual(expect.arrayContaining(others.slice(-1)));
    expect(startsOf(answer).filter((start) => start <= first)).toEqual([]);
    expect(plain(answer.reply)).not.toMatch(/pas d'autre|no other/);
  });
});

const LAST = [
  { language: 'fr', wish: 'coupe homme', last: 'le dernier', way: 'plus tôt svp' },
  { language: 'en', wish: 'a men’s cut', last: 'the last one', way: 'something earlier please' },
] as const;

describe('“earlier”, said of the time that is put forward', () => {
  test.each(LAST)('in $language shows those before it', async (row) => {
    const { say } = conversationWith();
    const shown = startsOf(await say(row.wish, row));
    const last = shown.at(-1) ?? '';
    await say(row.last, row);
    const earlier = startsOf(await say(row.way, row));
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.filter((start) => start >= last)).toEqual([]);
  });
});

describe('nothing later than the last of several wholes', () => {
  test.each([
    ['fr', 'coupe homme et coloration', 'le dernier', 'plus tard svp', 'le premier'],
    ['en', 'a men’s cut and a colouring', 'the last one', 'later please', 'the first one'],
  ] as const)('in %s is said, and the others are told again', async (language, whole, last, way, first) => {
    const { say } = conversationWith();
    await say(whole, { language });
    await say(last, { language });
    const { reply, baskets } = await say(way, { language });
    expect(plain(reply)).toMatch(/pas d'autre moment|no other times/);
    expect(plain(reply)).toMatch(/3\. .*\d\d? h \d\d|3\. .*\d:\d\d/);
    expect(baskets).toHaveLength(3);
    expect((await say(first, { language })).baskets).toHaveLength(1);
  });
});

describe('“a bit later”, said of what was booked at once', () => {
  test.each([
    [
      'fr',
      'coupe homme et coloration, Ana Roy ana@exemple.ca',
      'le premier',
      'finalement un peu plus tard',
      'le dernier',
    ],
    [
      'en',
      'a men’s cut and a colouring, Ana Roy ana@exemple.ca',
      'the first one',
      'actually a bit later',
      'the last one',
    ],
  ] as const)('in %s moves all of it', async (language, whole, first, way, last) => {
    const { say, desk } = conversationWith();
    await say(whole, { language });
    await say(first, { language });
    await say('oui', { language });
    const before = desk.standing().map(({ startAt }) => startAt);
    expect(before).toHaveLength(2);
    const { baskets } = await say(way, { language });
    expect(baskets.length).toBeGreaterThan(0);
    await say(last, { language });
    await say('oui', { language });
    const after = desk.standing().map(({ startAt }) => startAt);
    expect(after).toHaveLength(2);
    for (const start of after) expect(before).not.toContain(start);
  });
});
