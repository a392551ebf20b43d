import { describe, expect, it } from '@jest/globals';
import { openDesk, weekdaySlots } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

describe('a day told by the one that was asked for', () => {
  it.each([['coupe homme samedi', 'Le lendemain alors', 'a coupe homme Saturday', 'The day after then']])(
    'is not told by the nearest that was offered instead: %s · %s',
    async (wish, then, english, after) => {
      for (const [first, second] of [
        [wish, then],
        [english, after],
      ] as const) {
        const talk = conversationWith();
        await talk.say(first);
        // Saturday is closed; the day after is Sunday, closed as well, and no Tuesday.
        const { reply } = await talk.say(second);
        expect(plain(reply)).toMatch(/dimanche 29 novembre|Sunday, November 29/);
      }
    },
  );
});

describe('a day of the week that was asked for', () => {
  it.each([
    [
      'coupe homme avec Ana la semaine du 30 novembre',
      'avec Karim dans ce cas, le mardi de cette semaine-là',
    ],
    ['coupe homme with Ana the week of November 30', 'with Karim in that case, the Tuesday of that week'],
  ])('is none of the week of the nearest that was offered instead: %s · %s', async (wish, then) => {
    const people = [
      { id: 'ana', name: 'Ana' },
      { id: 'karim', name: 'Karim' },
    ];
    // Free in the week before alone.
    const talk = conversationWith({ people }, openDesk(weekdaySlots().slice(0, 40)));
    await talk.say(wish);
    const { reply } = await talk.say(then);
    expect(plain(reply)).toMatch(/mardi 1er décembre|Tuesday, December 1/);
    expect(plain(reply)).not.toMatch(/pas compris|didn't understand/);
  });
});

describe('a question that follows an offer to pass another on', () => {
  it.each([
    ['faites-vous du botox ?', 'ok. et la coloration, c’est combien ?', '110'],
    ['do you do botox?', 'ok. and the coloration, how much is that?', '110'],
  ])('is answered: %s · %s', async (first, second, price) => {
    const talk = conversationWith();
    await talk.say(first);
    expect(plain((await talk.say(second)).reply)).toContain(price);
    expect(talk.desk.leads).toEqual([]);
  });
});

describe('an animal in danger', () => {
  it.each([
    ['mon chien a mangé du chocolat, que faire ?', '514 555-0199'],
    ['my dog ate chocolate, what do I do?', '514 555-0199'],
  ])('is sent to the business by phone, and to no nurse: %s', async (said, phone) => {
    const { reply, slots } = await conversationWith().say(said);
    expect(plain(reply)).toContain(phone);
    expect(reply).not.toMatch(/811/);
    expect(slots).toEqual([]);
  });
});

describe('the same day and time', () => {
  it.each([
    ['coupe femme avec Ana vendredi après 20 h', 'pas grave, avec Karim, même jour même heure'],
    ['coupe femme with Ana Friday after 8 pm', 'no big deal, with Karim, same day same time'],
  ])('is meant for somebody else too: %s · %s', async (wish, then) => {
    const people = [
      { id: 'ana', name: 'Ana' },
      { id: 'karim', name: 'Karim' },
    ];
    const talk = conversationWith({ people });
    await talk.say(wish);
    const { reply } = await talk.say(then);
    expect(plain(reply)).toMatch(/Karim,.*(?:vendredi 27 novembre|Friday, November 27)/);
    expect(plain(reply)).not.toMatch(/n'ai pas compris|didn't understand/);
  });
});
