import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const contact = { fr: 'Luc Gagnon, 514 555-1234', en: 'Luc Gagnon, 514 555-1234' } as const;

describe.each([
  ['fr', 'complaint', 'Ma coloration de mardi était complètement ratée, je suis très déçue', /excus/i],
  ['en', 'complaint', 'You ruined my hair last Tuesday, I am really upset', /sorry/i],
  [
    'fr',
    'late',
    'Je vais être en retard de 15 minutes à mon rendez-vous de 15 h',
    /pr[ée]venir|excus|merci/i,
  ],
  ['en', 'late', 'I’m running 15 minutes late for my 3 pm appointment', /letting us know|thank/i],
] as const)('%s, %s', (language, matter, message, kindly) => {
  test('is answered kindly, with the number, and offered no time', async () => {
    const { say, desk } = conversationWith();
    const said = await say(message, { language });
    expect(plain(said.reply)).toMatch(kindly);
    expect(plain(said.reply)).toContain('514 555-0199');
    expect([said.slots, desk.queries, desk.leads]).toEqual([[], [], []]);
  });

  test('reaches the team in the visitor’s words once they can be reached', async () => {
    const { say, desk } = conversationWith();
    await say(message, { language });
    expect((await say(contact[language])).lead).toBeDefined();
    expect(desk.leads).toEqual([
      expect.objectContaining({ name: 'Luc Gagnon', phone: '+15145551234', matter }),
    ]);
    expect(plain(desk.leads[0]?.message ?? '')).toContain(plain(message).slice(0, 20));
  });

  test('reaches the team at once where the visitor is known from their booking', async () => {
    const { say, press, desk } = conversationWith();
    await say('coloration lundi. Je m’appelle Marie, 514 555-1234');
    await press(1);
    expect((await say(message, { language })).lead).toBeDefined();
    expect(desk.leads).toEqual([expect.objectContaining({ name: 'Marie', matter })]);
    expect(desk.standing()).toHaveLength(1);
  });

  test('files nothing without consent', async () => {
    const { say, desk } = conversationWith();
    await say(`${message}. ${contact[language]}`, { language, consent: false });
    expect(desk.leads).toEqual([]);
  });
});

describe('an emergency', () => {
  test.each([
    ['Mon père ne respire plus', 'fr'],
    ['My daughter is unconscious, please help', 'en'],
  ] as const)('is told the number to call, and nothing else: %s', async (message, language) => {
    const { say, desk } = conversationWith();
    const said = await say(message, { language });
    expect(said.reply).toContain('911');
    expect(said.reply).not.toContain('514');
    expect([said.slots, desk.queries, desk.leads]).toEqual([[], [], []]);
  });

  test('in the midst of a booking books nothing', async () => {
    const { say, desk } = conversationWith();
    await say('coloration mardi à 10h');
    const said = await say('Mon père ne respire plus. Marie, 514 555-1234');
    expect(said.reply).toContain('911');
    expect(desk.bookings).toEqual([]);
    expect(desk.leads).toEqual([expect.objectContaining({ matter: 'emergency' })]);
  });
});

describe('an emergency of a business that wrote what to do then', () => {
  const entry = (id: string, question: string, answer: string) => ({
    id,
    question,
    answer,
    translations: {},
  });
  const own = entry('own', 'Que faire en cas d’urgence ?', 'Composez aussi le 514 555-0100.');
  const ofAnimals = entry('animals', 'Urgence pour un animal ?', 'Le DMV, 514 555-0111.');

  test.each(['Mon père ne respire plus', 'My daughter is unconscious, please help'])(
    'tells 911 first, then that: “%s”',
    async (message) => {
      const { reply } = await conversationWith({ faq: [ofAnimals, own] }).say(message);
      expect(plain(reply)).toMatch(/911[\s\S]*514 555-0100/);
      expect(plain(reply)).not.toContain('0111');
    },
  );
});

describe('an emergency in other words', () => {
  test.each([
    'my baby swallowed a battery',
    'grandpa collapsed and isnt waking up',
    'mon père vient de tomber pis y répond pu',
    'j’ai avalé de l’eau de javel',
    'i took too many pills',
    'my wife is having an allergic reaction, lips are puffing up',
    'il s’est cogné la tête fort pis y vomit',
    'i can’t feel my legs after the fall',
    'water broke and contractions every 3 min',
    'je me suis coupé profond ça arrête pas de saigner',
    'je veux plus vivre',
    'sudden loss of vision in one eye',
    'sa bouche est croche pis y parle tout mêlé',
    'le produit de coloration me brûle les yeux',
    'the left side of my body is numb since this morning',
    'i lost control of my bladder since my back went out',
    'je suis enceinte et je saigne',
    'i feel like im going to pass out',
    'bébé de 3 semaines fait 39.5 de fièvre',
    'mon gars s’est brisé le bras, l’os sort',
  ])('is sent to 911 at once, and nothing is offered: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    const { reply } = await say(message);
    expect(reply).toContain('911');
    expect([desk.queries, desk.leads]).toEqual([[], []]);
  });

  test.each([
    'i had a heart attack two years ago, haircut for men on tuesday?',
    'j’ai fait une crise cardiaque l’an passé, coupe homme mardi?',
    'ma fille saigne des gencives un peu, coupe homme jeudi',
    'i sprained my ankle yesterday, haircut for men thursday',
    'urgence capillaire! coupe femme jeudi svp',
  ])('is none in what is past or slight: “%s”', async (message) => {
    const { reply, slots } = await conversationWith().say(message);
    expect(reply).not.toContain('911');
    expect(slots.length).toBeGreaterThan(0);
  });
});

describe('whoever needs a moment', () => {
  test.each([
    ['attends je dois checker avec mon chum', 'Prenez votre temps'],
    ['let me check with my husband', 'Take your time'],
  ])('is given it, and nothing is lost: “%s”', async (message, said) => {
    const { say, desk } = conversationWith();
    await say(message.startsWith('let') ? 'men’s haircut tuesday at 10' : 'coupe homme mardi à 10h');
    expect(plain((await say(message)).reply)).toContain(said);
    await say('Luc Gagnon, 514 555-1234');
    expect(desk.bookings).toHaveLength(1);
  });
});

describe('what is known of a wish', () => {
  test.each([
    ['une place le soir ou le samedi?', "J'ai noté : en soirée ou samedi"],
    ['je veux venir jeudi', "J'ai noté : jeudi"],
    ['anything thursday after 3?', 'So far I have'],
  ])('is said back while the service is asked: “%s”', async (message, said) => {
    expect(plain((await conversationWith().say(message)).reply)).toContain(said);
  });
});

describe('a complaint', () => {
  test.each([
    'je me suis fait faire des mèches la semaine passée pis c’est tout jaune',
    'the colour I got on saturday is way too dark, not what I asked for',
    'your stylist made me wait 40 min and rushed my cut',
    'j’ai fait changer mes freins chez vous pis ça grince encore plus',
    'picked up my car yesterday and theres a new scratch on the door',
    'vous m’avez chargé 2 fois',
    'still in pain since my last session, feels worse',
    'ça fait 3 fois que vous annulez mon rdv, j’en ai assez',
  ])('is apologised for, and no time is offered: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    const { reply } = await say(message);
    expect(plain(reply)).toMatch(/excuses|sorry/);
    expect([desk.queries, desk.leads]).toEqual([[], []]);
  });

  test.each([
    'i got a scratch on my car door last week, haircut for men thursday',
    'I had surgery last month and my knee still hurts, haircut for men thursday',
    'mes cheveux sont trop longs, coupe homme jeudi',
    'j’ai eu une coloration l’an passé, coloration jeudi',
  ])('is none where nobody here did wrong: “%s”', async (message) => {
    expect((await conversationWith().say(message)).slots.length).toBeGreaterThan(0);
  });
});

describe('an appointment that is asked for beside a complaint', () => {
  test.each([
    [
      'Ma coloration est ratée et je veux une coupe homme mardi',
      'Je joins à votre message ce que vous demandez : Coupe homme, mardi 24 novembre.',
    ],
    [
      "My colour was botched, I want my money back. Also can I book a men's cut Tuesday?",
      'What you ask for goes along with your message: Coupe homme, Tuesday, November 24.',
    ],
  ])('goes along to the team, and is said to: “%s”', async (message, said) => {
    const { say, desk } = conversationWith();
    expect(plain((await say(message)).reply)).toContain(said);
    await say('Ana Roy, 514 555-1234');
    expect(desk.leads).toEqual([expect.objectContaining({ matter: 'complaint', message })]);
  });

  test('is none where only what went wrong is told', async () => {
    const { reply } = await conversationWith().say('Ma coloration de mardi était complètement ratée');
    expect(plain(reply)).toContain('excuses');
    expect(plain(reply)).not.toContain('Je joins');
  });
});

describe('whoever cannot come', () => {
  test.each([
    'je peux pu venir demain, j’ai la gastro',
    'Je vais manquer mon rdv de 14h, désolée',
    'I’m going to miss my appointment tomorrow',
  ])('is not offered services: “%s”', async (message) => {
    const { say, desk } = conversationWith();
    expect(plain((await say(message)).reply)).toMatch(/annuler|cancel/);
    expect(desk.queries).toEqual([]);
  });

  test('and whoever arrives later is thanked for saying so', async () => {
    const { reply } = await conversationWith().say('jvais arriver 10 min plus tard, pris sur le pont');
    expect(plain(reply)).toContain('Merci de nous prévenir');
  });
});

describe('a question about what is included, or why an address is asked for', () => {
  test.each(['la coloration est-ce que ça inclut la coupe?', 'is the blow dry included with the colour?'])(
    'is no wish for both: “%s”',
    async (message) => {
      const { say, desk } = conversationWith();
      await say(message);
      expect(desk.queries).toEqual([]);
    },
  );

  test.each(['pourquoi vous avez besoin de mon courriel?', 'why do u need my email'])(
    'is answered by the notice: “%s”',
    async (message) => {
      expect(plain((await conversationWith().say(message)).reply)).toMatch(/avis affiché|notice shown/);
    },
  );
});

describe('a delay told beside the time that is chosen', () => {
  test.each([
    ['fr', 'coloration lundi', 'la première, je vais avoir 10 minutes de retard'],
    ['en', 'coloration lundi', 'the first one, I’ll be 10 minutes late'],
  ] as const)('chooses it, and the team reads it with the booking (%s)', async (language, wish, message) => {
    const { say, desk } = conversationWith();
    const [first] = (await say(wish, { language })).slots;
    expect((await say(message, { language })).slots).toEqual([first]);
    await say('Luc Gagnon, 514 555-1234', { language });
    expect(desk.bookings).toEqual([expect.objectContaining({ note: plain(message) })]);
    expect(desk.leads).toEqual([]);
  });
});

describe('danger that no list of words has', () => {
  test.each([
    ['mal de tête terrible soudain', 'fr'],
    ['ma mère est tombée, elle ne se relève pas', 'fr'],
    ['my calf is swollen after a flight', 'en'],
    ['my mom is not drinking and is confused', 'en'],
  ] as const)('is told the number to call: %s', async (message, language) => {
    const { say, desk } = conversationWith();
    const { reply, slots } = await say(message, { language });
    expect(reply).toContain('911');
    expect([slots, desk.queries]).toEqual([[], []]);
  });

  test.each([
    ['jveux pu vivre', 'fr'],
    ['I want to kill myself', 'en'],
    ['i keep wanting to hurt myself', 'en'],
    ['I cut myself on purpose last night', 'en'],
  ] as const)('of whoever may harm themselves is told whom to talk to: %s', async (message, language) => {
    const { reply } = await conversationWith().say(message, { language });
    expect(reply).toContain('988');
    expect(reply).toContain('911');
  });

  test.each([
    ['my brakes stopped working on the highway', 'en', /don’t drive on|don't drive on/],
    ['ça coule dans mon sous-sol pis l’eau monte', 'fr', /coupez l['’]eau/],
  ] as const)(
    'of a car or a house is told with the business’s number: %s',
    async (message, language, what) => {
      const { reply } = await conversationWith().say(message, { language });
      expect(reply).toMatch(what);
      expect(plain(reply)).toContain('514 555-0199');
    },
  );

  test('of somebody’s kin is told 911, and no number of the business alone', async () => {
    const { reply } = await conversationWith().say(
      'my dad’s mouth is hanging on one side since breakfast and he dribbles',
      { language: 'en' },
    );
    expect(reply).toContain('911');
  });

  test('in a message that was to be left reaches the team with it', async () => {
    const { say, desk } = conversationWith();
    await say('can I leave a message', { language: 'en' });
    await say('my dad’s mouth is hanging on one side since breakfast and he dribbles, please call us', {
      language: 'en',
    });
    await say('Ana Roy, ana@exemple.ca', { language: 'en' });
    expect(desk.leads).toMatchObject([{ name: 'Ana Roy', matter: 'emergency' }]);
  });

  test.each([
    [
      'my dad has one side of his mouth hanging since breakfast and he dribbles',
      'Ana Roy, 514 555-0199',
      'en',
    ],
    ['mon père a la bouche qui pend sur le côté depuis le déjeuner, y bave', 'Ana Roy 514 555-0199', 'fr'],
    [
      'my dad has one side of his mouth hanging since breakfast and he dribbles',
      'ok, please have somebody call me, Ana Roy, 514 555-0199',
      'en',
    ],
  ] as const)(
    'reaches the team once its visitor tells how to reach them: %s // %s',
    async (told, contact, language) => {
      const { say, desk } = conversationWith();
      await say(told, { language });
      expect(desk.leads).toEqual([]);
      await say(contact, { language });
      expect(desk.leads).toMatchObject([{ name: 'Ana Roy', phone: '+15145550199', matter: 'emergency' }]);
      expect(desk.leads[0]?.message).toContain(told);
    },
  );

  test('is offered to the team where its visitor can be reached already', async () => {
    const { say, desk } = conversationWith();
    await say('I would like a haircut for men on Thursday, Ana Roy, 514 555-0199', { language: 'en' });
    const told = 'my dad has one side of his mouth hanging since breakfast and he dribbles';
    const { reply } = await say(told, { language: 'en' });
    expect(reply).toContain('911');
    expect(desk.leads).toEqual([]);
    await say('yes', { language: 'en' });
    expect(desk.leads).toMatchObject([{ name: 'Ana Roy', matter: 'emergency' }]);
    expect(desk.leads[0]?.message).toContain(told);
  });

  test('holds nobody who goes on with an appointment: their contact books it', async () => {
    const { say, desk } = conversationWith();
    await say('my dad’s mouth is hanging on one side since breakfast and he dribbles', { language: 'en' });
    await say('I need a haircut for men on Thursday', { language: 'en' });
    await say('the first one', { language: 'en' });
    await say('Ana Roy, 514 555-0199', { language: 'en' });
    expect(desk.leads).toEqual([]);
    await say('yes', { language: 'en' });
    expect(desk.bookings).toHaveLength(1);
  });

  test('cancels nothing less: who cancels in so many words is answered, behind whom to call', async () => {
    const { reply } = await conversationWith().say(
      'Sorry, the vet just ate our whole budget (dog swallowed a sock). I have to cancel.',
      { language: 'en' },
    );
    expect(reply).not.toMatch(/^In an emergency/);
    expect(reply).toMatch(/cancel/i);
  });

  const MAYBE = 'I felt faint twice on the way over and my hands tingle';

  test('that is not sure is told beside the answer, once', async () => {
    const { say } = conversationWith();
    const first = await say(MAYBE, { language: 'en' });
    expect(plain(first.reply)).toMatch(/^If somebody's health or life is at risk, call 911[\s\S]+\n/);
    expect(plain((await say(MAYBE, { language: 'en' })).reply)).not.toContain('911');
  });

  test.each([
    ['mal de dent depuis hier', 'fr'],
    ['je suis morte de fatigue, une coupe femme lundi?', 'fr'],
    ['my back hurts a bit, a colouring on Monday please', 'en'],
    ['there was an accident on the bridge, I’ll be 10 minutes late', 'en'],
    ['Saturday is when I hurt myself, shovelling. A haircut for men on Thursday would do', 'en'],
    ['i hurt myself at the gym, a colouring on Monday?', 'en'],
  ] as const)('is none of what only sounds so: %s', async (message, language) => {
    expect((await conversationWith().say(message, { language })).reply).not.toMatch(/911|988/);
  });
});
