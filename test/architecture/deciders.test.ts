import { expect, test } from '@jest/globals';
import { importsUnder, sources, told } from './imports.ts';
import { readersIn } from './readers.ts';

const DECIDER = 'functions/assistant/decide';

test.each([
  ['const a = /only/.test(frame.text);', ['.test', '/only/']],
  ["const a = new RegExp('only');", ['RegExp']],
  ["const a = scene.frame.text.includes('?') || frame.text === '';", ['frame.text', 'frame.text']],
  ['const { text } = scene.frame;', ['frame.text']],
  ['const a = ({ frame: { text } }) => text;', ['frame.text']],
  ["turn.message.split(' ')", ['.split', 'turn.message']],
  ["line.startsWith('a') && word.toLowerCase()", ['.startsWith', '.toLowerCase']],
  // To quote is not to read.
  ["const draft = { matter: 'message', text: scene.frame.text };", []],
  ["asDraft('late', frame.text)", []],
])('%s reads words where it does', (text, expected) => {
  expect(readersIn('a.ts', text).map(({ what }) => what)).toEqual(expected);
});

test('the decider reads no words: what a message says, an ear tells by the fields of its frame', () => {
  const files = sources(DECIDER);
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => readersIn(file))).toEqual([]);
});

test('the decider asks no reader of messages: it knows their types alone', () => {
  const readers = importsUnder(DECIDER).filter(
    ({ to, isType }) => !isType && to.startsWith('functions/assistant/hear/'),
  );
  expect(readers.map(told)).toEqual([]);
});
