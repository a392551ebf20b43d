import type { Outcome } from '../evaluate.ts';
import type { Part } from '../scenarios/split.ts';
import { figuresOf } from './figures.ts';
import { percent } from './table.ts';

/** Least shares of conversations that are wholly right, in percent. */
const LEAST_RIGHT: Readonly<Record<Part, number>> = { seen: 97, unseen: 93 };
/** Most points between the languages. */
const MOST_APART = 2;
/** Most booked conversations, in percent, that booked otherwise than was said. */
const MOST_OTHERWISE = 2;

const rightOf = (outcomes: readonly Outcome[]): number => {
  const { right, count } = figuresOf(outcomes);
  return percent(right, count);
};

/** What falls short of what the assistant is held to; nothing when all is well. */
export const shortfalls = (outcomes: readonly Outcome[]): readonly string[] => {
  const of = (test: (outcome: Outcome) => boolean) => rightOf(outcomes.filter(test));
  const figures = figuresOf(outcomes);
  const apart = Math.abs(
    of(({ scenario }) => scenario.language === 'fr') - of(({ scenario }) => scenario.language === 'en'),
  );
  const otherwise = percent(figures.bookedOtherwise, Math.max(figures.booked, 1));
  const parts = (['seen', 'unseen'] as const).map((part) => ({
    part,
    right: of(({ scenario }) => scenario.part === part),
  }));
  return [
    ...parts
      .filter(({ part, right }) => right < LEAST_RIGHT[part])
      .map(({ part, right }) => `${part}: ${right} % wholly right, under ${LEAST_RIGHT[part]} %`),
    ...(apart > MOST_APART ? [`the languages are ${apart.toFixed(1)} points apart`] : []),
    ...(otherwise > MOST_OTHERWISE ? [`${otherwise} % of the bookings are not as the visitor said`] : []),
    ...(['falseConfirmations', 'wrongFacts', 'reversed', 'wrongLanguage'] as const)
      .filter((key) => figures[key] > 0)
      .map((key) => `${key}: ${figures[key]}, where none may be`),
  ];
};
