import { expect, test } from '@jest/globals';
import {
  API_MS,
  BROWSER_MS,
  CHAT_BROWSER_MS,
  CHAT_MS,
  EDGE_MS,
  MODEL_REQUEST_MS,
  MODEL_TURN_MS,
  RESOURCE_MS,
} from '../../../shared/domain/time-limits.ts';

test.each([
  ['of the API', [EDGE_MS, BROWSER_MS, API_MS, RESOURCE_MS]],
  ['of the chat', [EDGE_MS, CHAT_BROWSER_MS, CHAT_MS, MODEL_REQUEST_MS, MODEL_TURN_MS]],
])('whoever asks waits longer than whoever answers may take, in the chain %s', (_, chain) => {
  expect(new Set(chain).size).toBe(chain.length);
  expect(chain.toSorted((one, other) => other - one)).toEqual(chain);
});

test('the functions’ limits are whole seconds, which is all that Lambda takes', () => {
  expect([RESOURCE_MS % 1000, CHAT_MS % 1000]).toEqual([0, 0]);
});
