import { describe, expect, test } from '@jest/globals';
import { openDesk, SALON_SERVICES } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const people = [
  { id: 'cal-marie', name: 'Marie Roy' },
  { id: 'cal-zoe', name: 'Zoé' },
  { id: 'cal-sam', name: 'Sam Roy' },
];

const colourists = (...ids: string[]) =>
  SALON_SERVICES.map((service) => (service.id === 'coloration' ? { ...service, people: ids } : service));

describe('a conversation about a person', () => {
  test('looks in that person’s calendar, says so, and books what was picked there', async () => {
    const { say, press, desk } = conversationWith({ people });
    const offer = await say('Une coupe homme avec Marie jeudi ?');
    expect(plain(offer.reply)).toContain('avec Marie Roy');
    expect(desk.queries.every(({ personId }) => personId === 'cal-marie')).toBe(true);
    await press(1);
    const booked = await say('Luc Gagnon, luc@exemple.ca');
    expect(booked.booking).toBeDefined();
  });

  test('another person after the offer is looked for at the same moment', async () => {
    const { say, desk } = conversationWith({ people });
    await say('Une coupe homme jeudi après-midi ?');
    const before = desk.queries.length;
    const offer = await say('Et avec Zoé ?');
    expect(plain(offer.reply)).toContain('avec Zoé');
    const [query] = desk.queries.slice(before);
    const times = query?.when?.options.map((when) => when.times);
    expect([query?.personId, times]).toEqual(['cal-zoe', [[{ from: 12 * 60, to: 18 * 60 }]]]);
  });

  test('somebody whom nobody knows here is said to be unknown, with those who are there', async () => {
    const { say } = conversationWith({ people });
    const { reply } = await say('Une coupe homme avec Gilberte jeudi ?');
    expect(plain(reply)).toContain('Je ne trouve personne du nom de Gilberte');
    expect(plain(reply)).toContain('Marie Roy');
  });

  test('anyone again frees the search', async () => {
    const { say, desk } = conversationWith({ people });
    await say('coupe homme avec Zoé vendredi');
    await say('n’importe qui, finalement');
    expect(desk.queries.at(-1)?.personId).toBeUndefined();
  });

  test('who does not perform the service gives way to the team, and that is said', async () => {
    const { say, desk } = conversationWith({ people, services: colourists('cal-marie', 'cal-sam') });
    const offer = await say('une coloration avec Zoé vendredi');
    expect(plain(offer.reply)).toContain("Zoé n'offre pas « Coloration »");
    expect(offer.slots.length).toBeGreaterThan(0);
    expect(desk.queries.every(({ personId }) => personId === undefined)).toBe(true);
  });

  test('who has no time left gives way to the team, and that is said', async () => {
    const open = openDesk();
    const desk = {
      ...open,
      ports: {
        ...open.ports,
        findSlots: async (query: Parameters<typeof open.ports.findSlots>[0]) =>
          query.personId === 'cal-zoe' ? [] : open.ports.findSlots(query),
      },
    };
    const { say } = conversationWith({ people }, desk);
    const offer = await say('coupe homme with Zoé');
    expect(plain(offer.reply)).toContain('Zoé');
    expect(offer.slots.length).toBeGreaterThan(0);
  });

  test('a business without a choice hears of no person', async () => {
    const { say, desk } = conversationWith();
    await say('une coupe homme avec Marie jeudi');
    expect(desk.queries.every(({ personId }) => personId === undefined)).toBe(true);
  });

  test('where nobody else performs the service than who is refused, that is said, with what is left', async () => {
    const { say } = conversationWith({ people, services: colourists('cal-marie') });
    const refused = await say('une coloration, pas avec Marie');
    expect(plain(refused.reply)).toContain("À part Marie Roy, personne n'offre « Coloration » ici.");
    expect([refused.slots, plain(refused.reply)]).toEqual([[], expect.stringContaining('transmette')]);
    expect((await say('bon, avec Marie alors')).slots.length).toBeGreaterThan(0);
  });

  test('one of those who perform it is left to be booked', async () => {
    const { say, desk } = conversationWith({ people, services: colourists('cal-marie', 'cal-sam') });
    expect((await say('a colouring, not with Marie', { language: 'en' })).slots.length).toBeGreaterThan(0);
    expect(new Set(desk.queries.map(({ personId }) => personId))).toEqual(new Set(['cal-sam']));
  });

  test.each([
    ['une coloration seulement avec Zoé', "Zoé n'offre pas"],
    ['a colouring, only with Zoé', "Zoé doesn't offer"],
  ])('nobody else is put forward where nobody else will do: “%s”', async (message, words) => {
    const { say, desk } = conversationWith({ people, services: colourists('cal-marie') });
    const answer = await say(message, { language: message.includes('only') ? 'en' : 'fr' });
    expect([plain(answer.reply), answer.slots]).toEqual([expect.stringContaining(words), []]);
    expect(desk.queries).toEqual([]);
  });

  test.each([
    ['coupe homme juste mardi à 20 h', 'avec Zoé', 'oui'],
    ["a men's cut only Tuesday at 8 pm", 'with Zoé', 'yes'],
  ])(
    'the only time that will do stays so until other times are asked for: “%s”',
    async (first, then, yes) => {
      const { say } = conversationWith({ people });
      const language = yes === 'yes' ? 'en' : 'fr';
      expect((await say(first, { language })).slots).toEqual([]);
      expect((await say(then, { language })).slots).toEqual([]);
      expect((await say(yes, { language })).slots.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['coupe homme juste mardi à 20 h', 'ou mercredi à 20 h'],
    ["a men's cut only Tuesday at 8 pm", 'or Wednesday at 8 pm'],
  ])('a time told anew may be missed: “%s”, “%s”', async (first, then) => {
    const { say } = conversationWith({ people });
    await say(first);
    expect((await say(then)).slots.length).toBeGreaterThan(0);
  });
});

describe('of a large team', () => {
  const team = Array.from({ length: 30 }, (_, n) => ({
    id: `cal-${n}`,
    name: `Pers${'abcdefghij'[n % 10]}${n}`,
  }));
  const others = team.slice(1).map(({ id }) => id);
  const refused = team[0]?.name ?? '';

  test('everybody but somebody who was refused is looked at, for one appointment', async () => {
    const { say, desk } = conversationWith({ people: team });
    await say(`une coupe homme jeudi, mais pas avec ${refused}`);
    expect(new Set(desk.queries.map(({ personId }) => personId))).toEqual(new Set(others));
  });

  test('and for several at once', async () => {
    const { say, desk } = conversationWith({ people: team });
    await say(`une coupe homme et une coloration jeudi, mais pas avec ${refused}`);
    const asked = desk.basketQueries.flatMap(({ parts }) => parts.map(({ personIds }) => personIds));
    expect(asked.length).toBeGreaterThan(0);
    for (const ids of asked) expect(new Set(ids ?? others)).toEqual(new Set(others));
    expect(asked.some((ids) => ids !== undefined)).toBe(true);
  });
});
