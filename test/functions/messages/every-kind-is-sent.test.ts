import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { messageKinds } from '../../../shared/domain/messages.ts';

/** Where messages are planned: what only gathers or words one sends none. */
const PLANNING = [
  'functions/messages/messages-of-event.ts',
  'functions/resources/bookings/edits/plan-edit.ts',
  ...globSync('functions/messages/plans/*.ts'),
];

test('each kind of message follows from some event', () => {
  const planned = PLANNING.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(messageKinds.filter((kind) => !planned.includes(`'${kind}'`))).toEqual([]);
});
