import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  business = await openBusiness(world);
});

const PARKING = {
  id: 'q1',
  question: 'Y a-t-il du stationnement ?',
  answer: 'Oui, derrière l’immeuble.',
  translations: { en: { question: 'Is there parking?', answer: 'Yes, behind the building.' } },
  topic: 'parking',
  isShown: true,
} as const;
const HIDDEN = { id: 'q2', question: 'Des chiens ?', answer: 'Pas encore décidé.', isShown: false } as const;

const save = async (faq: readonly object[]) => {
  const { token } = business.owner;
  const { version } = await dataOf(world.call('GET', '/v1/sites', { token }));
  return world.call('PATCH', '/v1/sites/current', { token, body: { faq, version } });
};
const page = async (language: string): Promise<string> =>
  (await world.call('GET', `/site/${business.slug}?lang=${language}`)).text;

test('a business’s answers are kept in its order, and visitors see those that it shows', async () => {
  expect(await dataOf(save([HIDDEN, PARKING]))).toMatchObject({ faq: [HIDDEN, PARKING] });
  const { isShown: _, ...seen } = PARKING;
  const config = await dataOf(world.call('GET', `/public/sites/${business.slug}/config`));
  expect(config.faq).toEqual([seen]);
});

test('a site without answers says nothing of them', async () => {
  await save([HIDDEN]);
  expect(await dataOf(world.call('GET', `/public/sites/${business.slug}/config`))).not.toHaveProperty('faq');
  expect(await page('fr')).not.toContain('Questions fréquentes');
});

test('the page tells them in its language, to people and to search engines', async () => {
  await save([PARKING]);
  const [french, english] = [await page('fr'), await page('en')];
  expect(french).toContain('Oui, derrière l’immeuble.');
  expect(english).toContain('Yes, behind the building.');
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(english) ?? [];
  expect(JSON.parse(json).subjectOf).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is there parking?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, behind the building.' },
      },
    ],
  });
});

test('an answer without a question, and a twenty-fifth, are refused with their place', async () => {
  const { status, json } = await save([{ ...PARKING, question: '' }]);
  expect([status, json.error.issues[0].path]).toEqual([400, 'faq[0].question']);
  const many = Array.from({ length: 25 }, (_, n) => ({ ...HIDDEN, id: `q${n}` }));
  expect((await save(many)).json.error.issues[0].path).toBe('faq');
});
