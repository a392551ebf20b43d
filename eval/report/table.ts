import { LANGUAGES } from '../../shared/domain/language.ts';
import type { Outcome } from '../evaluate.ts';
import { CATEGORIES } from '../scenarios/scenario.ts';
import { PARTS } from '../scenarios/split.ts';
import { type Figures, figuresOf } from './figures.ts';

const HEAD = [
  '| | language | conversations | wholly right | goal reached | false confirmation | wrong price, hour, day | reversed | wrong language |',
  '|---|---|---|---|---|---|---|---|---|',
];

/** A share in percent, with one decimal. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10;

const row = (name: string, language: string, figures: Figures): string => {
  const { count, right, reached, falseConfirmations, wrongFacts, reversed, wrongLanguage } = figures;
  const shares = [right, reached].map((part) => `${percent(part, count)} %`);
  return `| ${[name, language, count, ...shares, falseConfirmations, wrongFacts, reversed, wrongLanguage].join(' | ')} |`;
};

const rowsOf = (name: string, outcomes: readonly Outcome[]): readonly string[] =>
  LANGUAGES.map((language) => ({
    language,
    of: outcomes.filter(({ scenario }) => scenario.language === language),
  }))
    .filter(({ of }) => of.length > 0)
    .map(({ language, of }) => row(name, language, figuresOf(of)));

/** The results as a table: by category and language, by part, and in all. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const by = (test: (outcome: Outcome) => boolean) => outcomes.filter(test);
  const { booked, bookedOtherwise } = figuresOf(outcomes);
  return [
    ...HEAD,
    ...CATEGORIES.flatMap((category) =>
      rowsOf(
        category,
        by(({ scenario }) => scenario.category === category),
      ),
    ),
    ...PARTS.flatMap((part) =>
      rowsOf(
        `**${part}**`,
        by(({ scenario }) => scenario.part === part),
      ),
    ),
    ...PARTS.map((part) => ({ part, of: by(({ scenario }) => scenario.part === part) }))
      .filter(({ of }) => of.length > 0)
      .map(({ part, of }) => row(`**${part}**`, 'both', figuresOf(of))),
    row('**all**', 'both', figuresOf(outcomes)),
    '',
    `Of ${booked} conversations that booked, ${bookedOtherwise} booked otherwise than the visitor said.`,
  ].join('\n');
};
