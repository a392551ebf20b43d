import { describe, expect, test } from '@jest/globals';
import { SALON_SERVICES } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const daysOf = (slots: readonly { readonly startAt: string }[]) => [
  ...new Set(slots.map(({ startAt }) => startAt.slice(0, 10))),
];

describe('times that are too late or too early', () => {
  test.each([
    ['trop tard', 'plus tôt'],
    ['that’s too late', 'earlier'],
  ])('%s: asked as « %s » would be', async (said, plainly) => {
    const [one, other] = [conversationWith(), conversationWith()];
    for (const talk of [one, other]) await talk.say('une coupe femme mercredi');
    const [shown, same] = [await one.say(said), await other.say(plainly)];
    expect(plain(shown.reply)).toBe(plain(same.reply));
  });

  test.each(['trop tard, avant 11h', 'too late, before 11am'])('%s: the bound counts', async (said) => {
    const talk = conversationWith();
    await talk.say('une coupe femme mercredi');
    const { slots, reply } = await talk.say(said);
    expect(slots.map(({ startAt }) => startAt)).toEqual([
      '2026-11-25T14:00:00.000Z',
      '2026-11-25T15:00:00.000Z',
    ]);
    expect(reply).not.toMatch(/trop tard|too late/);
  });
});

describe('a day that is excepted is told while it may be meant', () => {
  test.each([
    ['mercredi', 'une coupe femme la semaine du 23 novembre, pas mardi'],
    ['wednesday', 'a women’s cut the week of November 23, not Tuesday'],
  ])('and no longer once %s is asked for', async (day, wish) => {
    const talk = conversationWith({
      services: SALON_SERVICES.map((one) =>
        one.id === 'coupe-femme' ? { ...one, knownAs: [one.name, 'women’s cut'] } : one,
      ),
    });
    expect((await talk.say(wish)).reply).toMatch(/sauf mardi|except Tuesday/);
    expect((await talk.say(day)).reply).not.toMatch(/mardi|Tuesday/);
  });
});

describe('whether somebody is in is answered before it is asked for what', () => {
  const people = [
    { id: 'karim', name: 'Karim' },
    { id: 'linh', name: 'Linh' },
  ];
  const services = SALON_SERVICES.map((one) => ({
    ...one,
    people: one.id === 'coloration' ? ['linh'] : ['karim', 'linh'],
  }));

  test.each([
    ['est-ce que Karim est là jeudi ?', 'Oui, Karim a de la place le jeudi 26 novembre.'],
    ['is Karim in on Thursday?', 'Yes, Karim has room on Thursday, November 26.'],
    ['est-ce que Karim est là la semaine prochaine ?', 'Oui, Karim a de la place le lundi 23 novembre.'],
  ])('%s: with what they perform', async (said, told) => {
    const reply = plain((await conversationWith({ people, services }).say(said)).reply);
    expect(reply).toContain(told);
    expect(reply).toContain('Coupe homme');
    expect(reply).not.toContain('Coloration');
  });
});

describe('a name alone agrees to what is to be passed on', () => {
  test.each([
    ['je veux annuler mon rendez-vous de mercredi', 'Paul Martin', '418 555-0134'],
    ['I need to cancel my appointment on Wednesday', 'it’s Paul Martin', '418 555-0134'],
  ])('%s', async (asked, name, phone) => {
    const talk = conversationWith();
    await talk.say(asked);
    expect(plain((await talk.say(name)).reply)).toMatch(/courriel ou numéro|e-mail or phone/);
    await talk.say(phone);
    expect(talk.desk.leads).toEqual([expect.objectContaining({ name: 'Paul Martin' })]);
  });

  test.each(['Massage Suédois', 'Pas Grave', 'Lundi Matin'])('and %s is no name', async (said) => {
    const talk = conversationWith();
    await talk.say('je veux annuler mon rendez-vous de mercredi');
    await talk.say(said);
    expect((await talk.say('418 555-0134')).reply).not.toContain(said);
  });
});

describe('a number behind a day is an hour', () => {
  test.each(['une coupe femme mercredi 11', 'une coupe femme, wednesday 11'])('%s', async (said) => {
    const { slots } = await conversationWith().say(said);
    expect(daysOf(slots)).toEqual(['2026-11-25']);
  });
});
