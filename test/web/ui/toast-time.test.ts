import { expect, test } from '@jest/globals';
import { UNDO_MS } from '../../../shared/domain/undo.ts';
import { toastTime } from '../../../web/ui/toast-time.ts';

test('a short message stands for five seconds, and for as long as it can be undone', () => {
  expect(toastTime('Horaire enregistré', false)).toBe(5000);
  expect(toastTime('Réservation annulée', true)).toBe(UNDO_MS);
});

test('a long one stands for as long as it takes to read, with an action too', () => {
  const long = 'C’est enregistré, mais tout n’a pas été fait. '.repeat(5);
  for (const hasAction of [false, true]) expect(toastTime(long, hasAction)).toBe(long.length * 80);
});
