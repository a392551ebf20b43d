import { describe, expect, test } from '@jest/globals';
import { openDesk, SALON_SERVICES, weekdaySlots } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const people = [
  { id: 'ana', name: 'Ana Roy' },
  { id: 'leo', name: 'Léo Caron' },
  { id: 'zoe', name: 'Zoé Martin' },
];
/** Zoé colours, and cuts nobody's hair. */
const services = SALON_SERVICES.map((one) => ({
  ...one,
  people: one.id === 'coloration' ? ['zoe'] : ['ana', 'leo'],
}));

/** Léo is away in the afternoon. */
const talkWith = () => {
  const desk = openDesk(weekdaySlots(), undefined, people);
  const findSlots: typeof desk.ports.findSlots = async (query) => {
    const slots = await desk.ports.findSlots(query);
    return query.personId === 'leo' ? slots.filter(({ startAt }) => startAt.slice(11, 13) < '17') : slots;
  };
  const findBookings: typeof desk.ports.findBookings = async (ids) =>
    (await desk.ports.findBookings(ids)).map(({ booking, change }) => ({
      booking: { ...booking, personName: 'Léo Caron' },
      change,
    }));
  return conversationWith(
    { people, services },
    { ...desk, ports: { ...desk.ports, findSlots, findBookings } },
  );
};

const ASKED = [
  'c’est avec qui ?',
  'c qui la fille la dedans?',
  'c’est quel coiffeur ?',
  'qui va me coiffer ?',
  'who is it with?',
  'who will cut my hair?',
  'who’s the stylist?',
  'which stylist is that',
] as const;

describe('“who is it with?”', () => {
  test.each(ASKED)('of the time that is put forward: whoever is free then: “%s”', async (message) => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi à 10 h');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toMatch(/jeudi 26 novembre|Thursday, November 26/);
    expect(plain(reply)).toMatch(/Ana Roy (?:ou|or) Léo Caron/);
    expect(plain(reply)).not.toContain('Zoé');
  });

  test.each(ASKED)('where one of them is not free, the other alone: “%s”', async (message) => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi à 14 h');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toContain('Ana Roy');
    expect(plain(reply)).not.toMatch(/Léo|Zoé/);
  });

  test.each([
    ['à 14 h c’est avec qui ?', 'Ana Roy.'],
    ['at 2 p.m., who would it be with?', 'Ana Roy.'],
    ['at 9, who is it with?', 'Ana Roy or Léo Caron'],
  ])('of one of the times on offer: “%s”', async (message, told) => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi');
    const { reply, slots } = await talk.say(message);
    expect(plain(reply)).toContain(told);
    expect(slots.length).toBeGreaterThan(0);
  });

  test.each(ASKED)('of times that are not told apart: those who perform it: “%s”', async (message) => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toMatch(/Coupe homme.*Ana Roy (?:ou|or) Léo Caron/);
    expect(plain(reply)).not.toContain('Zoé');
  });

  test.each(['qui est dans votre équipe ?', 'who is on your team?'])('is not “%s”', async (message) => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi à 10 h');
    expect(plain((await talk.say(message)).reply)).toContain('Zoé Martin');
  });

  test('of another service is answered for that one', async () => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi à 10 h');
    expect(plain((await talk.say('pis qui fait la coloration ?')).reply)).toContain('Zoé Martin');
  });

  test('asked with the details is told by the record', async () => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi à 10 h');
    const { reply, booking } = await talk.say('Ana Poirier, 514 555-0144. c’est avec qui ?');
    expect(booking).toBeDefined();
    expect(plain(reply)).not.toMatch(/à votre choix|pas la réponse/);
  });

  test.each(['who will pay for it?', 'peu importe avec qui'])('is not heard in “%s”', async (message) => {
    const talk = talkWith();
    await talk.say('coupe homme jeudi à 10 h');
    expect(plain((await talk.say(message)).reply)).not.toMatch(/it's with|c'est avec (?:Ana|Léo)/);
  });
});

describe('“who is it with?”, once it is booked', () => {
  test.each(['c’est qui ma coiffeuse déjà ?', 'who is it with again?', 'avec qui ?'])(
    'is whoever the record names: “%s”',
    async (message) => {
      const talk = talkWith();
      await talk.say('coupe homme jeudi à 10 h');
      await talk.say('Ana Poirier, 514 555-0144');
      expect(plain((await talk.say(message)).reply)).toContain('Léo Caron');
    },
  );
});
