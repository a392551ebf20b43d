import { describe, expect, it } from '@jest/globals';
import { hear } from '../../../../../functions/assistant/hear/hear.ts';
import { conversationWith, plain } from '../../conversation-with.ts';
import { contextOf } from '../businesses.ts';

const spa = {
  services: [
    { id: 'facial', name: 'Soin éclat du visage', knownAs: ['Soin éclat du visage', 'Radiance facial'] },
    { id: 'massage', name: 'Massage relaxant', knownAs: ['Massage relaxant', 'Relaxing massage'] },
  ],
  people: [],
};

const heard = (said: string) => hear(said, { ...contextOf('salon'), ...spa });

const thingsIn = (said: string) =>
  heard(said).asks.flatMap(({ topic, thing }) => (topic === 'is_offered' && thing ? [thing] : []));

describe('what is wanted and no service is called is asked about, and not dropped', () => {
  it.each([
    ['can i get a hydrafacial on friday', ['hydrafacial']],
    ['hi, could I book a haircut for saturday?', ['haircut']],
    ['can i get a haircut every two weeks on friday afternoon, 3 times', ['haircut']],
    ['i need an oil change asap', ['oil change']],
    ['need a new muffler saturday', ['muffler']],
    ['can i get a quick trim and a beard shave monday', ['quick trim', 'beard shave']],
    ['jaimerais avoir des extensions de cils vendredi', ['extensions de cils']],
    ['vous avez tu de la place samedi pour un balayage pis une coupe?', ['balayage', 'coupe']],
    ['je voudrais une manucure', ['manucure']],
    ['je veux booker un détartrage mardi', ['détartrage']],
    ['une place pour une vidange demain?', ['vidange']],
    ['une coupe femme pis un massage jeudi', ['coupe femme']],
    ['a women’s haircut and a massage thursday', ["women's haircut"]],
    ['a haircut thursday, and a massage', ['haircut']],
    ['bonjour, une pédicure et un massage svp', ['pédicure']],
    ['une coupe femme jeudi', ['coupe femme']],
    ['un détartrage mardi', ['détartrage']],
  ])('%s', (said, things) => {
    expect(thingsIn(said)).toEqual(things);
  });

  it.each([
    "i'd like an appointment for a friend saturday",
    'can i get a spot for my daughter friday',
    'je veux un rdv pour mon fils mardi',
    'can i get a time on friday',
    'can I book a massage for a haircutter friend friday',
    "je n'ai pas besoin d'une coupe, juste un massage vendredi",
    'i had a haircut last week, can i get a massage friday',
    'je veux prendre un rendez-vous samedi',
    'can someone give me a callback friday',
    'une coupe ratée ailleurs, un massage me ferait du bien vendredi',
    'a haircut for my son next door, so a massage for me friday',
  ])('nothing of the kind is asked by: %s', (said) => {
    expect(thingsIn(said)).toEqual([]);
  });

  it('no word of a service is a slip for another: « coupe » and « couple »', () => {
    const couple = { id: 'couple', name: 'Massage en couple', knownAs: ['Massage en couple'] };
    const { clauses } = hear('une coupe femme jeudi', {
      ...contextOf('salon'),
      people: [],
      services: [...spa.services, couple],
    });
    expect(clauses.flatMap(({ services }) => services)).toEqual([]);
  });

  it('a day beside it is no part of it', () => {
    expect(thingsIn('do you do haircuts on friday')).toEqual(['haircuts']);
    expect(thingsIn('faites-vous des coupes le samedi')).toEqual(['coupes']);
  });
});

describe('in a conversation', () => {
  it.each([
    ['can i get a hydrafacial on friday', '“hydrafacial”', 'Friday'],
    ['je voudrais un hydrafacial vendredi', '« hydrafacial »', 'vendredi'],
  ])(
    '%s: it is said not to be there, the day is kept, and the services are listed once',
    async (said, thing, day) => {
      const { reply } = await conversationWith().say(said);
      expect(plain(reply)).toContain(thing);
      expect(plain(reply).toLowerCase()).toContain(day.toLowerCase());
      const lines = reply.split('\n').filter((line) => line.startsWith('•'));
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.length).toBeGreaterThan(1);
    },
  );

  it.each([
    ['vous avez de la place vendredi?', 'c combien?'],
    ['anything free on friday?', 'how much is it?'],
  ])('%s %s: the services and their prices are listed once', async (said, asked) => {
    const talk = conversationWith();
    await talk.say(said);
    const { reply } = await talk.say(asked);
    const lines = reply.split('\n').filter((line) => line.startsWith('•'));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(1);
  });
});

describe('how often is heard behind a question that begins with "can"', () => {
  it.each([
    ['can i get a massage every two weeks on friday afternoon, 3 times', { weeks: 2, times: 3 }],
    ['can we do a massage every friday', { weeks: 1 }],
    ['a massage every two weeks on friday', { weeks: 2 }],
  ])('%s', (said, every) => {
    expect(heard(said).clauses.map((clause) => clause.every)).toEqual([every]);
  });

  it('but not in what suits', () => {
    expect(heard('a massage, i can every friday').clauses.every((clause) => clause.every === undefined)).toBe(
      true,
    );
  });
});
