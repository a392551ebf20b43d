import { describe, expect, test } from '@jest/globals';
import { openDesk, weekdaySlots } from '../../support/assistant-ports.ts';
import { conversationWith, plain, withColouring } from './conversation-with.ts';

const TEN = '2026-11-23T15:00:00.000Z';

/** A colouring on Monday at nine, and a woman's cut right after it. */
const bookedBoth = async () => {
  const talk = conversationWith();
  await talk.say('coloration et coupe femme lundi à 9 h, Marie, 514 555-1234');
  await talk.say('oui');
  return talk;
};

describe('a no does not swallow what is said beside it', () => {
  test.each(['non, mais rappelez-moi au 514 555-2233', 'no but can someone call me at 514 555-2233'])(
    '“%s” to an offer to pass a question on asks for a call',
    async (said) => {
      const { say, desk } = conversationWith();
      await say('faites-vous des permanentes?');
      await say(said);
      expect(desk.leads).toEqual([expect.objectContaining({ matter: 'callback', phone: '+15145552233' })]);
    },
  );

  test.each([
    'non, annulez pas! je veux une coupe femme juste avant',
    'no dont cancel! i want a coupe femme right before',
  ])('“%s” to the question whether to cancel keeps it, and looks for the other', async (said) => {
    const { say, desk } = await withColouring();
    await say('annulez mon rendez-vous');
    expect(plain((await say(said)).reply)).toContain('Coupe femme');
    await say('oui');
    expect(desk.standing()).toMatchObject([
      { title: 'Coloration', startAt: TEN, status: 'confirmed' },
      { title: 'Coupe femme', startAt: '2026-11-23T14:00:00.000Z' },
    ]);
  });
});

describe('an appointment that was made elsewhere', () => {
  test.each(['et celui de demain est bien annulé?', 'pis le rdv de demain, il est annulé?'])(
    'is told to be with the team once it was passed on, and the one made here stays: “%s”',
    async (said) => {
      const { say, desk } = conversationWith();
      await say('il faut annuler mon rdv de demain, Luc Roy 514 555-2233');
      await say('oui');
      await say('je veux une coloration lundi à 10 h');
      await say('oui');
      expect(plain((await say(said)).reply)).toContain('déjà transmis');
      expect(desk.leads).toHaveLength(1);
      expect(desk.standing()).toMatchObject([{ startAt: TEN, status: 'confirmed' }]);
    },
  );

  test.each(['NON pas celui-là! celui de jeudi', 'no not that one! the thursday one'])(
    'is not taken for the one that is booked here: “%s”',
    async (said) => {
      const { say, desk } = await withColouring();
      await say('annulez mon rendez-vous');
      await say(said);
      expect((await say('oui')).lead).toBeDefined();
      expect(desk.standing()).toMatchObject([{ startAt: TEN, status: 'confirmed' }]);
    },
  );
});

describe('all that was booked', () => {
  test.each([
    'on peut-tu tout déplacer mercredi 9h?',
    'déplacez les deux à mercredi 9 h',
    'can we do wednesday at 9 instead, same thing?',
    'both of them to wednesday at 9',
    'both of them to wednesday at 9 and then the coupe femme after',
  ])('is moved in its order, on one yes: “%s”', async (said) => {
    const { say, desk } = await bookedBoth();
    await say(said);
    const last = await say('oui');
    expect(desk.standing()).toMatchObject([
      { title: 'Coloration', startAt: '2026-11-25T14:00:00.000Z' },
      { title: 'Coupe femme', startAt: '2026-11-25T15:00:00.000Z' },
    ]);
    expect(last.reply).not.toContain('?');
  });
});

describe('what is only asked once something is booked', () => {
  test.each(['is there nothing sooner', 'y a-tu rien de plus tôt?'])(
    '“%s” shows what is free before it, and moves nothing',
    async (said) => {
      const { say, desk } = await withColouring();
      const { slots } = await say(said);
      expect(slots.map(({ startAt }) => startAt)).toEqual(['2026-11-23T14:00:00.000Z']);
      await say('nvm 10 is good');
      expect(desk.standing()).toMatchObject([{ startAt: TEN }]);
    },
  );

  test('“nothing sooner” is answered truly where nothing is', async () => {
    const { say, desk } = await withColouring();
    desk.take('2026-11-23T14:00:00.000Z');
    const { reply, slots } = await say('is there nothing sooner');
    expect([slots, plain(reply)]).toEqual([[], expect.stringContaining('Monday, November 23 at 10:00')]);
  });

  test.each([
    'est-ce que ma fille peut rester avec moi pendant le rdv?',
    'dois-je laver mes cheveux avant la coloration?',
    'if I hate it can I cancel lol',
    'si j’aime pas ça je peux-tu annuler?',
  ])('“%s” looks for nothing and cancels nothing', async (said) => {
    const { say, desk } = await withColouring();
    const { slots, reply } = await say(said);
    expect(slots).toEqual([]);
    expect(plain(reply)).not.toMatch(/Pour quel service|vraiment l'annuler|really want to cancel/);
    expect(desk.standing()).toMatchObject([{ startAt: TEN, status: 'confirmed' }]);
  });
});

const people = [
  { id: 'julie', name: 'Julie Roy' },
  { id: 'karim', name: 'Karim Haddad' },
];

/** A colouring with Julie on Monday at ten. */
const withJulie = async () => {
  const talk = conversationWith({ people }, openDesk(weekdaySlots(), undefined, people));
  const { reply } = await talk.say('coloration avec Julie lundi à 10 h. Je m’appelle Marie, 514 555-1234');
  const last = reply.includes('réservé') ? reply : (await talk.say('oui')).reply;
  return { ...talk, reply: last };
};

describe('whom it is with', () => {
  test('is told with the confirmation', async () => {
    expect(plain((await withJulie()).reply)).toContain('Coloration avec Julie Roy, le lundi 23 novembre');
  });

  test.each([
    'C’est donc Julie qui m’attendra ?',
    'est-ce bien avec Julie?',
    'c’est avec Karim ou Julie?',
    'Mais vous venez de me réserver à dix heures! Ne touchez à rien, je voulais juste savoir si c’est avec Julie.',
    'et c’est qui qui va me faire ma coloration?',
  ])('“%s” is answered from what is booked', async (said) => {
    const { say, desk } = await withJulie();
    const { reply, slots } = await say(said);
    expect([plain(reply), slots]).toEqual([
      expect.stringContaining('Votre rendez-vous du lundi 23 novembre à 10 h 00 est avec Julie Roy.'),
      [],
    ]);
    expect(desk.standing()).toMatchObject([{ startAt: TEN, personName: 'Julie Roy', status: 'confirmed' }]);
  });

  test('may be somebody else, who is asked for', async () => {
    const { say, desk } = await withJulie();
    await say('je peux avoir Karim à la place?');
    await say('oui');
    expect(desk.standing()).toMatchObject([{ startAt: TEN, personName: 'Karim Haddad' }]);
  });
});

describe('what whoever does it is to know goes to the note', () => {
  test.each([
    ['ah pis mets julie au courant que j’amène mon beau-frère', 'beau-frère'],
    ['dites à Julie que je vais être avec mon fils', 'mon fils'],
    ['Pouvez-vous prévenir Julie que je suis malentendante?', 'malentendante'],
    ['tell julie i have a scar on my head', 'a scar on my head'],
    ['plz have them text me when its done', 'text me when its done'],
    ['Je garde 10 h, mais notez au moins « Julie seulement ».', 'Julie seulement'],
  ])('“%s”', async (said, noted) => {
    const { say, desk } = await withJulie();
    const { reply, slots } = await say(said);
    expect(desk.notesAdded.flatMap(({ lines }) => lines).join(' ')).toContain(noted);
    expect(plain(reply)).not.toMatch(/que je transmette|like me to/);
    expect([slots, desk.leads]).toEqual([[], []]);
    expect(desk.standing()).toMatchObject([{ startAt: TEN, personName: 'Julie Roy' }]);
  });
});

describe('what stands stays', () => {
  test.each([
    'non je change pas mon rdv! jdis juste qu’on va être 2',
    'garde moi 10h lundi comme c’était',
    'laisse ça à lundi 10h',
    '10h lundi, comme prévu',
    'NON. touche pas a mon rdv. est-ce que lundi a 10h tient toujours',
    'no no, monday 10am stays',
    'keep me at 10am monday like it was',
    'L’appointment est encore là right?',
    'j’ai tu ma place lundi?',
    'vous m’avez mis lundi 10h c’est ça',
    'fak c’est beau pour lundi 10h?',
    'is the coloration booked',
    'so just one appt right not 2',
    'is the one on monday settled?',
  ])('“%s” is told of it, and nothing else is looked for', async (said) => {
    const { say, desk } = await withJulie();
    const { reply, slots } = await say(said);
    expect(plain(reply)).toMatch(/lundi 23 novembre à 10 h 00|Monday, November 23 at 10:00/);
    expect([slots, desk.leads]).toEqual([[], []]);
    expect(plain(reply)).not.toMatch(/libre|free|service/);
    expect(desk.standing()).toMatchObject([{ startAt: TEN, status: 'confirmed' }]);
  });

  test.each(['mets-moi vendredi à 10 h', 'garde moi vendredi 10h à la place', 'friday at 10 instead'])(
    'not: “%s”',
    async (said) => {
      const { say, desk } = await withJulie();
      await say(said);
      await say('oui');
      expect(desk.standing()).toMatchObject([{ startAt: '2026-11-27T15:00:00.000Z' }]);
    },
  );
});

describe('somebody who is there beside is no other name for the appointment', () => {
  test.each([
    'Est-ce que mon propriétaire recevra la facture directement ? Il s’appelle M. Wu.',
    'my landlord will be there, his name is Mr. Wu',
    'la voisine va ouvrir, elle s’appelle Rita Bleau',
  ])('“%s”', async (said) => {
    const { say, desk } = await withColouring();
    const { reply } = await say(said);
    expect(plain(reply)).not.toMatch(/au nom d|in the name of|coordonnées|contact details/);
    await say('oui');
    expect(desk.leads.map(({ matter }) => matter)).not.toContain('contact');
  });

  test('kin are for whom it is', async () => {
    const { say } = await withColouring();
    expect(plain((await say('c’est pour ma fille, elle s’appelle Rita Bleau')).reply)).toContain(
      'coordonnées',
    );
  });
});

describe('whether it stands', () => {
  test.each(['AM I BOOKED', 'yes or no is the hairdresser coming monday', 'am i booked for 10??'])(
    '“%s” is answered beside an offer to pass something on',
    async (said) => {
      const { say, desk } = await withColouring();
      await say('is there a ramp?');
      expect(plain((await say(said)).reply)).toContain('November 23');
      expect(desk.leads).toEqual([]);
    },
  );

  test('and it is no question about what is told before it', async () => {
    const { say, desk } = await withColouring();
    const { reply } = await say('I have a big dog. am i booked?');
    expect(plain(reply)).not.toContain('I don');
    expect(desk.notesAdded).toMatchObject([{ lines: ['I have a big dog.'] }]);
  });
});

describe('what is told once something is booked', () => {
  test.each([
    'park in the back lane please',
    'c’est pour ma tante qui a les cheveux très frisés',
    'never done this before im nervous lol',
  ])('“%s” is noted, and is no question for the team besides', async (said) => {
    const { say, desk } = await withColouring();
    const { reply } = await say(said);
    expect(desk.notesAdded).toHaveLength(1);
    expect(plain(reply)).not.toContain('?');
  });

  test.each(['merci. ça se passe comment rendu là?', 'thanks! so what happens once there?'])(
    '“%s” does not end with the thanks',
    async (said) => {
      const { say } = await withColouring();
      expect(plain((await say(said)).reply)).toMatch(/transmette|like me to/);
    },
  );

  test.each(['merci beaucoup!', 'merci, à lundi?', 'thanks so much'])(
    'thanks alone do: “%s”',
    async (said) => {
      const { say } = await withColouring();
      expect(plain((await say(said)).reply)).not.toMatch(/transmette|like me to/);
    },
  );

  test('another number is corrected, and no call', async () => {
    const { say, desk } = await withColouring();
    const { reply } = await say('my number is actually 514 555 9999');
    if (plain(reply).includes('?')) await say('yes');
    expect(desk.leads).toMatchObject([{ matter: 'contact', phone: '+15145559999' }]);
  });
});
