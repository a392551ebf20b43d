import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUSINESSES } from '../../../eval/businesses/businesses.ts';
import { instantOf, localTimeOf } from '../../../eval/businesses/local-time.ts';
import { type OpenBusiness, openBusiness } from '../../../eval/businesses/open-business.ts';
import type { FailureKind } from '../../../eval/judge/failure.ts';
import { openJudge } from '../../../eval/judge/judge.ts';
import type { Exchange, Transcript } from '../../../eval/play/transcript.ts';
import type { Expectation, Scenario } from '../../../eval/scenarios/scenario.ts';
import type { PublicSlot } from '../../../shared/schemas/slot.ts';
import { dataOf } from '../../support/team.ts';
import { openWorld, type World } from '../../support/world.ts';

const ZONE = 'America/Toronto';
const NOW = instantOf('2026-11-23T08:00', ZONE);

let world: World;
let salon: OpenBusiness;
beforeAll(async () => {
  world = await openWorld();
  world.setClock(NOW);
  salon = await openBusiness(world, BUSINESSES.salon, 1);
});
afterAll(() => world.stop());

const scenario = (change: Partial<Scenario> = {}): Scenario => ({
  id: 'scripted',
  category: 'booking',
  language: 'fr',
  business: 'salon',
  at: '2026-11-23T08:00',
  visitor: { name: 'Luc Roy', email: 'luc@example.com' },
  steps: [{ say: 'Bonjour' }],
  end: { booked: [] },
  ...change,
});

const exchange = (reply: string, change: Partial<Exchange> = {}): Exchange => ({
  said: 'Bonjour',
  status: 200,
  reply,
  slots: [],
  mode: 'rules',
  at: NOW,
  detours: 0,
  ...change,
});

/** Free times of a service at local times of a day. */
const freeAt = async (
  service: string,
  date: string,
  ...times: readonly string[]
): Promise<readonly PublicSlot[]> => {
  const day = `from=${date}T05:00:00Z&to=${date}T23:59:00Z`;
  const path = `/public/sites/${salon.slug}/slots?serviceId=${salon.serviceIds[service]}&${day}&limit=100`;
  const { slots } = await dataOf(world.call('GET', path, { viewer: '2001:db8:77::1' }));
  return slots.filter(({ startAt }: PublicSlot) => times.includes(localTimeOf(startAt, ZONE).time));
};

const kindsOf = async (
  one: Scenario,
  exchanges: readonly Exchange[],
  rest: Partial<Transcript> = {},
): Promise<readonly FailureKind[]> => {
  const { watch, verdict } = openJudge(world, salon, one);
  for (const [turn, each] of exchanges.entries()) await watch(each, turn);
  const failures = await verdict({ exchanges, picked: [], ...rest });
  return [...new Set(failures.map(({ kind }) => kind))].toSorted();
};

const heard = (reply: string, expected: Expectation, change: Partial<Exchange> = {}) =>
  kindsOf(scenario(), [exchange(reply, { expect: expected, ...change })]);

const THURSDAY = '2026-11-26';

describe('offers', () => {
  const afterThree: Expectation = { offers: { on: [THURSDAY], from: '15:00', service: 'femme' } };

  test('that are as wished are right', async () => {
    const slots = await freeAt('femme', THURSDAY, '15:00', '16:30');
    expect(slots).toHaveLength(2);
    expect(await heard('Voici : 15 h 00 et 16 h 30.', afterThree, { slots })).toEqual([]);
  });

  test.each([
    ['one of which is too early', ['14:00', '15:00'], 'offers'],
    ['all of which are too early, which turns the wish round', ['09:00', '14:00'], 'reversed'],
  ] as const)('%s are found', async (_, times, kind) => {
    const slots = await freeAt('femme', THURSDAY, ...times);
    expect(await heard('Voici.', afterThree, { slots })).toEqual([kind]);
  });

  test('on another day are found', async () => {
    const slots = await freeAt('femme', '2026-11-27', '15:00');
    expect(await heard('Voici.', afterThree, { slots })).toEqual(['wrong-day']);
  });

  test('of another service, or of nobody who is wished, are found', async () => {
    const short = await freeAt('homme', THURSDAY, '15:00');
    expect(await heard('Voici.', afterThree, { slots: short })).toEqual(['offers']);
    const karim = { offers: { service: 'femme', people: ['karim'] } };
    expect(await heard('Voici.', karim, { slots: await freeAt('femme', THURSDAY, '15:00') })).toEqual([
      'offers',
    ]);
  });

  test('with whoever was ruled out are found', async () => {
    const slots = await freeAt('femme', THURSDAY, '15:00');
    const notSophie = { offers: { service: 'femme', notPeople: ['sophie'] } };
    expect(await heard('Avec Sophie, à 15 h 00 :', notSophie, { slots })).toEqual(['reversed']);
    expect(await heard('Pas avec Sophie, à 15 h 00 :', notSophie, { slots })).toEqual([]);
  });

  test('that are missing are found, unless the one time asked for is taken', async () => {
    expect(await heard('Je n’ai rien.', afterThree)).toEqual(['offers']);
    expect(await heard('Jeudi à 15 h 00 est libre : à quel nom ?', afterThree)).toEqual([]);
  });

  test('where none are wanted are found', async () => {
    const slots = await freeAt('femme', THURSDAY, '15:00');
    expect(await heard('Voici.', { noOffer: true }, { slots })).toEqual(['forbidden']);
  });
});

describe('facts', () => {
  test.each<readonly [string, Expectation, readonly FailureKind[]]>([
    ['La coupe femme est à 65,00 $.', { says: { prices: ['femme'] } }, []],
    ['La coupe femme est à 38,50 $.', { says: { prices: ['femme'] } }, ['wrong-price']],
    ['Cela dépend.', { says: { prices: ['femme'] } }, ['facts']],
    ['Tout est à 71,25 $.', {}, ['wrong-price']],
    ['Ouvert de 9 h à 20 h.', { says: { times: ['09:00', '20:00'] } }, []],
    ['Ouvert de 8 h à 17 h.', { says: { times: ['09:00', '20:00'] } }, ['wrong-hour']],
    ['Appelez le 514 555-0161.', { says: { phone: true } }, []],
    ['Appelez le 514 555-0162.', { says: { phone: true } }, ['facts']],
    ['Au 1845, avenue du Mont-Royal Est.', { says: { address: true } }, []],
    ['Au centre-ville.', { says: { address: true } }, ['facts']],
    ['Comptez 150 minutes.', { says: { lengths: ['meches'] } }, []],
    ['Comptez 60 minutes.', { says: { lengths: ['meches'] } }, ['facts']],
    ['C’est Sophie qui les fait.', { says: { people: ['sophie'], notPeople: ['karim'] } }, []],
    ['C’est Karim qui les fait.', { says: { people: ['sophie'], notPeople: ['karim'] } }, ['facts']],
    ['Nous n’en faisons pas.', { says: { anyOf: ['\\bpas\\b'] } }, []],
    ['Bien sûr !', { says: { anyOf: ['\\bpas\\b'] } }, ['facts']],
    ['Composez le 911.', { never: ['\\b911\\b'] }, ['forbidden']],
    ['Il y a une place vendredi 26 novembre.', {}, ['wrong-day']],
  ])('“%s” is judged by the records', async (reply, expected, kinds) => {
    expect(await heard(reply, expected)).toEqual(kinds);
  });
});

describe('manner', () => {
  test.each<readonly [string, Expectation, readonly FailureKind[]]>([
    ['Pour quel service ?', { asks: 'service' }, []],
    ['Voici nos prix.', { asks: 'service' }, ['asks']],
    [
      'Jeudi, à partir de 15 h, pas avec Karim :',
      { saysBack: { times: ['15:00'], weekdays: [4], people: ['karim'] } },
      [],
    ],
    ['Voici :', { saysBack: { times: ['15:00'] } }, ['said-back']],
    ['Here is what we have for you this week.', {}, ['language']],
    ['Here is what we have for you this week.', { language: 'en' }, []],
  ])('“%s” is judged', async (reply, expected, kinds) => {
    expect(await heard(reply, expected)).toEqual(kinds);
  });

  test('an answer that is refused or empty is an error', async () => {
    expect(await heard('rate_limited', {}, { status: 403 })).toEqual(['error']);
    expect(await heard(' ', {})).toEqual(['error']);
  });

  test('many questions before an answer are too many', async () => {
    expect(await heard('Voici.', {}, { detours: 2 })).toEqual(['detours']);
  });

  test('a visitor who gives up had no way on', async () => {
    expect(await kindsOf(scenario(), [exchange('Hm.')], { deadEnd: 'nothing was asked' })).toEqual([
      'dead-end',
    ]);
  });
});

describe('claims without a record', () => {
  test.each([
    'C’est réservé !',
    'Votre rendez-vous est annulé.',
    'Votre rendez-vous est déplacé.',
    'J’ai transmis votre message à l’équipe.',
  ])('“%s” is a false confirmation', async (reply) => {
    expect(await kindsOf(scenario(), [exchange(reply)])).toEqual(['false-confirmation']);
  });
});

describe('what is left in the records', () => {
  const wished = { service: 'homme', on: ['2026-11-28'], name: 'Luc Roy', email: 'luc@example.com' };

  test('a booking must be the one that was wished, of whoever wished it', async () => {
    const own = await openBusiness(world, BUSINESSES.salon, 2);
    const others = salon;
    salon = own;
    try {
      expect(await kindsOf(scenario({ end: { booked: [wished] } }), [exchange('Bonjour !')])).toEqual([
        'booked',
      ]);
      const book = { steps: [{ say: 'x' }] };
      const chat = (message: string, convId?: string, slotId?: string) =>
        dataOf(
          world.call('POST', `/public/sites/${own.slug}/chat`, {
            viewer: '2001:db8:78::1',
            body: {
              message,
              history: [],
              language: 'fr',
              source: 'chat',
              consent: true,
              ...(convId ? { convId } : {}),
              ...(slotId ? { slotId } : {}),
            },
          }),
        );
      const first = await chat('Une coupe homme samedi');
      world.advance(1);
      const second = await chat('ce moment', first.convId, first.suggestions.slots[0].slotId);
      world.advance(1);
      const third = await chat('Luc Roy, luc@example.com', second.convId);
      expect(third.booking).toBeDefined();
      const said = exchange(third.reply, { booking: third.booking });
      const picked = [first.suggestions.slots[0]];
      const end = (booked: Scenario['end']['booked']) =>
        kindsOf(scenario({ ...book, end: { booked } }), [said], { picked });
      expect(await end([wished])).toEqual([]);
      expect(await end([])).toEqual(['booked']);
      expect(await end([{ ...wished, on: ['2026-11-27'] }])).toEqual(['booked']);
      expect(await end([{ ...wished, service: 'femme' }])).toEqual(['booked']);
      expect(await end([{ ...wished, name: 'Luc Royer' }])).toEqual(['booked']);
      expect(await end([{ ...wished, email: 'l@example.com' }])).toEqual(['booked']);
      expect(await end([wished, wished])).toEqual(['booked']);
      const right = scenario({ end: { booked: [wished] } });
      const again = { ...said, goal: 'booked' as const };
      expect(await kindsOf(right, [said, again], { picked })).toEqual(['false-confirmation']);
      expect(await kindsOf(right, [said, said], { picked })).toEqual([]);
      const other = { ...picked[0], startAt: '2026-11-28T20:30:00.000Z' };
      expect(await kindsOf(right, [said], { picked: [other] })).toEqual(['wrong-hour']);
      const misread = exchange('C’est noté pour 20 h.', { booking: third.booking });
      expect(await kindsOf(right, [misread], { picked })).toEqual(['wrong-hour']);
    } finally {
      salon = others;
      world.setClock(NOW);
    }
  });

  test('a lead must be there, with its name and its mark', async () => {
    const lead = { email: 'nobody@example.com', matters: ['complaint' as const] };
    expect(await kindsOf(scenario({ end: { booked: [], lead } }), [exchange('Désolé.')])).toEqual(['lead']);
  });
});
