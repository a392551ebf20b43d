import { describe, expect, test } from '@jest/globals';
import { openDesk } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const first = async (message: string): Promise<string> =>
  plain((await conversationWith().say(message)).reply);

describe('what is told beside a wish', () => {
  test.each([
    [
      'Bonjour, une coupe femme jeudi svp, je suis enceinte de sept mois',
      'Julie Tremblay 514 555-0199. Je suis allergique aux produits parfumés.',
      [
        'une coupe femme jeudi svp, je suis enceinte de sept mois',
        'Je suis allergique aux produits parfumés.',
      ],
      "Note pour l'équipe : « une coupe femme jeudi svp, je suis enceinte de sept mois », « Je suis allergique aux produits parfumés ».",
    ],
    [
      'Hi there! I use a walker. A women’s cut on Thursday please',
      'Julie Tremblay 514 555-0199, and by the way my scalp itches',
      ['I use a walker.', 'my scalp itches'],
      'Note for the team: “I use a walker”, “my scalp itches”.',
    ],
  ])(
    'is kept without a word, and told in full with the appointment: “%s”',
    async (first, second, note, told) => {
      const { say, press, desk } = conversationWith();
      expect((await say(first)).reply).not.toMatch(/enceinte|walker/);
      expect((await press(1)).reply).not.toMatch(/enceinte|walker/);
      const done = await say(second);
      expect(done.booking).toBeDefined();
      expect(desk.attempts.at(-1)?.request.note).toBe(note.join('\n'));
      expect(plain(done.reply)).toContain(told);
    },
  );

  test('is acknowledged in a few words where the message says nothing else', async () => {
    const { say, press, desk } = conversationWith();
    await say('coupe femme jeudi');
    await press(1);
    const { reply } = await say('Je suis allergique au latex.');
    expect(plain(reply)).toContain("C'est noté pour l'équipe, avec le rendez-vous.");
    expect(plain(reply)).toContain('Pour réserver : à quel nom');
    expect(plain((await say('Luc Roy, luc@exemple.ca')).reply)).toContain(
      "Note pour l'équipe : « Je suis allergique au latex ».",
    );
    expect(desk.bookings).toMatchObject([{ note: 'Je suis allergique au latex.' }]);
  });

  test.each([
    [
      'coupe femme jeudi',
      'je suis allergique, les produits ont-tu des amandes dedans?',
      "C'est noté pour l'équipe, ",
    ],
    ['women’s cut Thursday', 'I’m allergic, does the shampoo have almond in it?', 'Noted for the team, with'],
  ])('is acknowledged where it may ask something: “%s” “%s”', async (wish, asks, noted) => {
    const { say } = conversationWith();
    await say(wish);
    const reply = plain((await say(asks)).reply);
    expect(reply).toMatch(new RegExp(`${noted}|pas la réponse|don't have the answer`));
    expect(reply.match(/[Nn]ot(?:é|ed)\b/g)?.length ?? 1).toBe(1);
  });

  test('is told of several that are booked at once too', async () => {
    const { say, press, desk } = conversationWith();
    await say('une coupe femme et une coloration jeudi, une après l’autre. Je suis enceinte.');
    await press(1);
    const { reply } = await say('Luc Roy, luc@exemple.ca');
    expect(plain(reply)).toContain("Note pour l'équipe : « Je suis enceinte ».");
    expect(desk.bookings.map(({ note }) => note)).toEqual(['Je suis enceinte.', 'Je suis enceinte.']);
  });

  test('is with the first appointment only', async () => {
    const { say, press, desk } = conversationWith();
    await say('I have a sore neck. A men’s haircut on Thursday please');
    await press(1);
    await say('Sam Roy, sam@exemple.ca');
    await say('another one on Friday');
    await press(2);
    await say('yes');
    expect(desk.attempts.map(({ request }) => request.note)).toEqual(['I have a sore neck.', undefined]);
  });

  test('is not kept of somebody who has not accepted the notice', async () => {
    const { say } = conversationWith();
    const { conversation } = await say('Une coupe femme jeudi, je suis enceinte', { consent: false });
    expect(conversation.state.remarks).toBeUndefined();
  });

  test('goes with a request that is filed instead', async () => {
    const { say, desk } = conversationWith();
    await say('Une coupe femme jeudi, je suis enceinte');
    await say('finalement rappelez-moi au 514 555-0199');
    expect(desk.leads.at(-1)?.message).toContain('je suis enceinte');
  });

  test.each([
    'Une coupe femme jeudi svp',
    'hi u have smth for mens cut sat morning?',
    'I came last Tuesday, now I’d like a men’s haircut on Friday',
    'mardi, non attends, mercredi pour une coupe femme',
    'Bonjour, je voudrais prendre rendez-vous pour une coloration la semaine prochaine',
  ])('is nothing where all was read: “%s”', async (message) => {
    expect(await first(message)).not.toMatch(/[«“]/);
  });
});

test.each([
  ['Mon char est brisé, je vais pas pouvoir venir à 3h tantôt', "votre demande d'annuler"],
  ['I’m not gonna be able to make it tomorrow, sorry', 'your request to cancel'],
  ['I booked yesterday with a card, I was charged twice. Who do I talk to?', 'very sorry'],
  ['My appointment is at 3 but nobody is answering the door?!', 'very sorry'],
  ['jveux parler a kekun', 'joindre'],
  ['vous m’avez facturée deux fois', 'Toutes nos excuses'],
])('what stands in the way is not taken for a wish: “%s”', async (message, told) => {
  expect(await first(message)).toContain(told);
});

test('“that” is what the question chose', async () => {
  const { say } = conversationWith();
  const reply = plain((await say('What’s your cheapest service? Book me that Tuesday at noon')).reply);
  expect(reply).toContain('Coupe homme, on Tuesday, November 24 at 12:00 p.m.');
});

test('what may mean several services is not added up', async () => {
  const reply = await first('Coupe + coloration, ça coûte combien en tout ?');
  expect(reply).not.toContain('en tout,');
  expect(reply).toContain('Coupe femme : 55,00 $');
});

test('a name in capitals beside the contact is one, wherever it stands', async () => {
  const { say, desk } = conversationWith();
  await say('book me in first thing Friday for a men’s haircut. Tom Hardy 514 555 0177');
  await say('yes');
  expect(desk.attempts.at(-1)?.request).toMatchObject({ name: 'Tom Hardy', phone: '+15145550177' });
});

test('services are listed once where one was asked for that is not there', async () => {
  const reply = await first('Avez-vous des chignons le 24 novembre? Je voudrais venir à 10h');
  expect(reply.match(/Coupe femme/g)).toHaveLength(1);
});

test('a thumb up is a yes, a thumb down a no', async () => {
  const { say, desk } = conversationWith();
  await say('coupe homme jeudi 10h');
  await say('Luc Roy, luc@exemple.ca');
  if (desk.attempts.length === 0) await say('👍🏽');
  expect(desk.attempts).toHaveLength(1);
  expect(plain((await say('👎')).reply)).toContain('Bonne journée');
});

describe('a question that nobody here can answer', () => {
  test.each([
    ['Hi, do you have gift cards for haircuts?', '“do you have gift cards for haircuts?”'],
    ['Est-ce que vous offrez des coupes à domicile ?', 'des coupes à domicile ?'],
    ['J’ai reçu un certificat cadeau de 100$, qu’est-ce que je peux avoir avec ça?', 'certificat cadeau'],
    ['How long have you been in business? Are the products vegan?', '“Are the products vegan?”'],
    ['I have a referral from my doctor, do I need it?', '“I have a referral from my doctor, do I need it?”'],
    ['Puis-je payer avec mes points Air Miles ?', '« Puis-je payer avec mes points Air Miles ? »'],
  ])('is said back and offered to the team: “%s”', async (message, quote) => {
    const reply = await first(message);
    expect(reply).toMatch(/pas la réponse à|don't have the answer to/);
    expect(reply).toContain(quote);
    expect(reply).toMatch(/Voulez-vous que je transmette votre question|tell the team about your question/);
    expect(reply).not.toMatch(/nous l'offrons|we do/i);
  });

  test('goes with the appointment that is asked for in the same breath', async () => {
    const { say, press, desk } = conversationWith();
    const { reply } = await say('Une coupe femme jeudi, mais est-ce correct avec un plâtre ?');
    expect(plain(reply)).toContain('je joindrai la question à votre rendez-vous');
    await press(1);
    await say('Julie Tremblay 514 555-0199');
    expect(desk.attempts.at(-1)?.request.note).toContain('est-ce correct avec un plâtre ?');
  });

  test('is one also without words of its own, behind what it is about', async () => {
    const reply = await first('je suis enceinte, une coupe femme jeudi? Est-ce correct?');
    expect(reply).toContain('« Est-ce correct? »');
    expect(await first('une coupe femme jeudi? Est-ce correct?')).not.toContain('Est-ce');
  });

  test('is said once, and hides no other', async () => {
    const reply = await first('Est-ce que je peux payer en argent? j’ai pas de carte. Et le stationnement?');
    expect(reply.match(/Je n'ai pas/g)).toHaveLength(2);
    expect(reply).toContain('stationnement');
  });

  test('is not answered by what only sounds like it', async () => {
    expect(await first('est-ce que je parle à un robot?')).not.toContain('langues');
    expect(await first('Avez-vous des rabais pour étudiants?')).toContain(
      'pas la réponse à « Avez-vous des rabais',
    );
  });
});

test.each([
  [
    'fr',
    'coupe femme mardi',
    'cheveux',
    (n: number) => `Mes cheveux ont la particularité numéro ${'abcdefgh'[n]}xyz.`,
  ],
  [
    'en',
    'coupe femme Tuesday',
    'hair',
    (n: number) => `My hair has the peculiarity called ${'abcdefgh'[n]}xyz.`,
  ],
] as const)(
  'what is more than the team can be given is said not to reach it, in %s',
  async (language, wish, _, remark) => {
    const { desk, say } = conversationWith();
    const { reply } = await say(`${[0, 1, 2, 3, 4, 5, 6, 7].map(remark).join(' ')} ${wish}`, { language });
    await say(language === 'fr' ? 'le premier' : 'the first one', { language });
    const done = await say('Ana Roy, ana@exemple.ca', { language });
    const note = desk.bookings[0]?.note ?? '';
    const [kept, lost] = [[...'abcdef'], [...'gh']];
    for (const letter of kept) {
      expect(note).toContain(`${letter}xyz`);
      expect(done.reply).toContain(`${letter}xyz`);
      expect(reply).not.toContain(`${letter}xyz`);
    }
    for (const letter of lost) {
      expect(note).not.toContain(`${letter}xyz`);
      expect(reply).toContain(`${letter}xyz`);
    }
  },
);

describe('what is told beside a change, or once an appointment is made, is added to its note', () => {
  const booked = async () => {
    const talk = conversationWith();
    await talk.say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    await talk.press(1);
    return talk;
  };

  test.each([
    ['annulez mon rendez-vous, ma fille a la varicelle', 'oui', 'note de votre rendez-vous'],
    ['please cancel my appointment, my daughter has chicken pox', 'yes', 'note of your appointment'],
    ['move my appointment to Thursday at 10, my daughter has chicken pox', 'yes', 'note of your appointment'],
    ['déplacez mon rendez-vous à jeudi 10 h, ma fille a la varicelle', 'oui', 'note de votre rendez-vous'],
  ])('“%s”', async (message, yes, told) => {
    const { say, desk } = await booked();
    expect((await say(message)).reply).not.toMatch(/varicelle|pox/);
    const { reply } = await say(yes);
    expect(plain(reply)).toContain(told);
    expect(reply).toContain(message);
    expect(desk.notesAdded).toEqual([
      { ids: desk.standing().map(({ bookingId }) => bookingId), lines: [message] },
    ]);
    expect(desk.leads).toEqual([]);
  });

  test('why it is cancelled, though it may be a question', async () => {
    const { say, desk } = await booked();
    const why = 'ah ma mère peut pas monter 20 marches... on va devoir annuler. Désolée!';
    await say(why);
    await say('oui');
    expect(desk.notesAdded).toMatchObject([{ lines: [expect.stringContaining('monter 20 marches')] }]);
  });

  test('what only may be a message too: “22 Northcote street in Rosemere, for the guy”', async () => {
    const { say, desk } = await booked();
    await say('ok thanks. 22 Northcote street in Rosemere, for the guy');
    expect(desk.notesAdded).toMatchObject([
      { lines: [expect.stringContaining('22 Northcote street in Rosemere, for the guy')] },
    ]);
  });

  test('beside the yes to a cancellation too', async () => {
    const { say, desk } = await booked();
    await say('annulez mon rendez-vous');
    expect(plain((await say('oui, ma fille a la varicelle')).reply)).toContain('« ma fille a la varicelle »');
    expect(desk.standing().map(({ status }) => status)).toEqual(['cancelled']);
    expect(desk.notesAdded).toMatchObject([{ lines: ['ma fille a la varicelle'] }]);
  });

  test.each([
    ['Merci ! J’ai les cheveux très longs.', "J'ai les cheveux très longs"],
    ['Thanks, my wheelchair is wide', 'my wheelchair is wide'],
    ['je suis allergique au latex. C’est quoi votre numéro ?', 'je suis allergique au latex'],
  ])('and told so in one line: “%s”', async (message, words) => {
    const { say, desk } = await booked();
    const { reply } = await say(message);
    expect(plain(reply)).not.toMatch(/pas compris|bien saisi|didn't understand|laisser un message/);
    expect(plain(reply)).toContain(words);
    expect(desk.notesAdded).toMatchObject([{ lines: [expect.stringContaining(words)] }]);
  });

  test.each([
    ['Merci ! Je suis enceinte de 16 semaines, ça change quelque chose?', 'enceinte de 16 semaines'],
    ['Thanks! I’m 16 weeks pregnant, does that matter?', "I'm 16 weeks pregnant"],
    ['Does he need to bring anything? He has a pacemaker', 'He has a pacemaker'],
  ])('somebody’s health is, whatever is asked of it: “%s”', async (message, words) => {
    const { say, desk } = await booked();
    expect(plain((await say(message)).reply)).toContain(words);
    expect(desk.notesAdded).toMatchObject([{ lines: [expect.stringContaining(words)] }]);
  });

  test.each(['Do you do massages for pregnant women?', 'Acceptez-vous les personnes en fauteuil roulant ?'])(
    'but nobody’s is, where only what is done is asked: “%s”',
    async (message) => {
      const { say, desk } = await booked();
      await say(message);
      expect(desk.notesAdded).toEqual([]);
    },
  );

  test.each([['Parfait merci, trop hot'], ['awesome, sick'], ['thanks bud'], ['merci t’es fin']])(
    'but not what only pleases: “%s”',
    async (message) => {
      const { say, desk } = await booked();
      const { reply } = await say(message);
      expect(plain(reply)).not.toMatch(/transmet|pass this on|note/);
      expect([desk.notesAdded, desk.leads]).toEqual([[], []]);
    },
  );

  test.each(['full', 'too_late'] as const)(
    'where that cannot be, it is offered to the team: %s',
    async (kind) => {
      const desk = openDesk();
      const talk = conversationWith(
        {},
        { ...desk, ports: { ...desk.ports, addNote: async () => ({ kind }) } },
      );
      await talk.say('coloration lundi. Je m’appelle Marie, 514 555-1234');
      await talk.press(1);
      expect(plain((await talk.say('Thanks, my hair is very long')).reply)).toContain('my hair is very long');
      await talk.say('yes');
      expect(desk.leads).toMatchObject([
        { name: 'Marie', matter: 'message', message: 'Thanks, my hair is very long' },
      ]);
    },
  );

  test.each(['514 555-0188, après 17 h svp', '514 555-0188, ma ligne coupe souvent'])(
    'and beside the number to be called goes with the request: “%s”',
    async (message) => {
      const { say, desk } = conversationWith();
      await say('rappelez-moi');
      await say(message);
      expect(desk.leads.at(-1)?.message).toContain(message.slice(14));
    },
  );
});
