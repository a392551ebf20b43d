import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

/** Days of what was offered, as local dates. */
const daysOf = (slots: readonly { readonly startAt: string }[]): readonly string[] => [
  ...new Set(slots.map(({ startAt }) => startAt.slice(0, 10))),
];

describe('a question does not swallow the wish that stands beside it', () => {
  test.each([
    ['where can I park, and do you have anything thursday afternoon for a women’s cut?', 'parking'],
    ['où est-ce que je peux me stationner, pis avez-vous de quoi jeudi pm pour une coupe femme?', 'station'],
    ['what’s your phone number? and I’d like a men’s cut thursday', '514 555-0199'],
    ['c’est quoi votre numéro? pis je voudrais une coupe homme jeudi', '514 555-0199'],
    ['what’s your address? coloring on thursday please', 'address'],
    ['c’est quoi votre adresse? une coloration jeudi svp', 'adresse'],
    ['is it wheelchair accessible? if so a men’s cut on thursday', 'access'],
    ['êtes-vous accessibles en fauteuil roulant? si oui, coupe homme jeudi', 'accès'],
    ['do you charge a fee if I cancel? a colouring for thursday', 'cancel'],
    ['y a-tu des frais si j’annule? une coloration pour jeudi', 'annuler'],
    ['are you open on friday? I need a women’s cut on thursday', 'Friday'],
    ['êtes-vous ouverts vendredi? j’ai besoin d’une coupe femme jeudi', 'vendredi'],
  ])('“%s”', async (message, told) => {
    const { reply, slots } = await conversationWith().say(message);
    expect(plain(reply)).toContain(told);
    expect(daysOf(slots)).toEqual(['2026-11-26']);
  });

  test('another service than the one being arranged is wished, not only asked about', async () => {
    const talk = conversationWith();
    await talk.say('coupe homme jeudi');
    const { reply } = await talk.say('how much is parking there? and I want a colouring instead');
    expect(plain(reply)).toContain('Coloration');
  });
});
