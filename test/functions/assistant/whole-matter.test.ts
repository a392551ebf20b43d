import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const CONTACT = 'Ann Roy, 438 555 0101';

describe('a request holds all that was told of its matter', () => {
  test.each([
    [
      ['Bonjour', 'Ma coloration d’octobre a viré au vert', 'oui', 'je veux parler à quelqu’un', CONTACT],
      'callback',
      ['Ma coloration d’octobre a viré au vert', 'je veux parler à quelqu’un'],
    ],
    [
      [
        'hi',
        'I have not been to a salon since 2021, my scalp is sensitive',
        'can somebody call me?',
        CONTACT,
      ],
      'callback',
      ['I have not been to a salon since 2021, my scalp is sensitive', 'can somebody call me?'],
    ],
    [
      ['j’ai les cheveux cassants depuis 2021', 'Vendez-vous des perruques de crin ?', 'oui svp', CONTACT],
      'question',
      ['j’ai les cheveux cassants depuis 2021', 'Vendez-vous des perruques de crin ?'],
    ],
  ])('and neither greetings, a yes nor the contact: %j', async (messages, matter, told) => {
    const { say, desk } = conversationWith();
    for (const message of messages) await say(message);
    expect(desk.leads).toMatchObject([{ matter, message: told.map(plain).join('\n') }]);
  });

  test('of two that follow each other each holds its own', async () => {
    const { say, desk } = conversationWith();
    await say(`Vendez-vous des perruques de crin ? ${CONTACT}`);
    await say('oui');
    await say('ma fille a peur des ciseaux');
    await say('rappelez-moi svp');
    expect(desk.leads.map(({ message }) => message)).toEqual([
      plain(`Vendez-vous des perruques de crin ? ${CONTACT}`),
      'ma fille a peur des ciseaux\nrappelez-moi svp',
    ]);
  });

  test('as far as a message may be long: its beginning and its end, and what is left out is marked', async () => {
    const { say, desk } = conversationWith();
    const chapter = (n: number) => `chapitre ${n} ${'mes mèches cassent '.repeat(32)}`.trim();
    for (let n = 1; n <= 5; n += 1) await say(chapter(n));
    await say(`rappelez-moi svp. ${CONTACT}`);
    const message = desk.leads[0]?.message ?? '';
    expect(message.length).toBeLessThanOrEqual(2000);
    const lines = message.split('\n');
    expect([lines.at(0), lines.at(1), lines.at(-1)]).toEqual([chapter(1), '[…]', chapter(5)]);
  });

  test('nothing of what was given up', async () => {
    const { say, desk } = conversationWith();
    await say('une coloration bleu pétrole pour mon chien Rex');
    await say('laissez faire, oubliez ça');
    await say(`rappelez-moi svp. ${CONTACT}`);
    expect(desk.leads).toMatchObject([{ message: plain(`rappelez-moi svp. ${CONTACT}`) }]);
  });
});

describe('what was offered to be passed on and given up is not', () => {
  test.each([
    ['forget it. just a women’s cut thursday at 10. Nick Russo 438-555-0103'],
    ['forget it I’ll call you. Nick Russo 438-555-0103'],
    ['laissez faire, je vais appeler. Nick Russo 438-555-0103'],
  ])('though a contact stands beside: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    await say('Do you sell horsehair wigs?');
    await say(message);
    await say('oui');
    expect(desk.leads).toEqual([]);
  });
});

describe('when to be called, told right after a request,', () => {
  test.each([
    [
      'Do you do a colouring for free?',
      'no I don’t wanna book yet. can someone call me back?',
      'ok thx. after 6 pm if possible',
    ],
    [
      'Faites-vous la coloration gratuitement ?',
      'non pas tout de suite. quelqu’un peut me rappeler ?',
      'ok merci. après 18 h si possible',
    ],
  ])('is added to it, though a service was spoken of before: “%s” “%s”', async (first, call, more) => {
    const { say, desk } = conversationWith();
    await say(first);
    await say(`${call} ${CONTACT}`);
    const { reply, slots } = await say(more);
    expect(plain(reply)).toMatch(/ajouté à ce que j'ai transmis|added that to what I passed on/);
    expect(slots).toEqual([]);
    expect(desk.leads).toMatchObject([{ matter: 'callback' }, { matter: 'callback', message: plain(more) }]);
  });
});

describe('an emergency is not forgotten', () => {
  const PLUMBER = { services: [], phone: '450 555-0172' };

  test.each([
    [
      'la toilette du 2e déborde, y a de l’eau partout!!',
      'qqun peut venir là là? ou je dois appeler',
      'NON je veux que quelqu’un vienne maintenant. 514 555-9902 Steeve Paquin',
      'question?? c’est une urgence. vous allez rappeler quand',
    ],
    [
      'the toilet is overflowing, there is water everywhere!!',
      'can somebody come now? or should I call',
      'NO I want somebody now. 514 555-9902 Steeve Paquin',
      'question?? it’s an emergency. when will you call back',
    ],
  ])('the number is repeated, and the team reads all of it: “%s”', async (...messages) => {
    const { say, desk } = conversationWith(PLUMBER);
    for (const message of messages) {
      const { reply } = await say(message);
      expect(plain(reply)).toContain('450 555-0172');
      expect(plain(reply)).not.toMatch(/lundi|Monday|9 h|9:00/);
    }
    expect(desk.leads.map(({ matter }) => matter)).toEqual(['emergency', 'emergency']);
    expect(desk.leads[0]?.message).toBe(messages.slice(0, 3).map(plain).join('\n'));
  });

  test.each([
    ['Mon chien a mangé du chocolat', 'qu’est-ce que je fais', 'rappelez-moi au 514 555-9902'],
    ['My dog ate chocolate', 'what do I do', 'call me back at 514 555-9902'],
  ])('a call back that is asked for then is that of an emergency: “%s”', async (...messages) => {
    const { say, desk } = conversationWith();
    for (const message of messages) expect(plain((await say(message)).reply)).toContain('514 555-0199');
    expect(desk.leads).toMatchObject([{ matter: 'emergency' }]);
    expect(desk.leads[0]?.message).toContain(messages[0]);
  });

  test.each([
    ['ok merci', /pas de quoi|plaisir/],
    ['merci, bonne journée', /journée/],
  ])('whoever only thanks or leaves is answered so: “%s”', async (message, told) => {
    const { say } = conversationWith();
    await say('Mon père ne respire plus');
    expect((await say(message)).reply).toMatch(told);
  });

  test('once an appointment is asked for, it is arranged', async () => {
    const { say } = conversationWith();
    await say('Mon chien a mangé du chocolat');
    expect((await say('coloration jeudi')).slots.length).toBeGreaterThan(0);
  });
});

describe('an emergency that is none', () => {
  test.each([
    ['c’est pas une urgence là', 'en'],
    ['ce n’est pas une urgence', 'fr'],
    ['it’s not an emergency lol', 'en'],
    ['nobody is hurt', 'en'],
  ])('is taken back, and what was told is offered to the team: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    await say('Mon père ne respire plus');
    const { reply } = await say(message);
    expect(plain(reply)).toMatch(/transmette votre message|tell the team about your message/);
    expect(reply).not.toContain('911');
    await say(CONTACT);
    expect(desk.leads).toMatchObject([{ matter: 'message', message: 'Mon père ne respire plus' }]);
  });

  test('the complaint behind it is taken up, and what only reassures is not quoted', async () => {
    const { say, desk } = conversationWith();
    await say('You burned my scalp two weeks ago and I can’t breathe, I am really unhappy with you');
    const { reply } = await say('it’s not an emergency lol. I just want somebody to look at it');
    expect(reply).toMatch(/sorry/i);
    await say(CONTACT);
    expect(desk.leads).toMatchObject([{ matter: 'complaint' }]);
    expect(desk.leads[0]?.message).toContain('burned my scalp');
    expect(desk.leads[0]?.message).toContain('look at it');
    expect(desk.leads[0]?.message).not.toContain('emergency');
  });
});

describe('Info-Santé, the nurses of Quebec', () => {
  const address = {
    line1: '1, rue A',
    line2: null,
    city: 'Laval',
    postalCode: 'H7A 0A1',
    country: 'CA' as const,
  };

  test.each([
    ['QC', true],
    ['BC', false],
    ['ON', false],
  ])('are named in Quebec alone: %s', async (region, isNamed) => {
    const { say } = conversationWith({ address: { ...address, region } });
    const { reply } = await say('Mon père ne respire plus');
    expect(reply).toContain('911');
    expect(reply.includes('811')).toBe(isNamed);
  });

  test('and not where nobody knows where the business is', async () => {
    expect((await conversationWith().say('My father stopped breathing')).reply).not.toContain('811');
  });
});
