import { describe, expect, test } from '@jest/globals';
import { conversationWith, plain } from './conversation-with.ts';

const startsOf = (slots: readonly { readonly startAt: string }[]) => slots.map(({ startAt }) => startAt);
const daysOf = (slots: readonly { readonly startAt: string }[]) => [
  ...new Set(slots.map(({ startAt }) => startAt.slice(0, 10))),
];

/** A women's cut was asked for the week of Monday 23 November, and Monday, Wednesday and Friday were shown. */
const offered = async () => {
  const talk = conversationWith();
  const { slots } = await talk.say('une coupe femme la semaine du 23 novembre');
  expect(daysOf(slots)).toEqual(['2026-11-23', '2026-11-25', '2026-11-27']);
  return talk;
};

describe('a day that the offer does not show is looked for', () => {
  test.each([
    ['jeudi le plus tôt', '2026-11-26T14:00:00.000Z'],
    ['thursday, the earliest', '2026-11-26T14:00:00.000Z'],
    ['le plus tard jeudi', '2026-11-26T21:00:00.000Z'],
  ])('%s: and none of another day is chosen', async (said, start) => {
    const talk = await offered();
    expect(startsOf((await talk.say(said)).slots)).toEqual([start]);
  });

  test('it is that of the week that was asked for', async () => {
    const talk = conversationWith();
    await talk.say('une coupe femme la semaine du 30 novembre');
    for (const said of ['mardi 10h', 'tuesday 11am'])
      expect(daysOf((await talk.say(said)).slots)).toEqual(['2026-12-01']);
  });

  test.each(['mardi ou mercredi', 'tuesday or wednesday'])(
    'each of several days is that of the week that was asked for: %s',
    async (said) => {
      const talk = conversationWith();
      await talk.say('une coupe femme la semaine du 30 novembre');
      expect(daysOf((await talk.say(said)).slots)).toEqual(['2026-12-01', '2026-12-02']);
    },
  );

  test.each(['oh ok, la semaine prochaine alors, mardi ou mercredi', 'next week then, Tuesday or Wednesday'])(
    'and of a week that is told as well: %s',
    async (said) => {
      const talk = conversationWith();
      await talk.say('une coupe femme le 2 ou le 3 décembre');
      expect(daysOf((await talk.say(said)).slots)).toEqual(['2026-11-24', '2026-11-25']);
    },
  );

  test('a part of one of its days is looked for in all of that day', async () => {
    const { slots } = await (await offered()).say('mercredi après-midi');
    expect(daysOf(slots)).toEqual(['2026-11-25']);
    expect(slots.length).toBeGreaterThan(2);
  });
});

describe('who takes any time is put forward the first that suits', () => {
  test.each([
    ['n’importe quelle heure mercredi', '2026-11-25T14:00:00.000Z'],
    ['any time Friday works', '2026-11-27T14:00:00.000Z'],
    ['anytime is good', '2026-11-23T14:00:00.000Z'],
    ['whatever works', '2026-11-23T14:00:00.000Z'],
    ['ce qui est libre', '2026-11-23T14:00:00.000Z'],
  ])('%s', async (said, start) => {
    expect(startsOf((await (await offered()).say(said)).slots)).toEqual([start]);
  });

  test('of a day that is not shown its times are', async () => {
    const { slots } = await (await offered()).say('any time Thursday');
    expect(daysOf(slots)).toEqual(['2026-11-26']);
  });
});

describe('a number that is neither a place of the list nor an hour of it is an hour', () => {
  test.each(['16 c’est correct', '16 works for me'])('%s', async (said) => {
    const talk = conversationWith();
    await talk.say('une coupe femme mardi matin');
    expect(startsOf((await talk.say(said)).slots)).toEqual(['2026-11-24T21:00:00.000Z']);
  });

  test('and where it is not free, that is said', async () => {
    const talk = conversationWith();
    await talk.say('une coupe femme mardi après-midi');
    expect(plain((await talk.say('8 is ok')).reply)).toMatch(
      /nothing free at exactly that time|rien de libre/,
    );
  });
});

describe('beyond what can be booked', () => {
  test('the last days are shown, at the hours nearest to the one that was asked for', async () => {
    const { slots } = await conversationWith().say('une coupe femme le 28 décembre vers 14h');
    expect(daysOf(slots)).toEqual(['2026-12-02', '2026-12-03', '2026-12-04']);
    for (const start of startsOf(slots)) expect(start).toMatch(/T(?:18|19):00/);
  });
});

describe('a contact told while the service is still asked for', () => {
  test.each([
    ['une coupe mardi', 'Rachel Green 514 555 2020', /Laquelle|Lequel|service/],
    ['a haircut on Tuesday', 'Rachel Green 514 555 2020', /Which/],
  ])('%s: it is kept, and the question stands', async (said, contact, question) => {
    const talk = conversationWith();
    await talk.say(said);
    await talk.say('10h');
    const { reply } = await talk.say(contact);
    expect(plain(reply)).toMatch(question);
    expect(plain(reply)).not.toMatch(/équipe|team/);
    expect(talk.desk.leads).toEqual([]);
  });
});

describe('services whose sum was asked are wished together', () => {
  test.each([
    ['combien pour une coupe homme et une coloration?', 'je peux venir mardi à 10h?'],
    ['how much for a men’s cut and a colouring?', 'can I come in Tuesday at 10?'],
  ])('%s %s', async (asked, said) => {
    const talk = conversationWith();
    await talk.say(asked);
    const { baskets } = await talk.say(said);
    expect(baskets[0]?.parts.map(({ serviceId }) => serviceId).toSorted()).toEqual([
      'coloration',
      'coupe-homme',
    ]);
  });

  test('one of them alone, where it is named', async () => {
    const talk = conversationWith();
    await talk.say('combien pour une coupe homme et une coloration?');
    const { baskets, slots } = await talk.say('ok la coloration mardi à 10h');
    expect([baskets, startsOf(slots)]).toEqual([[], ['2026-11-24T15:00:00.000Z']]);
  });
});

describe('what is booked is moved to an hour that is told alone', () => {
  test('"can you change it to 3 instead?"', async () => {
    const talk = conversationWith();
    await talk.say('women’s cut Friday at 2, Megan Fox, 514 555-8899');
    await talk.say('yes');
    const { slots } = await talk.say('can you change it to 3 instead?');
    expect(startsOf(slots)).toEqual(['2026-11-27T20:00:00.000Z']);
  });
});

describe('an hour told alone while the service is still asked for', () => {
  test('is kept as one, where the list has no such place', async () => {
    const talk = conversationWith();
    await talk.say('je voudrais un rendez-vous mardi');
    const { reply } = await talk.say('16');
    expect(plain(reply)).toMatch(/à 16 h/);
  });
});

describe('while the service is still asked for', () => {
  test.each([
    ['une coupe vendredi', 'le plus tôt', 'coupe homme'],
    ['a haircut on Friday', 'the earliest', 'men’s cut'],
  ])('%s, %s: is kept as a wish', async (said, earliest, service) => {
    const talk = conversationWith();
    await talk.say(said);
    expect(plain((await talk.say(earliest)).reply)).not.toMatch(/équipe|team/);
    expect((await talk.say(service)).slots).toHaveLength(1);
  });
});

describe('who will think about it agrees to nothing', () => {
  test.each([
    ['avez-vous des cartes de fidélité?', 'ok merci, je vais y penser'],
    ['do you have a loyalty card?', 'ok thanks, I’ll think about it'],
  ])('%s · %s', async (asked, said) => {
    const talk = conversationWith();
    await talk.say(asked);
    expect(plain((await talk.say(said)).reply)).not.toMatch(/joindre|reach you/);
    expect(talk.desk.leads).toEqual([]);
  });
});

describe('any time of a day chooses no service', () => {
  test.each([
    ['une coupe', 'n’importe quelle heure vendredi', 'coupe homme'],
    ['a haircut', 'anytime Friday', 'men’s cut'],
    ['a haircut', 'whatever time on Friday', 'men’s cut'],
  ])('%s · %s', async (said, when, service) => {
    const talk = conversationWith();
    await talk.say(said);
    const { reply } = await talk.say(when);
    expect(plain(reply)).toMatch(/Laquelle|Lequel|Which/);
    expect(plain(reply)).not.toMatch(/équipe|team/);
    expect(daysOf((await talk.say(service)).slots)).toEqual(['2026-11-27']);
  });
});

describe('another service than those whose sum was asked', () => {
  test.each([
    ['combien pour une coupe homme et une coloration?', 'ok la coupe femme mardi à 10h d’abord'],
    ['how much for a men’s cut and a colouring?', 'ok the women’s cut Tuesday at 10 then'],
  ])('%s · %s: is taken by itself', async (asked, said) => {
    const talk = conversationWith();
    await talk.say(asked);
    const { reply, baskets } = await talk.say(said);
    expect(baskets).toEqual([]);
    expect(plain(reply)).toMatch(/coupe femme|women’s cut/i);
  });
});

describe('any time, while it is asked for which service', () => {
  test.each([
    ['une coupe', 'n’importe quand'],
    ['une coupe', 'n’importe quel jour'],
    ['a haircut', 'whenever'],
    ['a haircut', 'any day is fine'],
  ])('%s · %s: the question stands', async (said, when) => {
    const talk = conversationWith();
    await talk.say(said);
    const { reply } = await talk.say(when);
    expect(plain(reply)).toMatch(/Laquelle|Lequel|Which/);
    expect(plain(reply)).not.toMatch(/équipe|team/);
  });
});

describe('a number among the hours of one day is an hour, and no place in the list', () => {
  test.each([
    ['une coupe homme mardi', '3', '2026-11-24T20:00:00.000Z'],
    ['a men’s cut on Tuesday', '11', '2026-11-24T16:00:00.000Z'],
  ])('%s · %s', async (said, hour, start) => {
    const talk = conversationWith();
    await talk.say(said);
    expect(startsOf((await talk.say(hour)).slots)).toEqual([start]);
  });

  test('of whole offers, which are told with their numbers, it is a place', async () => {
    const talk = conversationWith();
    const { baskets } = await talk.say('une coupe homme et une coloration mardi');
    const start = baskets[1]?.parts[0]?.startAt;
    expect((await talk.say('2')).baskets.map(({ parts }) => parts[0]?.startAt)).toEqual([start]);
  });

  test('where none of its times is on both sides of it, it is a place', async () => {
    const talk = conversationWith();
    const { slots } = await talk.say('une coupe homme mardi matin');
    expect(startsOf((await talk.say('2')).slots)).toEqual([startsOf(slots)[1]]);
  });
});

describe('of several, one of which is still to be chosen, nothing is added up', () => {
  test.each([
    'j’aimerais une coupe et une coloration, c’est combien en tout?',
    'I’d like to get my hair cut and coloured, what’s the total?',
  ])('%s', async (said) => {
    const { reply } = await conversationWith().say(said);
    expect(plain(reply)).toMatch(/55/);
    expect(plain(reply)).toMatch(/110/);
    expect(plain(reply)).not.toMatch(/en tout|in all/);
  });
});

describe('the same once more, said of a time that was put forward', () => {
  test.each([
    ['coupe homme mardi à 10h', 'et la même chose la semaine d’après'],
    ['men’s cut Tuesday at 10', 'and the same the week after'],
    ['men’s cut Tuesday at 10', 'and again next week'],
  ])('%s · %s: both are offered', async (said, again) => {
    const talk = conversationWith();
    await talk.say(said);
    const { baskets } = await talk.say(again);
    expect(baskets[0]?.parts.map(({ startAt }) => startAt)).toEqual([
      '2026-11-24T15:00:00.000Z',
      '2026-12-01T15:00:00.000Z',
    ]);
  });
});

describe('who is asked whether the only time suits, and says who they are', () => {
  test('is asked to confirm it in their name', async () => {
    const talk = conversationWith();
    await talk.say('une coupe femme mardi ou jeudi à 10h');
    const { slots } = await talk.say('plutôt mardi après 15h30');
    expect(slots).toHaveLength(1);
    const { reply } = await talk.say('Ana Roy, 514 555-0144');
    expect(plain(reply)).toMatch(/Ana Roy/);
    expect(talk.desk.bookings).toEqual([]);
    await talk.say('oui');
    expect(talk.desk.bookings).toMatchObject([{ name: 'Ana Roy' }]);
  });
});

describe('the one service that a question was about', () => {
  test.each([
    ['prenez-vous les gens sans rendez-vous pour une coupe homme?', 'mardi à 10h alors'],
    ['do you take walk-ins for a men’s cut?', 'Tuesday at 10 then'],
  ])('%s · %s: is what a time said next is for', async (asked, said) => {
    const talk = conversationWith();
    await talk.say(asked);
    expect(startsOf((await talk.say(said)).slots)).toEqual(['2026-11-24T15:00:00.000Z']);
  });
});

describe('how several are to lie, told once more', () => {
  test.each(['ensemble', 'together please'])('%s: keeps the offer, and is understood', async (said) => {
    const talk = conversationWith();
    await talk.say('deux coupes homme en même temps mardi à 10h');
    const { reply, baskets } = await talk.say(said);
    expect(baskets.length).toBeGreaterThan(0);
    expect(plain(reply)).not.toMatch(/saisi|compris|didn't/);
  });
});

describe('a few words more of a change that was offered to be passed on', () => {
  test.each([
    ['j’ai une coupe jeudi à 14h, je dois la déplacer à vendredi', 'même heure', 'Ana Roy, 514 555-0144'],
    [
      'I booked a cut for Thursday at 2 but need to change it to Friday',
      'same time',
      'Dan Poe, 514 555 7878',
    ],
  ])('%s · %s: belong to it', async (asked, more, contact) => {
    const talk = conversationWith();
    await talk.say(asked);
    await talk.say(more);
    await talk.say(contact);
    expect(talk.desk.leads).toMatchObject([{ matter: 'move' }]);
    expect(talk.desk.leads[0]?.message).toContain(more);
  });
});
