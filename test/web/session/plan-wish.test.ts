import { expect, test } from '@jest/globals';
import { createPlanWish, planNamed } from '../../../web/features/session/plan-wish.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

test('a plan that was chosen is kept until it is forgotten', () => {
  const wish = createPlanWish(storage());
  expect(wish.read()).toBeNull();
  wish.keep('pro');
  expect(wish.read()).toBe('pro');
  wish.keep('basic');
  expect(wish.read()).toBe('basic');
  wish.forget();
  expect(wish.read()).toBeNull();
});

test.each([null, '', 'gold', 'PRO', '__proto__'])('"%s" names no plan', (name) => {
  expect(planNamed(name)).toBeNull();
});
