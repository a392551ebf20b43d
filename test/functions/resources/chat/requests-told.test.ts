import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dataOf } from '../../../support/team.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openTalk } from '../conversations/take-over.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

interface Told {
  readonly matter?: string;
  readonly message: string;
}

/** A visitor who says one thing after another, and what waits on their lead then. */
const toldBy = async (...messages: readonly string[]) => {
  const [first = '', ...others] = messages;
  const talk = await openTalk(world, first);
  for (const message of others) await dataOf(talk.say(message));
  const [lead, ...more] = await talk.leads();
  expect(more).toEqual([]);
  const requests: readonly Told[] = lead.requests ?? [];
  return { ...lead, requests: requests.map(({ matter, message }) => [matter, message]) };
};

test.each([
  [
    ['Une vidange demain à 14 h. Zoé Lavoie, zoe@example.org', 'oui'],
    ['Acceptez-vous les pesos ?', 'oui svp. Et vendez-vous des pneus de tracteur ?'],
  ],
  [
    ['An oil change tomorrow at 2 pm please. Zoé Lavoie, zoe@example.org', 'yes'],
    ['Can I pay in pesos?', 'yes please. And do you sell tractor tires?'],
  ],
])(
  'a question that is passed on after a booking waits on the lead as it was written: %s %s',
  async (books, asks) => {
    const { requests, matter } = await toldBy(...books, ...asks);
    expect(requests).toEqual([['question', asks.join('\n')]]);
    expect(matter).toBe('question');
  },
);

test('each of several requests waits, in the order told', async () => {
  const { requests } = await toldBy(
    'Rappelez-moi svp, Zoé Lavoie, zoe@example.org',
    "avant 17 h, c'est urgent",
    "Est-ce qu'on peut payer en pesos ?",
    'oui',
    'Je voudrais laisser un message : la clé est sous le tapis',
  );
  expect(requests).toEqual([
    ['callback', 'Rappelez-moi svp, Zoé Lavoie, zoe@example.org'],
    ['callback', "avant 17 h, c'est urgent"],
    ['question', "Est-ce qu'on peut payer en pesos ?"],
    ['message', 'Je voudrais laisser un message : la clé est sous le tapis'],
  ]);
});

test('a lateness waits with all that was said of it', async () => {
  const late = "Je vais être en retard de 10 minutes, j'arrive de St-Hyacinthe";
  const { requests } = await toldBy('Une vidange demain à 14 h. Zoé Lavoie, zoe@example.org', 'oui', late);
  expect(requests).toEqual([['late', late]]);
});
