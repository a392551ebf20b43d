import { describe, expect, test } from '@jest/globals';
import { heard, specOf } from '../../../../eval/messages/answered.ts';
import { loadScenarios } from '../../../../eval/scenarios/load.ts';
import type { Frame } from '../../../../functions/assistant/frame.ts';
import { oneIn } from '../../../support/seeded.ts';

type Written = Parameters<typeof heard>[0];

const sorted = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || 'id' in Object(one))
    ? value.map((one) => JSON.stringify(one)).toSorted()
    : value;

const inAnyOrder = (frame: Frame): unknown => JSON.parse(JSON.stringify(frame, sorted));

const turned = (written: Written) => {
  const spec = specOf(written);
  return { ...spec, services: Object.fromEntries(Object.entries(spec.services).reverse()) };
};

const expectAlike = async (written: Written): Promise<void> =>
  expect(inAnyOrder(await heard(written, turned(written)))).toEqual(inAnyOrder(await heard(written)));

describe('the order in which a business lists its services changes nothing of what is heard', () => {
  test.each([
    ['accountant', 'en', 'my taxes, im self employed'],
    ['accountant', 'en', 'I need my taxes done, I am a student'],
    ['salon', 'fr', 'Une coupe pour moi (femme, aux épaules), je travaille de 8h à 18h en semaine'],
    ['physio', 'en', 'a concussion, he should be assessed. 4 o’clock or after, Wednesday at the very latest'],
  ] as const)('at the %s’s in %s: “%s”', (business, language, say) =>
    expectAlike({ business, language, say }),
  );

  const first = loadScenarios()
    .filter(({ part }) => part === 'seen')
    .flatMap(({ business, language, steps: [step] }) =>
      step && 'say' in step && step.say ? [{ business, language, say: step.say }] : [],
    );

  test('of what people wrote first', async () => {
    expect(first.length).toBeGreaterThan(1000);
    for (const written of oneIn(15, first)) await expectAlike(written);
  });
});
