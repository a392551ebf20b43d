import { describe, expect, test } from '@jest/globals';
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
