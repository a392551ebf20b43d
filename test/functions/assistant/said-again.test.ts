import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const MONDAY_9 = '2026-11-23T14:00:00.000Z';

/** A conversation that has chosen a colouring on Monday at nine and was asked for a name. */
const chosen = async () => {
  const talk = conversationWith();
  await talk.say('coloration lundi');
  await talk.press(1);
  return talk;
};

describe('what is chosen stands where it is only spoken of again', () => {
  test.each([
    'Marie Roy, 514 555-1234. Est-ce que la coloration abîme les cheveux?',
    'Marie Roy, 514 555-1234. lundi c’est ma fête, avez-vous un petit cadeau?',
    'Marie Roy 514 555-1234, est-ce que c’est grave si lundi matin je suis enrhumée?',
    'Marie Roy, 514 555-1234. Does the colour hurt?',
    "Marie Roy, 514 555-1234. Is it a problem if it's on the 23rd?",
  ])('“%s”', async (said) => {
    const { say } = await chosen();
    expect((await say(said)).booking).toMatchObject({ startAt: MONDAY_9 });
  });

  test('a new day or another service is still a new wish', async () => {
    const { say } = await chosen();
    const moved = await say('Marie Roy, 514 555-1234. Ou plutôt mardi?');
    expect(moved.booking).toBeUndefined();
    expect(plain(moved.reply)).toContain('mardi 24 novembre');
  });

  test('two that were chosen together stay two where one of them is asked about', async () => {
    const { say, press } = conversationWith();
    await say('coupe femme et coloration lundi');
    await press(1);
    const { basket = [] } = await say('Marie Roy, 514 555-1234. la coloration couvre-tu les cheveux gris?');
    expect(basket).toHaveLength(2);
  });
});

describe('who says no agrees to nothing', () => {
  /** Asked whether to book a colouring on Monday at nine. */
  const asked = async () => {
    const talk = conversationWith();
    await talk.say('Marie Roy, 514 555-1234. avez-vous lundi à 9 h pour une coloration?');
    return talk;
  };

  test('yes books', async () => {
    expect((await (await asked()).say('oui')).booking).toMatchObject({ startAt: MONDAY_9 });
  });

  test.each([
    'non pas ça, l’autre sorte, à 9 h',
    'NON c’est pas ce que j’ai dit, à 9 h oui mais pas ça',
    'no, not that, at 9',
  ])('“%s” books nothing', async (said) => {
    expect((await (await asked()).say(said)).booking).toBeUndefined();
  });
});

describe('a time on offer is chosen by whoever begins with it', () => {
  test.each([
    ['11h. Est-ce que je peux stationner la veille au soir? Marie Roy, 514 555-1234', '11:00'],
    ['11 sounds perfect, my party is on Friday night. Marie Roy 514 555 1234', '11:00'],
    ['lundi 1100 svp. Marie Roy 514 555 1234. jpeux-tu payer par carte', '11:00'],
  ])('“%s”', async (said, at) => {
    const { say } = conversationWith();
    await say('coloration lundi avant-midi');
    const { booking } = await say(said);
    expect(booking?.startAt).toBe(new Date(`2026-11-23T${at}:00-05:00`).toISOString());
  });
});

describe('once something is booked', () => {
  const booked = async () => {
    const talk = conversationWith();
    await talk.say('coloration lundi. Marie Roy, 514 555-1234');
    await talk.press(1);
    return talk;
  };

  test('an offer to pass a question on waits for its yes', async () => {
    const { say, desk } = await booked();
    const asked = await say('Je ne veux pas la liste, juste savoir si cheveux longs = supplément');
    if (plain(asked.reply).includes('Voulez-vous que je transmette')) await say('oui svp');
    expect(plain(asked.reply)).toContain('Voulez-vous que je transmette');
    expect(desk.leads).toHaveLength(1);
  });

  test('a price asked of no service is that of what is booked', async () => {
    const { say } = await booked();
    const { reply } = await say('est-ce que c’est le même prix?');
    expect(plain(reply)).not.toContain('Coupe homme');
  });

  test.each(['laisse faire, on s’arrangera sur place', 'never mind, we’ll manage on our own'])(
    'whoever gives up a question cancels nothing: “%s”',
    async (said) => {
      const { say, desk } = await booked();
      expect(plain((await say(said)).reply)).not.toMatch(/l'annuler|cancel it/);
      expect(desk.standing()).toMatchObject([{ status: 'confirmed' }]);
    },
  );

  test('a second one that is asked about is booked by its button', async () => {
    const { say, press } = await booked();
    await say('une coupe homme mardi à 10 h aussi');
    expect((await press(1)).booking?.title).toBe('Coupe homme');
  });
});
