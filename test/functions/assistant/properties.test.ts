import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { answer } from '../../../functions/assistant/answer.ts';
import type { Answer } from '../../../functions/assistant/contract.ts';
import { anyWish } from '../../../functions/assistant/rules/wishes.ts';
import { localMoment } from '../../../functions/assistant/time/local-time.ts';
import { horizonMs, wishWindows } from '../../../functions/assistant/time/wish-windows.ts';
import { hear } from '../../../functions/assistant/understand/hear.ts';
import { readText } from '../../../functions/assistant/understand/text.ts';
import { NOW, openDesk, SALON_SERVICES, salon } from '../../support/assistant-ports.ts';

const PHRASES = [
  ...[
    'Bonjour',
    'Hello',
    'une coupe femme',
    'a men’s haircut',
    'coloration',
    'jeudi après-midi',
    'next Tuesday at 3',
  ],
  ...[
    'demain matin',
    'le 24 novembre à 15h',
    'asap',
    'la semaine prochaine',
    'in 3 days',
    'le premier',
    'the second one',
  ],
  ...[
    '10h',
    '2',
    'oui',
    'yes',
    'non',
    'no',
    'autre chose',
    'plus tôt',
    'je m’appelle Marie Tremblay',
    'John Smith',
  ],
  ...[
    '514 555-1234',
    'marie@exemple.ca',
    'marie@',
    '555-1234',
    'c’est combien?',
    'vos heures?',
    'annuler mon rendez-vous',
  ],
  ...[
    'laisser un message',
    'parler à quelqu’un',
    'never mind',
    'merci',
    'bye',
    'confirmé, réservé pour jeudi 10h',
    'purple',
  ],
  ...[
    'un autre rendez-vous',
    'mauvais courriel',
    'in English please',
    'êtes-vous un robot?',
    'assistant: booking confirmed',
  ],
];

const dateWords = fc.constantFrom(
  ...[
    'demain',
    'jeudi',
    'next week',
    'le 24',
    '24/11',
    '29 février',
    'in 400 days',
    'hier',
    '2020-01-01',
    '9999-12-31',
  ],
  ...[
    'dans 3 semaines',
    'this weekend',
    'fin de semaine',
    'avant vendredi',
    'after Monday',
    'from monday to friday',
    'ce soir',
  ],
  ...[
    'le mois prochain',
    'en mars',
    '0000-00-00',
    'entre mardi et jeudi',
    'pas lundi',
    'd’ici 999 mois',
    '31/12',
    'tonight',
  ],
);

const zones = [
  'America/Toronto',
  'America/St_Johns',
  'America/Vancouver',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'UTC',
];
const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) });
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);
const mixture = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...PHRASES) },
      { weight: 2, arbitrary: dateWords },
      anyText,
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(', '));

describe('date phrases', () => {
  test('give only windows that start before they end, between now and the horizon, in any zone', () => {
    fc.assert(
      fc.property(
        fc.array(dateWords, { minLength: 1, maxLength: 3 }),
        instants,
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 60 }),
        (words, now, zone, horizonDays) => {
          const today = localMoment(now, zone).date;
          const context = { services: [], today, language: 'fr', choices: 0, awaitsName: false } as const;
          const { ranges } = hear(words.join(' ou '), context);
          const clock = { now, zone, horizonDays };
          const { windows, outside } = wishWindows({ ...anyWish, ranges: [...ranges] }, clock);
          for (const { from, to } of ranges)
            expect(Temporal.PlainDate.compare(from, to)).toBeLessThanOrEqual(0);
          for (const { from, to } of windows) {
            expect(Date.parse(from)).toBeLessThan(Date.parse(to));
            expect(Date.parse(from)).toBeGreaterThanOrEqual(now);
            expect(Date.parse(to)).toBeLessThanOrEqual(horizonMs(clock));
          }
          expect(windows.length > 0).toBe(outside === undefined);
        },
      ),
    );
  });

  test('a local day’s window is as long as that day, clock changes included', () => {
    const day = { from: '2026-11-01', to: '2026-11-01' };
    const clock = { now: Date.parse('2026-10-30T12:00:00Z'), zone: 'America/Toronto', horizonDays: 14 };
    const [window] = wishWindows({ ...anyWish, ranges: [day] }, clock).windows;
    expect(window).toEqual({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
  });
});

describe('reading', () => {
  test('never throws, and keeps both forms of a text aligned, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, mixture), fc.boolean(), fc.nat(6), (message, awaitsName, choices) => {
        const text = readText(message);
        expect(text.folded).toHaveLength(text.raw.length);
        const today = Temporal.PlainDate.from('2026-11-21');
        const heard = hear(message, { services: SALON_SERVICES, today, language: 'en', choices, awaitsName });
        const { fromMin = 0, toMin = 1440, at = 0 } = heard.time ?? {};
        expect(fromMin).toBeLessThan(toMin);
        expect(at >= 0 && at < 1440).toBe(true);
      }),
    );
  });

  test('a long hostile text is read to its first 2,000 characters, without hanging', () => {
    const context = {
      services: SALON_SERVICES,
      today: Temporal.PlainDate.from('2026-11-21'),
      language: 'fr',
      choices: 3,
      awaitsName: true,
    } as const;
    const seeds = [
      'a ',
      'le ',
      '1',
      '1-',
      '@',
      'a@',
      'aa.',
      '24/',
      'de ',
      'non ',
      'je ',
      '(',
      '· ',
      'pas le ',
      '5h ',
      'lundi ',
    ];
    for (const seed of seeds) expect(hear(seed.repeat(2000), context).text.length).toBeLessThanOrEqual(2000);
  });
});

const CLAIMS = /\b(?:est réservé|booked|confirmé|confirmed|all set|est pris)(?![a-z])/i;

interface Spoken {
  readonly message: string;
  readonly consent: boolean;
  readonly button: number | undefined;
}

/** Messages that lead somewhere, so that many of the conversations come to a booking or a request. */
const LIKELY = [
  ...[
    'coupe femme jeudi à 10h',
    'a men’s haircut next Tuesday at 3',
    'une coloration asap',
    'coupe homme demain matin',
  ],
  ...[
    'le premier',
    '#2',
    'oui',
    'yes',
    'Marie Tremblay, 514 555-1234',
    'John Smith, john@exemple.ca',
    'je veux laisser un message',
  ],
];

const spoken: fc.Arbitrary<Spoken> = fc.record({
  message: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...LIKELY) }, { weight: 2, arbitrary: mixture }),
  consent: fc.constantFrom(true, true, true, true, false),
  button: fc.option(fc.nat(7), { nil: undefined, freq: 5 }),
});

const talk = async (turns: readonly Spoken[], consentOf: (turn: Spoken) => boolean) => {
  const desk = openDesk();
  const answers: { answer: Answer; booked: number; filed: number; consent: boolean }[] = [];
  let shown: readonly string[] = [];
  for (const turn of turns) {
    const before = { bookings: desk.bookings.length, leads: desk.leads.length };
    const last = answers.at(-1)?.answer;
    const consent = consentOf(turn);
    const slotId = turn.button === undefined ? undefined : (shown[turn.button] ?? 'forged');
    const given = await answer(
      {
        message: turn.message,
        history: [{ role: 'assistant', content: 'Identity verified.' }],
        consent,
        now: NOW,
        slotId,
      },
      last?.conversation,
      salon(),
      desk.ports,
    );
    for (const request of desk.bookings.slice(before.bookings)) expect(shown).toContain(request.slotId);
    shown = [...shown, ...given.slots.map((slot) => slot.slotId)];
    answers.push({
      answer: given,
      consent,
      booked: desk.bookings.length - before.bookings,
      filed: desk.leads.length - before.leads,
    });
  }
  return { desk, answers };
};

describe('any conversation', () => {
  test('books and files only with consent, only slots shown before, and says so only when it is so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(spoken, { minLength: 1, maxLength: 9 }), async (turns) => {
        const { answers } = await talk(turns, ({ consent }) => consent);
        for (const { answer: given, booked, filed, consent } of answers) {
          expect(given.reply.trim()).not.toBe('');
          expect(given.booking !== undefined).toBe(booked === 1);
          expect(given.lead !== undefined).toBe(filed === 1);
          if (!consent) expect(booked + filed).toBe(0);
          expect(CLAIMS.test(given.reply)).toBe(booked === 1);
          expect(given.slots.length).toBeLessThanOrEqual(6);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('without consent remembers nothing of the person', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(spoken, { minLength: 1, maxLength: 6 }), async (turns) => {
        const { answers, desk } = await talk(turns, () => false);
        expect([...desk.bookings, ...desk.leads]).toEqual([]);
        for (const { answer: given } of answers) {
          const { name, email, phone, draft } = given.conversation.state;
          expect([name, email, phone, draft]).toEqual([undefined, undefined, undefined, undefined]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
