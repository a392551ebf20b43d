import { describe, expect, test } from '@jest/globals';
import { hearPerson } from '../../../functions/assistant/hear/people.ts';
import { readText } from '../../../functions/assistant/hear/text.ts';
import { openDesk, SALON_SERVICES } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const people = [
  { id: 'cal-marie', name: 'Marie Roy' },
  { id: 'cal-zoe', name: 'Zoé' },
  { id: 'cal-sam', name: 'Sam Roy' },
];

const heard = (message: string, among = people) => hearPerson(readText(message), among);

describe('the person asked for', () => {
  test.each([
    ['Avez-vous une place avec Marie jeudi ?', 'cal-marie'],
    ['une coupe chez marie roy', 'cal-marie'],
    ['anything with Zoe on Friday?', 'cal-zoe'],
    ['Je voudrais voir ZOÉ', 'cal-zoe'],
    ['with Sam Roy, please', 'cal-sam'],
  ])('is heard in « %s »', (message, id) => {
    expect(heard(message).personId).toBe(id);
  });

  test.each(['Je m’appelle Marie', 'Marie, marie@exemple.ca', 'avec Mariette', 'avec mon mari', 'avec Roy'])(
    'is nobody in « %s »',
    (message) => {
      expect(heard(message).personId).toBeUndefined();
    },
  );

  test('is nobody when two people have that first name, and one by the whole name', () => {
    const two = [
      { id: 'a', name: 'Marie Roy' },
      { id: 'b', name: 'Marie Côté' },
    ];
    expect(heard('avec Marie', two).personId).toBeUndefined();
    expect(heard('avec Marie Côté', two).personId).toBe('b');
  });

  test('is anyone when said so, and nothing of it is read as something else', () => {
    expect(heard('avec n’importe qui').anyone).toBe(true);
    expect(heard('Anyone is fine').anyone).toBe(true);
    expect(heard('avec Marie demain').rest.folded).not.toContain('marie');
  });

  test('a name with signs of a pattern in it breaks nothing', () => {
    expect(heard('avec Jo (le grand) *', [{ id: 'jo', name: 'Jo (le grand) *' }]).personId).toBe('jo');
    expect(heard('avec quelqu’un', [{ id: 'x', name: '***' }]).personId).toBeUndefined();
  });
});

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
    expect([query?.personId, query?.partOfDay]).toEqual(['cal-zoe', 'afternoon']);
  });

  test('anyone again frees the search', async () => {
    const { say, desk } = conversationWith({ people });
    await say('coupe homme avec Zoé vendredi');
    await say('n’importe qui, finalement');
    expect(desk.queries.at(-1)?.personId).toBeUndefined();
  });

  test('who does not perform the service gives way to the team, and that is said', async () => {
    const services = SALON_SERVICES.map((service) =>
      service.id === 'coloration' ? { ...service, people: ['cal-marie', 'cal-sam'] } : service,
    );
    const { say, desk } = conversationWith({ people, services });
    const offer = await say('une coloration avec Zoé vendredi');
    expect(plain(offer.reply)).toContain("Zoé n'offre pas ce service");
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
});
