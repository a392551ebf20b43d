import { afterEach, expect, test } from '@jest/globals';
import { drawSeed } from './run-seed.ts';

const told = process.env.COMPTOIR_SEED;
const tell = (seed: string | undefined): void => {
  if (seed === undefined) delete process.env.COMPTOIR_SEED;
  else process.env.COMPTOIR_SEED = seed;
};
afterEach(() => tell(told));

test('a seed that is told is the one of the run', () => {
  tell('41');
  expect(drawSeed()).toBe(41);
});

test.each(['', 'x', '1.5', '-3'])('“%s” is refused as a seed', (seed) => {
  tell(seed);
  expect(drawSeed).toThrow('COMPTOIR_SEED is a whole number');
});

test('without one it is a whole number that fits what draws by it', () => {
  tell(undefined);
  const drawn = drawSeed();
  expect(Number.isInteger(drawn) && drawn >= 0 && drawn < 2 ** 31).toBe(true);
});
