import { readFileSync } from 'node:fs';
import { type FiledTurn, type FiledTurns, filedTurns } from '../../shared/schemas/filed-turns.ts';
import type { BusinessSpec } from '../businesses/business-spec.ts';
import { localTimeOf } from '../businesses/local-time.ts';
import { folded } from '../reading/folded.ts';
import type { PlayedScenario } from '../scenarios/load.ts';
import type { Expectation } from '../scenarios/scenario.ts';

const specOf = ({ business }: FiledTurns): BusinessSpec => {
  const { name, industry, phone, timezone, language, address, welcome, services, people, hours, faq } =
    business;
  const own = language === 'en' ? 'en' : 'fr';
  return {
    tenant: { name, industry, timezone, language, ...(phone === null ? {} : { phone }) },
    address,
    welcome,
    services: Object.fromEntries(
      services.map(({ name: called, durationMin, price, translations, synonyms, people: by }) => {
        const names = { fr: translations?.fr?.name ?? called, en: translations?.en?.name ?? called };
        return [called, { ...names, [own]: called, minutes: durationMin, price, synonyms, people: by }];
      }),
    ),
    people: Object.fromEntries(people.map((person) => [person, person])),
    hours: hours.map(({ day, opens, closes }) => ({ days: [day], opens, closes })),
    faq,
    closures: [],
    bookings: [],
  };
};

/** A pattern that a text matches as a whole, however it is spaced and accented. */
const patternOf = (text: string): string =>
  folded(text)
    .trim()
    .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The words of an entry's answer in a language; undefined where it is gone or hidden. */
const answerIn = ({ faqId, language }: FiledTurn, { faq = [], tenant }: BusinessSpec): string | undefined => {
  const entry = faq.find(({ id, isShown }) => id === faqId && isShown);
  return tenant.language === language
    ? entry?.answer
    : (entry?.translations?.[language]?.answer ?? entry?.answer);
};

/** A question that was answered since is answered so; an answer that was wrong is not given again. */
const expectationOf = (turn: FiledTurn, spec: BusinessSpec): Expectation => {
  const answer = answerIn(turn, spec);
  if (answer !== undefined) return { says: { anyOf: [patternOf(answer)] } };
  return turn.answered === '' ? {} : { never: [`^${patternOf(turn.answered)}$`] };
};

const scenarioOf = (turn: FiledTurn, number: number, spec: BusinessSpec): PlayedScenario => {
  const { date, time } = localTimeOf(turn.at, spec.tenant.timezone);
  const id = `filed-${number}`;
  const expect = expectationOf(turn, spec);
  return {
    ...{ id, name: id, spec, language: turn.language, at: `${date}T${time}`, part: 'seen' },
    category: turn.kind === 'question' ? 'faq' : 'facts',
    business: spec.tenant.name,
    visitor: { name: '' },
    steps: turn.said.map((say, n) => (n === turn.said.length - 1 ? { say, expect } : { say })),
    ...(turn.expected === undefined ? {} : { expected: turn.expected }),
  };
};

/** The scenarios of a file that a business downloaded of its filed turns; throws for one that is not of the form. */
export const loadFiled = (path: string): readonly PlayedScenario[] => {
  const filed = filedTurns.validateSync(JSON.parse(readFileSync(path, 'utf8')), { strict: true });
  const spec = specOf(filed);
  return filed.turns.map((turn, n) => scenarioOf(turn, n + 1, spec));
};
