import { globalPattern, pattern } from '../../patterns.ts';
import type { Mention, Span } from '../mention.ts';
import { matchesOf } from '../text.ts';
import type { NamedService } from './service-matching.ts';

/** An amount as it is written: "$70", « 34,95 », "70 dollars"; or a bare one that tells which: "the 70 one". */
const AMOUNTS = globalPattern`
  (?<![\d.,:/h-])(?:
    \$ ?(\d{1,4}(?:[.,]\d\d)?)|(\d{1,4}(?:[.,]\d\d)?) ?(?:\$|dollars?|piasses?|bucks)|(\d{1,4}[.,]\d\d)
    |(?<=\b(?:the|celle|celui) (?:a )?)(\d{2,4})(?= (?:one|la)\b)
  )(?![\d%])`;

/** What it is, told by nothing but what it costs: "the $70 one", « celle à 24 $ ». */
const THE = pattern`\b(?:the|that|this|celle|celui|la|le)(?: (?:a|at|for))? ?$`;
const ONE = /^ ?(?:one\b|la\b)/;

/** A price that some services have, where it stands. */
export interface PriceSaid extends Span {
  readonly services: readonly NamedService[];
  /** It stands for what costs so much. */
  readonly isName: boolean;
}

/** The prices of services that a text tells; any other amount is none. */
export const pricesIn = (folded: string, services: readonly NamedService[]): readonly PriceSaid[] =>
  matchesOf(folded, AMOUNTS).flatMap((match): readonly PriceSaid[] => {
    const amount = Number(
      match
        .slice(1)
        .find((one) => one !== undefined)
        ?.replace(',', '.'),
    );
    const priced = services.filter(({ price }) => price === amount);
    if (priced.length === 0) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    const before = folded.slice(0, span.start);
    const isName = ONE.test(folded.slice(span.end)) || /\b(?:celle|celui) (?:a )?$/.test(before);
    return [{ ...span, services: priced, isName: isName && THE.test(before) }];
  });

/** Of what a word may mean, that which costs what is told; what nothing but its price tells is named by it. */
export const byPrice = (mentions: readonly Mention[], prices: readonly PriceSaid[]): readonly Mention[] => {
  const told = mentions.map((mention): Mention => {
    if (mention.kind !== 'service' || mention.services.length < 2) return mention;
    const fit = mention.services.filter(({ id }) =>
      prices.some(({ services }) => services.some((one) => one.id === id)),
    );
    return fit.length > 0 ? { ...mention, services: fit } : mention;
  });
  if (told.length > 0) return told;
  return prices.flatMap(({ services: [only, ...others], isName, start, end }): readonly Mention[] =>
    only && others.length === 0 && isName
      ? [{ kind: 'service', start, end, services: [{ id: only.id, sure: 'certain' }], isIndirect: true }]
      : [],
  );
};
