import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answer } from '../../../functions/assistant/answer.ts';
import type { Answer } from '../../../functions/assistant/contract.ts';
import { localMoment } from '../../../functions/assistant/time/local-time.ts';
import { NOW, openDesk, salon, ZONE } from '../../support/assistant-ports.ts';
import { seededRuns, sizes } from '../../support/seeded.ts';
import { plain } from './conversation-with.ts';

/** What visitors say on the way to an appointment, in the middle of it, and of something else. */
const SAID = [
  ...[
    'coupe femme jeudi à 10h',
    'coupe homme vendredi matin',
    'une coloration asap',
    'coupe homme et coloration jeudi',
  ],
  ...[
    'non finalement vendredi',
    'plutôt une coloration',
    'plus tard svp',
    'pas avant 13h',
    'avec Karim',
    'pas avec Karim',
  ],
  ...['le premier', '2', 'le dernier', '10h', 'vendredi', 'n’importe lequel', 'oui', 'ok parfait', 'non'],
  ...[
    'Marie Tremblay, 514 555-1234',
    'mon courriel c’est plutôt ana@exemple.ca',
    'oui Ana Roy ana@exemple.ca',
  ],
  ...[
    'c’est combien?',
    'où êtes-vous?',
    'combien de temps ça dure?',
    'un autre rendez-vous',
    'pour ma fille aussi',
  ],
  ...[
    'oui mais à 14h',
    'ok mais vendredi',
    'oui, pis une coloration aussi',
    'annule',
    'déplace-le à vendredi',
  ],
];

const people = [
  { id: 'karim', name: 'Karim Haddad' },
  { id: 'lea', name: 'Léa Gagnon' },
];

const wording = (startAt: string): readonly string[] => {
  const { date, minuteOfDay } = localMoment(Date.parse(startAt), ZONE);
  return [
    date.toLocaleString('fr-CA', { day: 'numeric', month: 'long' }).replace(/^1(?:er)? /, '1er '),
    `${Math.floor(minuteOfDay / 60)} h ${String(minuteOfDay % 60).padStart(2, '0')}`,
  ];
};

const TIME = /\d\d? h \d\d/;

/**
 * What was booked, with the last reply before it that told a time: the visitor said yes, chose or left their contact
 * upon that one.
 */
const bookedUpon = async (messages: readonly string[]) => {
  const desk = openDesk(undefined, undefined, people);
  const business = salon({ people });
  let last: Answer | undefined;
  let upon = '';
  const booked: {
    readonly upon: string;
    readonly booking: NonNullable<Answer['booking']>;
    readonly person?: string;
  }[] = [];
  for (const message of messages) {
    const turn = { message, history: [], consent: true, now: NOW, language: 'fr' as const };
    const before = last?.conversation.state.current;
    const wish = before === undefined ? undefined : last?.conversation.state.appointments[before]?.wish;
    ({ given: last } = await answer(turn, last?.conversation, business, desk.ports));
    const [id, ...others] = wish?.persons ?? [];
    const person = others.length === 0 ? people.find((one) => one.id === id)?.name : undefined;
    for (const booking of last.basket ?? (last.booking ? [last.booking] : []))
      booked.push({ upon, booking, ...(person ? { person } : {}) });
    const reply = plain(last.reply);
    if (TIME.test(reply)) upon = reply;
  }
  return booked;
};

test('whatever is booked was said back in the last times told: service, person, day and hour', async () => {
  let bookings = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...SAID), { minLength: 3, maxLength: 12 }),
      async (messages) => {
        for (const { upon, booking, person } of await bookedUpon(messages)) {
          bookings += 1;
          const service = booking.title === '' ? [] : [booking.title];
          for (const told of [...service, ...wording(booking.startAt), ...(person ? [person] : [])])
            expect(upon).toContain(told);
        }
      },
    ),
    seededRuns(400),
  );
  expect(bookings).toBeGreaterThan(sizes.runs(10));
});
