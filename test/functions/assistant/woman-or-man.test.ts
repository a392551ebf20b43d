import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const PEOPLE = [
  { id: 'marie', name: 'Marie Roy' },
  { id: 'karim', name: 'Karim Haddad' },
];

const UNKNOWN =
  /I don't know who on the team is a woman or a man|Je ne sais pas qui, dans l'équipe, est une femme/;

describe('whether whoever does it is a woman or a man is in no record', () => {
  test.each([
    'a colouring on thursday, I would rather see a woman',
    'colouring thursday with a woman if possible',
    'can a girl do my colouring on thursday?',
    'colouring thursday. do you have any female stylists?',
    'not a guy please, colouring thursday',
    'my mom wants a colouring thursday and would only deal with a lady, if you have one',
    'a colouring thursday. is Marie a woman?',
    'coloration jeudi, avec une femme de préférence',
    'je préférerais que ce soit une dame, une coloration jeudi',
    'coloration jeudi, ma mère veut pas un gars',
    'coloration jeudi. Marie, c’est une femme ?',
    'coloration jeudi svp, pourvu que ce soit bien une femme',
    'une coloration jeudi. y a-tu des filles chez vous?',
    'coloration jeudi, pas un homme svp',
  ])('it is said, times are offered and the team reads it: “%s”', async (message) => {
    const talk = conversationWith({ people: PEOPLE });
    const { reply, slots } = await talk.say(message);
    expect(plain(reply)).toMatch(UNKNOWN);
    expect(plain(reply)).not.toMatch(/don't have the answer|n'ai pas la réponse|don't see|ne vois pas/);
    expect(slots.map(({ startAt }) => startAt.slice(0, 10))).toContain('2026-11-26');
    await talk.press(1);
    await talk.say('Ana Roy, 514 555-1234');
    expect(talk.desk.bookings.at(-1)?.note).toMatch(
      /woman|girl|female|guy|lady|femme|dame|gars|filles|homme/,
    );
  });

  test.each([
    'which of you is a woman?',
    'is the stylist a woman?',
    'c’est-tu des femmes qui travaillent chez vous?',
  ])('it may be passed on where nothing is arranged: “%s”', async (message) => {
    const { reply, unanswered } = await conversationWith({ people: PEOPLE }).say(message);
    expect(plain(reply)).toMatch(UNKNOWN);
    expect(plain(reply)).toMatch(/tell the team|transmette/);
    expect(unanswered?.topic).toBe('woman_or_man');
  });

  test.each([
    'a woman’s cut on thursday',
    'a cut for a woman please, thursday',
    'coupe femme jeudi',
    'une coupe pour une femme svp, jeudi',
    'je suis une femme de 40 ans, une coupe femme jeudi',
    'coupe enfant jeudi, c’est une fille de 6 ans',
    'I have a girl and a boy, two kids’ cuts on thursday',
    'la dernière fois c’était avec un gars, une coupe femme jeudi',
    'je viens avec ma femme jeudi pour une coupe femme',
    'do you cut women’s hair?',
  ])('nothing of the kind is said of those who come: “%s”', async (message) => {
    const { reply } = await conversationWith({ people: PEOPLE }).say(message);
    expect(plain(reply)).not.toMatch(UNKNOWN);
  });
});

describe('somebody of the team, chosen while a name is asked for', () => {
  test.each([
    'Karim, dans ce cas. Je suis Ana Roy, 514 555-1234',
    'Karim then please. I’m Ana Roy, 514 555-1234',
    'w Karim. Ana Roy 514 555-1234',
  ])('is wished for: “%s”', async (message) => {
    const talk = conversationWith({ people: PEOPLE });
    await talk.say('coupe femme jeudi à 10 h');
    const { reply } = await talk.say(message);
    expect(plain(reply)).toMatch(/(?:with|avec) Karim Haddad/);
    expect(talk.desk.bookings).toEqual([]);
  });
});
