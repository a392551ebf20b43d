import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const MOST_WORDS = 35;

/** Decisions and the changelog are records of their day; these pages are read to do something. */
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];

const isProse = (line: string): boolean => !/^(?:\||#|!\[)/.test(line);

/** Paragraphs and points of lists, each on one line: no code, no tables, no headings. */
const blocksOf = (text: string): readonly string[] =>
  text
    .replace(/^\s*```.*?^\s*```/gms, '')
    .split('\n')
    .map((line) => (isProse(line) ? line : ''))
    .join('\n')
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
    .map((block) => block.replace(/\s+/g, ' '));

/** What a reader must hold in mind at once: a colon or a semicolon ends it too. */
const sentencesOf = (text: string): readonly string[] =>
  blocksOf(text).flatMap((block) =>
    block
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`[^`]*`/g, 'code')
      .split(/(?<=[.!?:;][)*"”]*)\s+/),
  );

const wordsOf = (sentence: string): number => sentence.match(/[\p{L}\p{N}’'_-]+/gu)?.length ?? 0;

test('finds sentences, across lines and without their links', () => {
  expect(sentencesOf('One\ntwo [three](x.md). Four `five six`:\n\n- seven\n- eight')).toEqual([
    'One two three.',
    'Four code:',
    '- seven',
    '- eight',
  ]);
});

test.each(pages)('%s has no sentence of more than 35 words', (page) => {
  const sentences = sentencesOf(readFileSync(page, 'utf8'));
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((sentence) => wordsOf(sentence) > MOST_WORDS)).toEqual([]);
});
