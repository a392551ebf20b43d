import { expect, test } from '@jest/globals';
import type { Act } from '../../../../functions/assistant/acts.ts';
import { fewerCalls, MOST_SEARCHES } from '../../../../functions/assistant/decide/fewer-calls.ts';
import { sayingStopped } from '../../../../functions/assistant/decide/stopped.ts';
import { openDesk } from '../../../support/assistant-ports.ts';

const none: Act = { kind: 'no_more', earlier: false };

test('a turn that may search no more says so, and calls nothing full', async () => {
  const { ports, stop } = fewerCalls(openDesk().ports);
  for (let n = 0; n < MOST_SEARCHES; n += 1) await ports.findSlots({ limit: 1 });
  expect(sayingStopped([none], stop())).toEqual([none]);
  expect(await ports.findSlots({ limit: 1 })).toEqual([]);
  expect(sayingStopped([none], stop())).toEqual([{ kind: 'search_stopped', until: null }, none]);
});

test('the first search of several that stopped is told, and only where what was wished is not found', async () => {
  const stops = ['2026-11-24T15:00:00.000Z', '2026-11-25T15:00:00.000Z'];
  const desk = openDesk();
  const findBaskets = async () => ({ offers: [], searchedUntil: stops.shift() });
  const { ports, stop } = fewerCalls({ ...desk.ports, findBaskets });
  const query = {
    arrangement: 'series',
    parts: [],
    when: { options: [], excepts: [] },
    language: 'fr',
  } as const;
  for (let n = 0; n < 3; n += 1) await ports.findBaskets(query);
  const first = { kind: 'search_stopped', until: '2026-11-24T15:00:00.000Z' };
  expect(sayingStopped([{ kind: 'noted' }, none], stop())).toEqual([{ kind: 'noted' }, first, none]);
  expect(sayingStopped([{ kind: 'noted' }], stop())).toEqual([{ kind: 'noted' }]);
});
