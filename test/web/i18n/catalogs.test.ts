import { describe, expect, test } from '@jest/globals';
import { pairsOf, textFiles, wordsOfCode } from './read-catalogs.ts';

/** Words that are the same in French and in English; a text that is the same in both is made of nothing else. */
const sharedWords = new Set(
  [
    'X Y Z name address min minute minutes Total Test Date Note Notes Message Description Source Contact Position Action Actions',
    'E-mail Service Services Lead Leads Conversation Conversations Chat Site Secret Horizon Active Inactive Admin',
    'Assistant Comptoir Basic Pro Widget Webhook Webhooks API CSV JSON Configuration Export Exports',
    'Apple iCloud iPhone Mac Google Outlook America Toronto SMS FAQ URL',
    'Confirmation Invitation Messages Notifications Province Question Taxes Logo Photo',
  ].flatMap((line) => line.toLowerCase().split(' ')),
);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}][\p{L}-]*/gu) ?? [];

/** Two greetings that are kept without their space, and names of fields as a program writes them. */
const asGiven = /Bonjour!|aujourd’hui\?|\b(Accept|consent): /g;

/** Straight apostrophes and quotes, three dots, a space that could break before a mark, and a mark without its space. */
const FRENCH_FLAW = /'|"|\.\.\.|[ ][:;!?»]|«[^\u00a0]|[^\u00a0\u202f][!?;»]|[^\u00a0\u202f\d]:(?=\s|$)/;

const ENGLISH_FLAW = /'|"|\.\.\.|[\s\u00a0][:;!?](\s|$)|[«»]/;

/** Drawn whole, section after section. */
const drawnWhole = /^features\/landing\/(legal-notice|privacy)-texts\.ts$/;

test('the catalogues are found', () => {
  expect(textFiles.length).toBeGreaterThan(30);
});

const words = wordsOfCode();

describe.each(textFiles)('the texts of %s', (file) => {
  test('stand in both languages, and none is blank', async () => {
    const pairs = await pairsOf(file);
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '')).toEqual([]);
  });

  test('are said somewhere: none is left of a screen that is gone', async () => {
    const keysOf = (at: string): readonly string[] => at.split('.').slice(1);
    const isSaid = (key: string): boolean => words.has(key) || /^\d+$/.test(key);
    const pairs = drawnWhole.test(file) ? [] : await pairsOf(file);
    expect(pairs.filter(({ at }) => !keysOf(at).every(isSaid)).map(({ at }) => at)).toEqual([]);
  });

  test('are translated', async () => {
    const same = (await pairsOf(file)).filter(({ fr, en }) => fr === en);
    expect(same.filter(({ fr }) => wordsOf(fr).some((word) => !sharedWords.has(word)))).toEqual([]);
  });

  test('have the apostrophes, quotes and spaces of their language', async () => {
    const pairs = await pairsOf(file);
    expect(pairs.filter(({ fr }) => FRENCH_FLAW.test(fr.replace(asGiven, '')))).toEqual([]);
    expect(pairs.filter(({ en }) => ENGLISH_FLAW.test(en.replace(asGiven, '')))).toEqual([]);
  });
});

test.each([
  ["L'été", true],
  ['Quoi ?', true],
  ['Quoi?', true],
  ['« Quoi »', true],
  ['Prix: 3', true],
  ['Quoi\u00a0? L’été\u00a0: «\u00a0oui\u00a0», à 9:30', false],
])('"%s" has a flaw of French typography: %s', (text, isFlawed) => {
  expect(FRENCH_FLAW.test(text)).toBe(isFlawed);
});
