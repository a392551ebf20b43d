import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../functions/assistant/contract.ts';
import { localMoment } from '../../../functions/assistant/time/local-time.ts';
import { openDesk, ZONE } from '../../support/assistant-ports.ts';
import { conversationWith, plain } from './conversation-with.ts';

const people = [
  { id: 'marie', name: 'Marie Roy' },
  { id: 'karim', name: 'Karim Haddad' },
];

const daysOf = ({ slots }: Answer): readonly string[] => [
  ...new Set(slots.map(({ startAt }) => localMoment(Date.parse(startAt), ZONE).date.toString())),
];

const hoursOf = ({ slots }: Answer): readonly number[] => [
  ...new Set(slots.map(({ startAt }) => localMoment(Date.parse(startAt), ZONE).minuteOfDay / 60)),
];

describe('people who are asked for with times of their own', () => {
  test.each([
    [
      'coupe homme mardi avec Marie ou jeudi avec Karim',
      'mardi 24 novembre avec Marie Roy ou jeudi 26 novembre avec Karim Haddad',
    ],
    [
      'coupe homme avec Marie mardi ou avec Karim jeudi',
      'mardi 24 novembre avec Marie Roy ou jeudi 26 novembre avec Karim Haddad',
    ],
    [
      'men’s cut Tuesday with Marie or Thursday with Karim',
      'Tuesday, November 24 with Marie Roy or Thursday, November 26 with Karim Haddad',
    ],
    [
      'men’s cut Tuesday with Marie after 3 or Thursday morning with Karim',
      'Tuesday, November 24, from 3 p.m. with Marie Roy or Thursday, November 26, in the morning with Karim Haddad',
    ],
  ])('“%s” keep them', async (message, told) => {
    const desk = openDesk();
    const talk = conversationWith({ people }, desk);
    const answer = await talk.say(message);
    expect(plain(answer.reply)).toContain(told);
    expect(daysOf(answer)).toEqual(['2026-11-24', '2026-11-26']);
    const thursday = await talk.say('jeudi 10h');
    expect(plain(thursday.reply)).toContain('Karim Haddad');
    expect(plain(thursday.reply)).not.toContain('Marie');
  });

  test('until others are asked for', async () => {
    const talk = conversationWith({ people });
    await talk.say('coupe homme mardi avec Marie ou jeudi avec Karim');
    const { reply } = await talk.say('n’importe qui finalement');
    expect(plain(reply)).not.toMatch(/Marie|Karim/);
  });
});

describe('a time told by the one before', () => {
  test.each([
    ['une heure plus tard?', ['2026-11-26'], [11]],
    ['an hour later?', ['2026-11-26'], [11]],
    ['une heure plus tôt', ['2026-11-26'], [9]],
    ['2 hours later', ['2026-11-26'], [12]],
    ['même heure la semaine prochaine', ['2026-12-03'], [10]],
    ['same time next week', ['2026-12-03'], [10]],
    ['le lendemain?', ['2026-11-27'], undefined],
    ['the next day', ['2026-11-27'], undefined],
    ['la veille', ['2026-11-25'], undefined],
    ['the day before', ['2026-11-25'], undefined],
  ])('“%s”', async (message, days, hours) => {
    const talk = conversationWith();
    await talk.say('coupe homme jeudi 10h');
    const answer = await talk.say(message);
    expect(daysOf(answer)).toEqual(days);
    if (hours) expect(hoursOf(answer)).toEqual(hours);
  });

  test.each(['pis une coloration la même journée', 'and a coloration the same day'])(
    '“%s”, after one is booked',
    async (message) => {
      const talk = conversationWith();
      await talk.say('coupe homme jeudi 10h');
      await talk.say('Ana Roy, ana@exemple.ca');
      const answer = await talk.say(message);
      expect(plain(answer.reply)).toContain('Coloration');
      expect(daysOf(answer)).toEqual(['2026-11-26']);
      expect(hoursOf(answer)).not.toContain(10);
    },
  );

  test.each([
    ['coupe homme la veille de mon mariage le 2 décembre', '2026-12-01'],
    ['men’s cut the day before my wedding on December 2', '2026-12-01'],
    ['men’s cut the day after Thursday', '2026-11-27'],
    ['coupe homme le lendemain de mardi', '2026-11-25'],
  ])('“%s”', async (message, day) => {
    expect(daysOf(await conversationWith().say(message))).toEqual([day]);
  });

  test('is asked about where nothing stands before', async () => {
    const { reply } = await conversationWith().say('je veux une coupe homme la même journée que ma soeur');
    expect(plain(reply)).toContain('« la même journée que ma »');
  });
});

test.each([
  'coupe homme mardi à moins que mercredi soit libre',
  'men’s cut tuesday unless wednesday is open',
])('“%s”: either day', async (message) => {
  expect(daysOf(await conversationWith().say(message))).toEqual(['2026-11-24', '2026-11-25']);
});

test('two services and somebody else besides are all said back', async () => {
  const { reply } = await conversationWith().say('coupe homme et coloration jeudi, pis mon gars aussi');
  expect(plain(reply)).toContain('Coupe homme et Coloration, en même temps, jeudi 26 novembre');
  expect(plain(reply)).toContain('puis Coloration à 10 h 00');
});

test('what another appointment of the conversation booked is not confirmed once more', async () => {
  const desk = openDesk();
  const talk = conversationWith({}, desk);
  await talk.say('coupe homme jeudi 10h');
  const { booking } = await talk.say('Ana Roy, ana@exemple.ca');
  if (!booking) throw new Error('nothing was booked');
  await talk.say('une coloration vendredi');
  desk.answerNext({ kind: 'booked', booking });
  await talk.press(1);
  const answer = await talk.say('oui');
  expect(answer.booking).toBeUndefined();
  expect(plain(answer.reply)).not.toContain("C'est réservé");
});
