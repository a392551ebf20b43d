import { describe, expect, test } from '@jest/globals';
import { openDesk } from '../../support/assistant-ports.ts';
import { conversationWith } from './conversation-with.ts';

/** Free on Tuesday every half hour from nine to five. */
const HALF_HOURS = Array.from(
  { length: 17 },
  (_, n) => Date.parse('2026-11-24T14:00:00.000Z') + n * 30 * 60_000,
);
const talk = () => conversationWith({}, openDesk(HALF_HOURS));

const MARIE = 'Marie Roy, 514 555-1234';
const UTC = { '10:00': '15:00', '10:30': '15:30', '14:00': '19:00', '14:30': '19:30' } as const;
const at = (clock: keyof typeof UTC): string => `2026-11-24T${UTC[clock]}:00.000Z`;

describe('the hour that is said is the one that is booked', () => {
  test.each([
    [`10h et demie. ${MARIE}`, '10:30'],
    [`dix heures et demie, ${MARIE}`, '10:30'],
    [`dix et demie. ${MARIE}`, '10:30'],
    [`ten thirty. ${MARIE}`, '10:30'],
    [`half past ten, ${MARIE}`, '10:30'],
    [`deux heures et demie. ${MARIE}`, '14:30'],
    [`quatorze trente, ${MARIE}`, '14:30'],
    [`Ten. ${MARIE}`, '10:00'],
    [`j’ai dit dix heures. ${MARIE}`, '10:00'],
    [`quatorze heures, ${MARIE}`, '14:00'],
  ] as const)('“%s”', async (said, clock) => {
    const { say, desk } = talk();
    await say('coupe homme mardi');
    await say(said);
    if (desk.bookings.length === 0) await say('oui');
    expect(desk.standing()).toMatchObject([{ startAt: at(clock) }]);
  });
});

describe('an hour that takes the place of the one put forward is not booked as that', () => {
  test.each([
    ['mardi à 14 h', `No 14h, quatorze et demie, 14:30. ${MARIE}`, '14:30'],
    ['mardi à 14 h', `non 14h30. ${MARIE}`, '14:30'],
    ['mardi à 14 h', `pas 14h, 14 et demie. ${MARIE}`, '14:30'],
    ['Tuesday at 2', `no 2:30. ${MARIE}`, '14:30'],
    ['Tuesday at 2', `two thirty not two. ${MARIE}`, '14:30'],
    ['Tuesday at 10:30', `no 10. ${MARIE}`, '10:00'],
    ['mardi à 10 h 30', `non 10. ${MARIE}`, '10:00'],
  ] as const)('%s, then “%s”', async (asked, said, clock) => {
    const { say, desk } = talk();
    await say(`coupe homme ${asked}`);
    await say(said);
    expect(desk.bookings).toEqual([]);
    await say('oui');
    expect(desk.standing()).toMatchObject([{ startAt: at(clock) }]);
  });

  test('but its own hour told again is it', async () => {
    const { say, desk } = talk();
    await say('coupe homme mardi à 14 h');
    await say(`oui 14h. ${MARIE}`);
    expect(desk.standing()).toMatchObject([{ startAt: at('14:00') }]);
  });
});

describe('a date is no rank of what was put forward', () => {
  test.each([
    'No, I’m away from the 1st to the 14th',
    'je suis partie à partir du 1er',
    'I leave on the first',
    'not until the second',
  ])('“%s”', async (said) => {
    const { say, desk } = talk();
    await say(`coupe homme mardi. ${MARIE}`);
    await say(said);
    expect(desk.bookings).toEqual([]);
  });

  test.each(['the first', 'le 1er', 'the first one please'])('but “%s” is one', async (said) => {
    const { say, desk } = talk();
    await say(`coupe homme mardi. ${MARIE}`);
    await say(said);
    expect(desk.standing()).toHaveLength(1);
  });
});
