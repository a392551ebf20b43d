import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain, type Talk } from './conversation-with.ts';

/** A conversation in which each message comes with those before it, as a page sends them. */
const withHistory = (overrides = {}): Talk => {
  const talk = conversationWith(overrides);
  const history: { readonly role: 'user' | 'assistant'; readonly content: string }[] = [];
  const say: Talk['say'] = async (message, extra = {}) => {
    const given = await talk.say(message, { history: [...history], ...extra });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: given.reply });
    return given;
  };
  return { ...talk, say };
};

const CONTACT = 'Ann Roy, 438 555 0101';

describe('a yes to “shall I pass it on?” passes on what it agreed to', () => {
  test.each([
    [
      'move',
      'Bonjour, pouvez-vous déplacer mon rendez-vous de mercredi pris par téléphone?',
      'Oui svp. N’importe quand après 13 h mercredi, ou sinon jeudi',
    ],
    ['move', 'I need to move the appointment I made by phone', 'Yes please, any time after one on Wednesday'],
    [
      'cancel',
      'Je dois annuler mon rendez-vous de jeudi pris par téléphone',
      'oui s’il vous plaît, jeudi 10 h',
    ],
  ])('with the times that it tells, and asks for no service (%s): “%s” “%s”', async (matter, first, yes) => {
    const { say, desk } = withHistory();
    await say(first);
    const reply = plain((await say(yes)).reply);
    expect(reply).toMatch(/what e-mail or phone number|quel courriel ou numéro/);
    expect(reply).not.toMatch(/Coupe femme/);
    await say(CONTACT);
    expect(desk.leads).toMatchObject([{ matter, name: 'Ann Roy' }]);
    for (const words of [first, yes]) expect(desk.leads[0]?.message).toContain(plain(words));
  });

  test.each([
    [
      'Je veux annuler mon rendez-vous de mercredi 9 h pris par téléphone',
      'Oui, dites à Léa de me déplacer à 16 h mercredi. ann@exemple.ca',
    ],
    [
      'I have to cancel the appointment I made by phone for Wednesday',
      'Yes, tell them to move it to 4 on Wednesday. ann@example.com',
    ],
  ])('to move, where it says so, and not to cancel: “%s” “%s”', async (first, yes) => {
    const { say, desk } = withHistory();
    await say(first);
    await say(yes);
    expect(desk.leads).toMatchObject([{ matter: 'move' }]);
  });

  test.each([
    ['Acceptez-vous les cartes Bleu Azur ?', 'oui svp. Et vendez-vous des perruques de crin ?', 'fr'],
    ['Do you take Blue Azure cards?', 'yes please. And do you sell horsehair wigs?', 'en'],
  ] as const)('and the next question that nobody can answer: “%s” “%s”', async (first, more, language) => {
    const { say, desk } = withHistory();
    await say(`${first} Ann Roy, ann@exemple.ca`, { language });
    await say(more, { language });
    expect(desk.leads).toMatchObject([{ matter: 'question' }]);
    expect(desk.leads[0]?.message).toContain(first);
    expect(desk.leads[0]?.message).toContain(more);
  });
});

describe('a yes with another wish or question does both', () => {
  test.each([
    [
      'Acceptez-vous les cartes Bleu Azur ?',
      'oui s’il vous plaît, et est-ce que je peux prendre rendez-vous pour une coupe femme jeudi?',
      'Luc Roy, luc@exemple.ca',
    ],
    [
      'Do you take Blue Azure cards?',
      'yes please, and can I book a women’s cut on Thursday?',
      'Luc Roy, luc@exemple.ca',
    ],
  ])('who left no contact has it with the appointment: “%s” “%s”', async (first, both, contact) => {
    const { say, press, desk } = withHistory();
    await say(first);
    const given = await say(both);
    expect(plain(given.reply)).toMatch(/C'est noté pour l'équipe|Noted for the team/);
    expect(given.slots.length).toBeGreaterThan(0);
    await press(1);
    const done = await say(contact);
    expect(desk.bookings).toMatchObject([{ note: plain(first) }]);
    expect(done.reply).toContain(first);
  });

  test.each([
    ['Acceptez-vous les cartes Bleu Azur ?', 'oui svp, et une coupe femme jeudi ?'],
    ['Do you take Blue Azure cards?', 'yes please, and a women’s cut on Thursday?'],
  ])('who left one has it filed at once: “%s” “%s”', async (first, both) => {
    const { say, desk } = withHistory();
    await say(`${first} ${CONTACT}`);
    const given = await say(both);
    expect(given.lead).toBeDefined();
    expect(desk.leads).toMatchObject([{ matter: 'question' }]);
    expect(desk.leads[0]?.message).toContain(first);
    expect(given.slots.length).toBeGreaterThan(0);
  });

  test.each([
    ['Acceptez-vous les cartes Bleu Azur ?', 'oui svp. Et c’est combien une coloration ?', '110,00 $'],
    ['Do you take Blue Azure cards?', 'yes please. And how much is a colouring?', '$110.00'],
  ])('a question is answered, then the contact asked for: “%s” “%s”', async (first, both, answer) => {
    const { say, desk } = withHistory();
    await say(first);
    const reply = plain((await say(both)).reply);
    expect(reply).toContain(answer);
    expect(reply).toMatch(/what e-mail or phone number|quel courriel ou numéro/);
    await say(CONTACT);
    expect(desk.leads).toMatchObject([{ matter: 'question' }]);
  });

  test.each([
    ['Acceptez-vous les cartes Bleu Azur ?', 'ok, et c’est combien une coloration ?'],
    ['Do you take Blue Azure cards?', 'Ok, and how much is a colouring?'],
  ])('an “ok” before something else agrees to nothing: “%s” “%s”', async (first, more) => {
    const { say, desk } = withHistory();
    await say(`${first} ${CONTACT}`);
    await say(more);
    expect(desk.leads).toEqual([]);
  });
});

describe('who would rather have a person', () => {
  test.each([
    'OK, can you just pass it to someone? Ann Roy, 438 555 0101',
    'please just have someone call me, 438 555 0101',
    'Please forward all this to somebody, 438 555 0101',
    'transmettez donc tout ça à quelqu’un, 438 555 0101',
    'bon ben faites suivre à quelqu’un svp 438 555 0101',
    'jveux qu’on m’appelle, 438 555 0101',
    'faites-moi rappeler svp, 438 555 0101',
  ])('is passed on at once with all that was being arranged: “%s”', async (message) => {
    const { say, desk } = withHistory();
    const wish = 'two women’s cuts and a colouring for my aunt, on Thursday';
    await say(wish, { language: 'en' });
    await say('No, only one cut, and the colouring is for me', { language: 'en' });
    await say(message);
    expect(desk.leads).toMatchObject([{ matter: 'callback', phone: '+14385550101' }]);
    expect(desk.leads[0]?.message).toContain(plain(wish));
    expect(desk.leads[0]?.message).toContain('only one cut');
  });

  test.each([
    'can somebody look at my hair today?',
    'I want to give this to my mother: a women’s cut',
    'quelqu’un peut me couper les cheveux jeudi?',
    'une coupe femme à donner à ma mère',
  ])('somebody who only wishes an appointment asks for none: “%s”', async (message) => {
    const { say, desk } = withHistory();
    const { reply } = await say(message);
    expect(plain(reply)).not.toMatch(/call you back|rappelle/);
    expect(desk.leads).toEqual([]);
  });

  test('is about nothing that was passed on or booked before', async () => {
    const { say, desk } = withHistory();
    await say(`Vendez-vous des perruques de crin ? ${CONTACT}`);
    await say('oui');
    await say('Est-ce qu’on peut venir avec un chien ?');
    await say('rappelez-moi');
    expect(desk.leads.map(({ matter }) => matter)).toEqual(['question', 'callback']);
    expect(desk.leads[1]?.message).toContain('chien');
    expect(desk.leads[1]?.message).not.toContain('perruques');
  });
});

describe('what is told after a request is added to it', () => {
  test.each([
    ['rappelez-moi svp, Ann Roy 438 555 0101', 'avant 17 h svp, l’offre expire', 'callback'],
    [
      'rappelez-moi svp, Ann Roy 438 555 0101',
      'jveux juste qu’a mappelle avant 17h, tu peux tu marquer urgent',
      'callback',
    ],
    ['can someone call me? Ann Roy 438 555 0101', 'before 5 please, it’s urgent', 'callback'],
    ['can someone call me? Ann Roy 438 555 0101', 'can you mark it urgent?', 'callback'],
    [
      'I’m very unhappy, you ruined my hair. Ann Roy 438 555 0101',
      'Will someone call me today?',
      'complaint',
    ],
    ['Je serai en retard à mon rdv. Ann Roy 438 555 0101', 'plutôt 15 minutes de retard', 'late'],
  ])('and is no wish for an appointment: “%s” “%s”', async (request, more, matter) => {
    const { say, desk } = withHistory();
    await say(request);
    const { reply } = await say(more);
    expect(plain(reply)).toMatch(/C'est ajouté à ce que j'ai transmis|I've added that to what I passed on/);
    expect(plain(reply)).not.toMatch(/Coupe femme/);
    expect(desk.leads.map((one) => one.matter)).toEqual([matter, matter]);
    expect(desk.leads[1]?.message).toBe(plain(more));
  });

  test.each([
    ['une coupe femme jeudi ?', 'Coupe femme, jeudi'],
    ['avez-vous une place jeudi pour une coloration ?', 'Coloration, jeudi'],
    ['c’est combien une coloration ?', '110,00 $'],
  ])('another wish or question is one: “%s”', async (message, told) => {
    const { say, desk } = withHistory();
    await say('rappelez-moi svp, Ann Roy 438 555 0101');
    expect(plain((await say(message)).reply)).toContain(told);
    expect(desk.leads).toHaveLength(1);
  });
});

test.each([
  ['Laissez un message à Léa svp : on se rejoint où jeudi ?'],
  ['Please leave a message for Léa: where do we meet on Thursday?'],
])('a message for somebody moves nothing that is booked: “%s”', async (message) => {
  const people = [
    { id: 'lea', name: 'Léa' },
    { id: 'ana', name: 'Ana' },
  ];
  const { say, press, desk } = withHistory({ people });
  await say('coloration lundi. Je m’appelle Marie, 514 555-1234');
  await press(1);
  const { reply, lead } = await say(message);
  expect(lead).toBeDefined();
  expect(plain(reply)).not.toMatch(/Nouveau moment|New time|pas la réponse|don't have/);
  expect(desk.leads).toMatchObject([{ matter: 'message', message: plain(message) }]);
});
