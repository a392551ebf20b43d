import { describe, expect, test } from '@jest/globals';
import type { Frame } from '../../../../../functions/assistant/frame.ts';
import type { HearingContext } from '../../../../../functions/assistant/hear/context.ts';
import { beyondWords, hearWords } from '../../../../../functions/assistant/hear-message.ts';
import { conversationWith, plain } from '../../conversation-with.ts';
import { contextOf } from '../businesses.ts';

const salon = contextOf('salon');

const likely = async (message: string, context: HearingContext = salon): Promise<Frame> =>
  beyondWords(await hearWords(message, context), context);

describe('what is done by a message that does not name it', () => {
  test.each([
    ['complaint', 'The colour came out nothing like the picture I showed you.'],
    ['late', 'je suis encore dans le trafic sur le pont, je devrais être là dans une vingtaine de minutes'],
    ['late', 'stuck behind an accident on the 40, tell Lea not to give my chair away'],
    ['late', 'slept right through my alarm and my ten o clock is long gone, so sorry'],
    ['move', 'could I do Friday instead of Thursday?'],
    [
      'move',
      'my shift got changed so the Thursday slot you gave me is no good anymore, would Saturday work?',
    ],
    ['cancel', "Won't be needing that appointment next week after all, my sister did it for me"],
    ['cancel', 'je pourrai pas y être demain finalement, mon gars a la grippe, donnez ma place'],
    ['message', 'let the girls know I found the earring in my scarf, no need to look for it'],
  ] as const)('is heard as “%s”: “%s”, and is a guess', async (act, message) => {
    const { acts, guess } = await likely(message);
    expect(acts).toContain(act);
    expect(guess?.acts).toEqual([act]);
  });

  test.each([
    'coupe homme lundi. Je m’appelle Luc, 514 555-1234',
    'coupe femme vendredi à 10 h, Ana Roy 514 555-0142',
    'a men’s cut on Monday. I’m Luc, 514 555-1234',
  ])('is a wish and nothing else where no word of it is left over: “%s”', async (message) => {
    const { acts, guess, clauses } = await likely(message);
    expect([acts, guess, clauses.length]).toEqual([[], undefined, 1]);
  });

  test.each([
    ['identity', 'are you like a real girl typing this or just software'],
    ['identity', 'y a tu un vrai humain qui me répond ou c’est une machine'],
    ['my_appointment', 'what day did you have me down for again? I lost the card'],
  ] as const)('asks about “%s”: “%s”', async (topic, message) => {
    expect((await likely(message)).asks.map((ask) => ask.topic)).toEqual([topic]);
  });

  test('of thanks asks for nothing', async () => {
    const { acts, clauses, asks } = await likely('merci encore pour hier, vous êtes des amours');
    expect({ acts, clauses, asks }).toEqual({ acts: ['thank'], clauses: [], asks: [] });
  });
});

describe('what words say that are in messages of other kinds too', () => {
  test.each([['message', 'je voudrais une soumission de salle de bain lundi prochain']] as const)(
    'is not heard as “%s” where something else is much likelier: “%s”',
    async (act, message) => {
      expect((await likely(message)).acts).not.toContain(act);
    },
  );

  test.each([
    ['message', 'can I leave a message for Sophie?'],
    ['person', "I don't do bots, get me somebody"],
    ['late', 'je suis en retard de dix minutes, merci beaucoup, bonne journée à toute l’équipe'],
    ['late', 'running ten minutes late, thanks so much you guys are the best, have a lovely day'],
    ['complaint', 'Ma coloration de mardi était complètement ratée'],
  ] as const)('stays “%s” where its words say so: “%s”', async (act, message) => {
    expect((await likely(message)).acts).toContain(act);
  });
});

describe('what is said of an appointment that was just made', () => {
  const booked = contextOf('salon', { hasBooked: true, isSmsAsked: true });

  test.each([
    [
      'cancel',
      "somebody pinched the bike off my porch overnight. I won't be needing the appointment anymore",
    ],
    ['cancel', 'pu besoin du rendez-vous finalement, mon chum va s’en occuper'],
    ['move', 'ah shoot, my wife needs the car that day. bump me to Thursday, same time?'],
    ['late', 'stuck behind an accident on the 40, tell Lea not to give my chair away'],
  ] as const)('is heard as “%s”: “%s”', async (act, message) => {
    expect((await likely(message, booked)).acts).toContain(act);
  });

  test.each([
    ['merci, à jeudi!'],
    ['and a kids’ cut on Friday too'],
    ['quelle est votre adresse?'],
    ['finalement pas de textos'],
    ['no texts after all please'],
    ['ok parfait c’est noté'],
    ['great, see you then'],
    ['super, on se voit là'],
  ])('gives nothing up where it says nothing of the kind: “%s”', async (message) => {
    const { acts } = await likely(message, booked);
    expect(acts.filter((act) => act === 'move' || act === 'cancel')).toEqual([]);
  });
});

describe('a service that is called by no name of it', () => {
  const salonEn = contextOf('salon', { language: 'en' });

  test.each([
    ['the grey is showing again, sometime Thursday', ['couleur']],
    ['mes cheveux sont rendus aux fesses, jeudi', ['homme', 'femme']],
    ['looking shaggy, Thursday morning', ['homme', 'femme']],
  ])('is guessed and said back: “%s”', async (message, expected) => {
    const { clauses, guess } = await likely(message, salonEn);
    expect(clauses.flatMap(({ services }) => services.map(({ id }) => id))).toEqual(expected);
    expect(guess).toEqual({ acts: [] });
  });

  test.each([
    ['one is chosen already', 'the grey is showing again, sometime Thursday', { service: 'femme' }],
    ['an appointment was made', 'the grey is showing again, sometime Thursday', { hasBooked: true }],
    ['many are as likely', 'hair is in my eyes, Friday', {}],
    ['none is likely', 'the beard is out of hand, Friday after work', {}],
    ['every word was read', 'anything thursday after 3?', {}],
  ])('is not guessed where %s', async (_why, message, known) => {
    const { clauses } = await likely(message, { ...salonEn, ...known });
    expect(clauses.flatMap(({ services }) => services)).toEqual([]);
  });

  test('is not guessed where a time is only talked of', async () => {
    const { clauses } = await likely('hiya! freezing out there this morning eh', salonEn);
    expect(clauses.flatMap(({ services }) => services)).toEqual([]);
  });

  test('is not guessed for what nothing here is like', async () => {
    const { clauses } = await likely('I need somebody to look at the snowblower on Friday', salonEn);
    expect(clauses.flatMap(({ services }) => services)).toEqual([]);
  });
});

describe('what another sentence asks or wishes', () => {
  test.each([
    ['am I chatting with a machine or a real girl. how much is a balayage', ['identity', 'price'], 0],
    ['what day did you have me down for again? A kids’ cut Saturday too', ['my_appointment'], 1],
    ['je vais en parler à mon mari pis je vous reviens. Combien le balayage?', ['price'], 0],
  ] as const)('is kept beside it: “%s”', async (message, topics, wishes) => {
    const { asks, clauses } = await likely(message);
    expect(asks.map(({ topic }) => topic)).toEqual(expect.arrayContaining([...topics]));
    expect(clauses).toHaveLength(wishes);
  });
});

describe('what the words of a message say', () => {
  test.each([
    ['Coloration jeudi à 14 h'],
    ['haircut for my son saturday morning please'],
    ['anything thursday after 3?'],
    ['pas aujourd’hui ni demain, une mise en plis'],
    ['a women’s cut with Léa on Friday, anytime after lunch'],
    ['combien coûte une coloration?'],
    ['annulez mon rendez-vous de demain'],
    ['non merci'],
    ['oui'],
  ])('stands as the rules heard it: “%s”', async (message) => {
    expect(await likely(message)).toEqual(await hearWords(message, salon));
  });

  test.each([
    ['details', 'my sister will come with me, Ana Roy, ana@example.org'],
    ['confirm', 'stuck behind an accident but yes go ahead'],
    ['slot', 'the later one, I am stuck in traffic until then'],
  ] as const)('stands where an answer is awaited (%s): “%s”', async (awaits, message) => {
    const context = { ...salon, awaits };
    expect(await likely(message, context)).toEqual(await hearWords(message, context));
  });
});

describe('what is likely meant', () => {
  test('is asked about before the team hears of it', async () => {
    const { say, desk } = conversationWith();
    const { reply, slots } = await say('The colour came out nothing like the picture I showed you.');
    expect(plain(reply)).toContain('sorry');
    expect(slots).toEqual([]);
    expect(desk.leads).toEqual([]);
    await say('yes');
    await say('Ana Roy, ana@example.org');
    expect(desk.leads).toEqual([
      expect.objectContaining({ matter: 'complaint', message: expect.stringContaining('nothing like') }),
    ]);
  });

  test('is let go by a no', async () => {
    const { say, desk } = conversationWith();
    await say('The colour came out nothing like the picture I showed you.');
    await say('no');
    expect(desk.leads).toEqual([]);
  });

  test('is an emergency where it sounds like one: whom to call is told, and nothing is filed unasked', async () => {
    const { say, desk } = conversationWith();
    expect((await say('she is not breathing right and her lips are blue')).reply).toContain('911');
    expect(desk.leads).toEqual([]);
  });
});

test('beside an answer that may help, who is wished stays', async () => {
  const question = 'Les enfants sont-ils acceptés ?';
  const context = contextOf('salon', {
    faq: [{ id: 'kids', question, answer: 'Oui, les enfants attendent à la réception.' }],
  });
  const said = await hearWords('Mes enfants peuvent-ils attendre à la réception avec quelqu’un?', context);
  const wished = { polarity: 'wanted', persons: ['karim'] } as const;
  const meant = async (clauses: Frame['clauses']) => beyondWords({ ...said, clauses }, context);
  expect((await meant([])).near).toEqual(['kids']);
  expect((await meant([{ ...wished, services: [] }])).clauses).toEqual([{ ...wished, services: [] }]);
});
