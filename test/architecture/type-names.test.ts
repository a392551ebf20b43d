import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sources } from './imports.ts';

/** Words of two vocabularies that the assistant's own files use on every page, each in a folder of its own. */
const TWICE: Readonly<Record<string, string>> = {
  Clock: 'the moment and zone of a turn, in `assistant/time/`; elsewhere what tells the time',
  Conversation: 'what the assistant remembers, in `assistant/`; elsewhere the record that members read',
  Days: 'days of a phrase, and days of a wish, within `assistant/hear/`',
  Group: 'services named alike, and times that belong together, within `assistant/hear/`',
  Interval: 'minutes of a local day, in `assistant/`; elsewhere minutes of time',
};

const exportedTypes = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);

const declared = ['functions', 'shared'].flatMap(sources).flatMap(exportedTypes);

test('an exported type has a name of its own, so that whoever imports it gets the one that is meant', () => {
  const twice = declared.filter((name, at) => declared.indexOf(name) !== at);
  expect([...new Set(twice)].toSorted()).toEqual(Object.keys(TWICE));
});
