import { describe, expect, test } from '@jest/globals';
import { conversationWith } from './conversation-with.ts';

describe('what is to be put to the team', () => {
  test.each([
    [
      'fr',
      'Est-ce que vous gardez les perruques pour l’été ?',
      'Posez la question à l’équipe. Ana Roy, 514 555-0199',
    ],
    [
      'fr',
      'une coloration pour cheveux longs, combien ?',
      'Pouvez-vous faire suivre la question ? Ana Roy, 514 555-0199',
    ],
    [
      'fr',
      'une coupe femme jeudi',
      'Laissez tomber les heures, demandez à un humain de m’écrire : Ana Roy, 514 555-0199',
    ],
    [
      'fr',
      'une coupe femme jeudi',
      'Oubliez ça. Donnez plutôt ma question au patron : une perruque. Ana Roy, 514 555-0199',
    ],
    ['en', 'do you wash wigs?', 'Fine, please ask them. Ana Roy, 514 555-0199'],
    ['en', 'a women’s haircut on Thursday', 'Just have somebody tell me about wigs. Ana Roy, 514 555-0199'],
  ] as const)('is filed with what was told before (%s): %s // %s', async (language, first, second) => {
    const { say, desk } = conversationWith();
    await say(first, { language });
    const { slots } = await say(second, { language });
    expect(slots).toEqual([]);
    expect(desk.leads).toMatchObject([{ name: 'Ana Roy', phone: '+15145550199' }]);
    expect(desk.leads[0]?.message).toContain(first.replaceAll('’', "'"));
  });

  test('is asked for where nothing was told yet', async () => {
    const { say, desk } = conversationWith();
    expect((await say('Prenez un message svp')).reply).toContain('Quel est votre message');
    await say('Laissez un message : Ana Roy, 514 555-0199, une coiffure pour neuf personnes');
    expect(desk.leads[0]?.message).toContain('neuf personnes');
  });

  test('goes with the appointment where one is wished in the same message', async () => {
    const { say, desk } = conversationWith();
    const { slots } = await say('une coupe femme jeudi. Demandez à l’équipe si mon chien peut venir');
    expect(slots).not.toEqual([]);
    expect(desk.leads).toEqual([]);
  });
});

describe('who lets go of the times, and wants a call', () => {
  test.each([
    ['fr', 'laisse faire les heures. juste mappeler, Ana Roy 514 555-0199'],
    ['en', 'never mind the times, just have somebody call me. Ana Roy 514 555-0199'],
  ] as const)('is called (%s): %s', async (language, said) => {
    const { say, desk } = conversationWith();
    await say(language === 'fr' ? 'une coupe femme jeudi' : 'a women’s haircut on Thursday', { language });
    await say(said, { language });
    expect(desk.leads).toMatchObject([{ phone: '+15145550199', matter: 'callback' }]);
  });
});

describe('whoever asks whether it was passed on', () => {
  test.each([
    ['fr', 'ma question, sera-t-elle transmise ?', /déjà transmis/],
    ['en', 'did they get my question?', /already/],
  ] as const)('is told that it was (%s)', async (language, asked, told) => {
    const { say, desk } = conversationWith();
    await say(language === 'fr' ? 'lavez-vous les perruques?' : 'do you wash wigs?', { language });
    await say(language === 'fr' ? 'oui, Ana Roy, 514 555-0199' : 'yes, Ana Roy, 514 555-0199', { language });
    expect(desk.leads).toHaveLength(1);
    expect((await say(asked, { language })).reply).toMatch(told);
    expect(desk.leads).toHaveLength(1);
  });

  test('is offered to have it passed on where it was not', async () => {
    const { say } = conversationWith();
    await say('lavez-vous les perruques?');
    await say('non');
    expect((await say('avez-vous transmis ma question?')).reply).toMatch(/Voulez-vous que je transmette/);
  });
});

describe('a call that was passed on', () => {
  test('is not passed on a second time as another: what is said of it is added', async () => {
    const { say, desk } = conversationWith();
    await say('une coupe femme jeudi');
    await say('quelqu’un peut me rappeler? Ana Roy 514 555-0199');
    await say('oui, rappelez-moi svp');
    expect(desk.leads.map(({ message }) => message)).toEqual([
      expect.stringContaining('une coupe femme jeudi'),
      'oui, rappelez-moi svp',
    ]);
  });
});

describe('what is refused by whoever leaves', () => {
  test('is let go of, and nothing is asked', async () => {
    const { say } = conversationWith();
    await say('avez-vous un bain tourbillon?');
    expect((await say('ah non j’en veux pas de coloration. ciao')).reply).toMatch(/laisse ça de côté/);
  });
});

describe('who only asks', () => {
  test('has what they want from the team passed on', async () => {
    const { say, desk } = conversationWith();
    await say('can someone email me a quote for a colouring? not booking yet, ana@exemple.ca', {
      language: 'en',
    });
    expect(desk.leads).toMatchObject([{ email: 'ana@exemple.ca' }]);
  });

  test.each([
    ['fr', 'Je ne veux pas de rendez-vous tout de suite, seulement une réponse. Une coloration.'],
    ['en', 'I’m not asking to book anything just yet. Do you wash wigs?'],
    ['en', 'not ready to book, do I need to bring anything for a colouring?'],
  ] as const)('is offered no time (%s): %s', async (language, said) => {
    const { say, desk } = conversationWith();
    const { slots, reply } = await say(said, { language });
    expect([slots, desk.queries]).toEqual([[], []]);
    expect(reply).toMatch(/je ne réserve rien|I won’t book anything/);
  });

  test('goes on asking without being shown a time, and books when they wish to', async () => {
    const { say, desk } = conversationWith();
    await say('Je ne veux pas de rendez-vous, juste savoir le prix d’une coloration');
    const { slots, reply } = await say('et une coupe femme?');
    expect(slots).toEqual([]);
    expect(reply).toContain('55');
    expect((await say('ok, avez-vous une place jeudi pour une coupe femme?')).slots).not.toEqual([]);
    expect(desk.bookings).toEqual([]);
  });
});

describe('a surcharge', () => {
  test.each([
    ['fr', 'Est-ce que la coloration est au même prix pour des cheveux longs ?'],
    ['en', 'do you charge more for hair that reaches the waist?'],
    ['en', 'is there an extra fee for a Saturday?'],
    ['fr', 'y a-t-il un supplément pour les cheveux longs ?'],
  ] as const)('that no record tells is no price of the list (%s): %s', async (language, said) => {
    const { reply } = await conversationWith().say(said, { language });
    expect(reply).toMatch(/Je n’ai pas la réponse|I don’t have the answer|I have no information/);
    expect(reply).not.toMatch(/Voici nos services|Here are our services/);
  });
});
