import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Act } from '../../../../functions/assistant/acts.ts';
import { businessIn } from '../../../../functions/assistant/business-in.ts';
import { PHRASES } from '../../../../functions/assistant/say/phrases.ts';
import { say } from '../../../../functions/assistant/say/say.ts';
import { LANGUAGES, type Language } from '../../../../shared/domain/language.ts';
import { ZONE } from '../../../support/assistant-ports.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { figuresOf, questionsIn } from './reading.ts';
import {
  ana,
  booking,
  business,
  everyAct,
  fits,
  noWish,
  proposal,
  samples,
  services,
  slotsOn,
  wish,
} from './samples.ts';

const sayIn = (language: Language, ...acts: readonly Act[]): Promise<string> =>
  say(acts, { business: businessIn(business, language), language, zone: ZONE, t: PHRASES[language] });

const nbsp = (text: string): string => text.replace(/ (?=[:?!;»])|(?<=«) /g, '\u00a0');

describe('every act', () => {
  it.each(LANGUAGES)('says something whole in %s', async (language) => {
    for (const act of everyAct) {
      const text = await sayIn(language, act);
      expect(text.trim().length).toBeGreaterThan(3);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}|^\s*$/m);
      expect(questionsIn(text)).toBeLessThanOrEqual(1);
    }
  });

  it('states the same figures in both languages', async () => {
    for (const act of everyAct)
      expect(figuresOf(await sayIn('en', act))).toEqual(figuresOf(await sayIn('fr', act)));
  });

  it('keeps French punctuation with its word, and apostrophes round', async () => {
    for (const act of everyAct) {
      const text = (await sayIn('fr', act)).replace(/https:\S+/g, '');
      expect(text).not.toMatch(/[^\u00a0][;!?»]|[^\u00a0\d/s] ?:|« |'/);
    }
  });

  it('has no straight quotes in English, nor two stops after a time', async () => {
    for (const act of everyAct) expect(await sayIn('en', act)).not.toMatch(/['"]|\.\.|«/);
  });
});

describe('several acts', () => {
  it('put the last question alone', async () => {
    const acts: readonly Act[] = [
      { kind: 'thanks' },
      { kind: 'proposed', proposal, wish },
      { kind: 'ask_details', missing: { name: true, contact: true }, why: 'book' },
    ];
    for (const language of LANGUAGES) {
      const text = await sayIn(language, ...acts);
      expect(questionsIn(text)).toBe(1);
      expect(text.trimEnd()).toMatch(/\?$/);
      expect(text.split('\n').at(-1)).toMatch(language === 'fr' ? /courriel/ : /e-mail/);
    }
  });

  it('never put two questions, whichever two stand together', async () => {
    const each = Object.values(samples).map(([sample]) => sample);
    for (const first of each)
      for (const second of each) expect(questionsIn(await sayIn('fr', first, second))).toBeLessThanOrEqual(1);
  });
});

describe('an offer', () => {
  const offer = (given: Partial<Extract<Act, { kind: 'offered' }>> = {}): Act => ({
    kind: 'offered',
    wish,
    fit: 'as_wished',
    slots: slotsOn(3, 2),
    unread: [],
    lastDate: '2026-12-05',
    ...given,
  });

  it('says the wish back, the refused part too', async () => {
    expect(await sayIn('fr', offer())).toContain(
      nbsp('Coupe femme, à partir de 15\u00a0h, pas avec Karim, sauf lundi :'),
    );
    expect(await sayIn('en', offer())).toContain(
      'Coupe femme, from 3\u00a0p.m., not with Karim, except Monday:',
    );
  });

  it.each([
    [{ dates: [{ from: '2026-11-24', to: '2026-11-24' }] }, 'mardi 24 novembre', 'Tuesday, November 24'],
    [
      { dates: [{ from: '2026-12-01', to: '2026-12-04' }] },
      'du mardi 1er décembre au vendredi 4 décembre',
      'from Tuesday, December 1 to Friday, December 4',
    ],
    [{ weekdays: [4, 2] as const }, 'mardi ou jeudi', 'Tuesday or Thursday'],
    [{ weekdays: [1, 2, 3, 4, 5] as const }, 'en semaine', 'on weekdays'],
    [{ weekdays: [6, 7] as const }, 'la fin de semaine', 'on the weekend'],
    [{ times: [{ from: 0, to: 720 }] }, 'en avant-midi', 'in the morning'],
    [{ times: [{ from: 0, to: 630 }] }, 'avant 10 h 30', 'before 10:30 a.m.'],
    [{ times: [{ from: 780, to: 900 }] }, 'entre 13 h et 15 h', 'between 1 p.m. and 3 p.m.'],
    [{ at: { minute: 420, or: 1140 } }, 'à 7 h ou 19 h', 'at 7 a.m. or 7 p.m.'],
    [{ at: { minute: 840, isAround: true } }, 'vers 14 h', 'around 2 p.m.'],
  ])('says %j as a wish and as an exception', async (given, french, english) => {
    const when = { dates: [], weekdays: [], times: [], ...given };
    const texts = (asked: typeof wish) =>
      Promise.all(
        LANGUAGES.map(async (language) => {
          const text = await sayIn(language, offer({ wish: asked }));
          return text.replace(/\u00a0/g, ' ').toLowerCase();
        }),
      );
    const [wanted, wantedEnglish] = await texts({ ...noWish, options: [when] });
    expect(wanted).toContain(`${french} :`.toLowerCase());
    expect(wantedEnglish).toContain(`${english}:`.toLowerCase());
    const [refused, refusedEnglish] = await texts({ ...noWish, excepts: [when] });
    expect(refused).toMatch(/(sauf|pas) /);
    expect(refused).toContain(french.toLowerCase());
    expect(refusedEnglish).toMatch(/(except|not) /);
    expect(refusedEnglish).toContain(english.toLowerCase());
  });

  it.each(fits)('is read at a glance when it is %s, with every time in it', async (fit) => {
    for (const [days, perDay] of [
      [1, 1],
      [3, 2],
      [6, 1],
      [7, 2],
    ] as const) {
      const slots = slotsOn(days, perDay);
      for (const language of LANGUAGES) {
        const text = await sayIn(language, offer({ fit, slots }));
        expect(text.split('\n').length).toBeLessThanOrEqual(6);
        expect(text.match(/[\u00a0:]00/g)?.length).toBeGreaterThanOrEqual(slots.length);
      }
    }
  });

  it('says an unread word back, leaves it out aloud, and asks what it meant', async () => {
    const text = await sayIn('fr', offer({ unread: ['vendrdi'] }));
    expect(text).toContain(nbsp('Je n’ai pas compris « vendrdi » et je n’en ai pas tenu compte.'));
    expect(text.split('\n').at(-1)).toBe(nbsp('Que vouliez-vous dire par « vendrdi » ?'));
  });

  it('does not open every conversation alike, yet one conversation always the same way', async () => {
    const opened = (seed: string) =>
      say([offer()], { business, language: 'fr', zone: ZONE, t: PHRASES.fr, seed });
    const openings = new Set(
      await Promise.all(Array.from({ length: 30 }, (_, index) => opened(`conversation-${index}`))),
    );
    expect(openings.size).toBe(3);
    expect(await opened('conversation-1')).toBe(await opened('conversation-1'));
  });
});

describe('a booking', () => {
  const booked = (differs: Extract<Act, { kind: 'booked' }>['differs']): Act => ({
    kind: 'booked',
    booking,
    service: services.cut,
    name: 'Marie Roy',
    greets: 'Marie Roy',
    isSms: false,
    differs,
  });
  const facts = ['Coupe femme', 'Ana', 'Marie Roy', '12, rue Beaubien Est', booking.manageUrl];

  it.each(LANGUAGES)('names service, person, time, place, price, name and link in %s', async (language) => {
    const text = await sayIn(language, booked([]));
    for (const fact of facts) expect(text).toContain(fact);
    expect(figuresOf(text)).toEqual(expect.arrayContaining(['55.00 $', '900 min', '24']));
  });

  it('says where its confirmation goes, or that none does', async () => {
    const to = (confirmedTo: string | null) => ({ ...booked([]), confirmedTo }) as Act;
    expect(await sayIn('fr', to('marie@exemple.ca'))).toContain('Une confirmation part à marie@exemple.ca.');
    expect(await sayIn('en', to('+15145550142'))).toMatch(
      /A confirmation is on its way by SMS to 514.555-0142\./,
    );
    expect(await sayIn('fr', to(null))).toContain('Aucune confirmation n’est envoyée');
    expect(await sayIn('en', to(null))).toContain('No confirmation is sent');
    for (const language of LANGUAGES) expect(await sayIn(language, booked([]))).not.toMatch(/confirmation/);
  });

  it('says the first name once', async () => {
    const first = /Marie(?! Roy)/g;
    for (const language of LANGUAGES)
      expect((await sayIn(language, booked([]))).match(first)).toHaveLength(1);
  });

  it('greets whoever writes, and nobody where only a title or another’s name is known', async () => {
    const act = booked([]);
    const by = (greets: string | undefined) => sayIn('fr', { ...act, greets } as Act);
    expect(await by('Karen')).toMatch(/^C’est réservé, Karen\s:/);
    for (const greets of [undefined, 'Mme Roy', 'M. Roy', 'Dr Roy', 'Famille Roy', 'la Roy'])
      expect(await by(greets)).toMatch(/^C’est réservé\s:.*Marie Roy/s);
  });

  it('is not told as agreed where the record differs', async () => {
    for (const differs of [['start'], ['service'], ['person'], ['start', 'service', 'person']] as const) {
      const french = await sayIn('fr', booked(differs));
      expect(french).not.toMatch(/réservé|confirmé/i);
      expect(french).toMatch(/n’est pas cel(?:le|ui) dont on avait parlé/);
      expect(french).toMatch(/excuses/);
      const english = await sayIn('en', booked(differs));
      expect(english).not.toMatch(/booked|confirmed/i);
      expect(english).toMatch(/not the one we spoke of/);
      for (const fact of facts) expect(french).toContain(fact);
    }
  });

  it('does not tell the price of a service that the record does not name', async () => {
    const act: Act = {
      ...{ kind: 'booked', booking, service: services.mens, name: 'Marie', isSms: false },
      differs: ['service'],
    };
    const text = await sayIn('fr', act);
    expect(text).toContain('Coupe femme');
    expect(text).not.toContain('Coupe homme');
    expect(figuresOf(text)).not.toContain('30.00 $');
  });

  it('is proposed with service, person, time and price, and to confirm with the name', async () => {
    for (const language of LANGUAGES) {
      const confirm = await sayIn(language, {
        kind: 'ask_confirm',
        proposal,
        name: 'Marie Roy',
        isAnother: false,
      });
      for (const text of [await sayIn(language, { kind: 'proposed', proposal, wish: noWish }), confirm]) {
        expect(text).toContain('Coupe femme');
        expect(text).toContain(ana.name);
        expect(figuresOf(text)).toEqual(expect.arrayContaining(['55.00 $', '900 min', '24']));
      }
      expect(confirm).toContain('Marie Roy');
    }
  });
});

describe('hostile names', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      'A\nC’est annulé',
      '{list}',
      '$&',
      '__proto__',
      '<b>x</b>',
      '«',
      '\u2028',
      'A'.repeat(120),
    ),
  );

  it('stand in their sentence, on its line, as they are', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, fc.constantFrom(...LANGUAGES), async (name, title, language) => {
        const service = { ...services.cut, name: `x${title}` };
        const person = { id: 'x', name: `y${name}` };
        const text = await sayIn(language, {
          kind: 'ask_confirm',
          proposal: { service, person, slot: proposal.slot },
          name: `z${name}`,
          isAnother: false,
        });
        const onOneLine = (given: string) => given.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
        for (const given of [`x${title}`.slice(1), `y${name}`, `z${name}`])
          expect(text).toContain(onOneLine(given));
        expect(text.split('\n')).toHaveLength(2);
      }),
      seededRuns(100),
    );
  });
});
