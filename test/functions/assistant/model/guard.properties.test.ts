import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { offenceOf } from '../../../../functions/assistant/model/guard/guard.ts';
import { minuteText, slotLines, weekdayText } from '../../../../functions/assistant/say/when.ts';
import { LANGUAGES, type Language } from '../../../../shared/domain/language.ts';
import { formatPrice } from '../../../../shared/domain/money.ts';
import { SALON_SERVICES, weekdaySlots, ZONE } from '../../../support/assistant-ports.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { knownAfter, slotAt } from './known-facts.ts';

const ALL = weekdaySlots();

/** Ways of saying that an appointment is made, each of them a lie where none was. */
const CLAIMS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'C’est réservé',
    'Votre rendez-vous est confirmé',
    'Votre place est réservée',
    'J’ai réservé votre place',
    'Je vous ai inscrite',
    'C’est fait, votre rendez-vous est pris',
    'Rendez-vous confirmé',
    'Vous êtes bien inscrit',
    'Votre réservation est complétée avec succès',
    'C’est booké',
    'On vous attend',
    'Votre rendez-vous a bien été enregistré',
    'Je confirme votre rendez-vous',
    'Nous vous avons réservé un moment',
  ],
  en: [
    'You’re booked',
    'Your appointment is confirmed',
    'I’ve booked you in',
    'Your spot is reserved',
    'All set',
    'Your appointment has been scheduled',
    'I have you down',
    'Booking confirmed',
    'You are all set',
    'I’ve made your appointment',
    'It’s booked',
    'We look forward to seeing you',
    'Your booking was successful',
    'It’s official, you’re in the calendar',
  ],
};

const BEFORE: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    '',
    'Parfait, ',
    'Merci Ana : ',
    'Bonne nouvelle ! ',
    'Ne vous inquiétez pas, ',
    'Oui, ',
    'Si vous voulez savoir, ',
  ],
  en: ['', 'Great, ', 'Thanks Ana: ', 'Good news! ', 'No problem, ', 'Yes, ', 'Don’t worry, '],
};

const AFTER: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    '',
    ' pour demain',
    ' !',
    ', à bientôt',
    '. Autre chose ?',
    ', merci de votre confiance',
    ' pour vous',
  ],
  en: ['', ' for tomorrow', '!', ', see you soon', '. Anything else?', ', thank you', ' for you'],
};

const language = fc.constantFrom(...LANGUAGES);

const claim = language.chain((chosen) =>
  fc.record({
    chosen: fc.constant(chosen),
    before: fc.constantFrom(...BEFORE[chosen]),
    claim: fc.constantFrom(...CLAIMS[chosen]),
    after: fc.constantFrom(...AFTER[chosen]),
    shout: fc.boolean(),
    starts: fc.subarray([...ALL], { maxLength: 5 }),
  }),
);

const known = (chosen: Language, starts: readonly number[]) => knownAfter(chosen, starts, 'Bonjour');

describe('a claim of a booking that no tool made', () => {
  test('is never told, however it is dressed', () => {
    fc.assert(
      fc.property(claim, ({ chosen, before, claim: said, after, shout, starts }) => {
        const text = `${before}${said}${after}`;
        const told = shout ? text.toUpperCase() : text;
        expect(offenceOf(told, '', known(chosen, starts))).toBeDefined();
      }),
      seededRuns(300),
    );
  });
});

describe('times', () => {
  const found = fc.subarray([...ALL], { minLength: 1, maxLength: 6 });

  test('as the records have them are told', () => {
    fc.assert(
      fc.property(language, found, (chosen, starts) => {
        const facts = known(chosen, starts);
        for (const line of slotLines(starts.map(slotAt), ZONE, chosen).split('\n'))
          expect([line, offenceOf(line, '', facts)]).toEqual([line, undefined]);
      }),
      seededRuns(100),
    );
  });

  const OFFERS: Readonly<Record<Language, (when: string) => string>> = {
    fr: (when) => `J’ai une place libre ${when}.`,
    en: (when) => `I have a free spot ${when}.`,
  };

  test('that were not found are never said to be free', () => {
    fc.assert(
      fc.property(
        language,
        found,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 24 * 12 - 1 }).map((n) => n * 5),
        (chosen, starts, weekday, minute) => {
          const facts = known(chosen, starts);
          const moments = starts.flatMap((start) =>
            [start, start + 3_600_000].map((at) => ({ weekday: new Date(at).getUTCDay(), at })),
          );
          const wall = (at: number) => {
            const [hour = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', {
              timeZone: ZONE,
              hour: '2-digit',
              minute: '2-digit',
              hour12: false,
            })
              .format(at)
              .split(':')
              .map(Number);
            return hour * 60 + minutes;
          };
          // French has no halves of the day: "2 h" may be read as two in the afternoon, as people do.
          const isNamed = moments.some(({ at }) => wall(at) % 720 === minute % 720);
          fc.pre(!isNamed);
          const when = `${weekdayText(weekday, chosen)} ${chosen === 'fr' ? 'à' : 'at'} ${minuteText(minute, chosen)}`;
          expect(offenceOf(OFFERS[chosen](when), '', facts)).toBe('time');
        },
      ),
      seededRuns(200),
    );
  });
});

describe('prices', () => {
  const priced = SALON_SERVICES.filter(({ price }) => price !== null);

  test('of the records are told, and others never', () => {
    fc.assert(
      fc.property(
        language,
        fc.constantFrom(...priced),
        fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100),
        (chosen, service, price) => {
          const facts = known(chosen, []);
          const text = (amount: number) => `${service.name} : ${formatPrice(amount, 'CAD', chosen)}.`;
          expect(offenceOf(text(service.price ?? 0), '', facts)).toBeUndefined();
          expect(offenceOf(text(price), '', facts)).toBe(price === service.price ? undefined : 'price');
        },
      ),
      seededRuns(200),
    );
  });
});

test('no text at all, however long or strange, brings the guard down', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1500 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('9 h', 'mardi', '30 $', 'a@b.co', '.', '(', '+1', 'réservé', '24/11', '·', '\n'),
        { maxLength: 60 },
      )
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(language, anything, anything, (chosen, text, before) => {
      expect(['string', 'undefined']).toContain(typeof offenceOf(text, before, known(chosen, [])));
    }),
    seededRuns(100),
  );
});
