import { pattern } from '../../patterns.ts';
import type { Mention, Span } from '../mention.ts';
import { matchesOf, type Text } from '../text.ts';
import type { AudienceSaid } from './audience.ts';
import { forThem } from './for-whom.ts';
import { kernelOf, knownNames } from './known-names.ts';
import type { NamedService } from './service-matching.ts';

/** Those services that are for somebody: the answer "for my son" to the question which one. */
export const servicesFor = (
  audiences: readonly AudienceSaid[],
  services: readonly NamedService[],
): readonly Mention[] => {
  const names = services.flatMap(knownNames);
  return audiences.slice(0, 1).flatMap((whom): readonly Mention[] => {
    const { start, end } = whom;
    const fit = forThem(services, whom, names);
    if (fit.length === 0) return [];
    const meant = fit.map(({ id }) => ({ id, sure: 'certain' as const }));
    return [{ kind: 'service', start, end, services: meant, isIndirect: true }];
  });
};

/** "It's for my daughter" says for whom; "my daughter has a cold" does not. */
const FOR = /^(?:pour|for|c'?est pour|it'?s for|i'm|i am|im|je suis|j'?suis|ch'?uis?|chu)\b/;
/** "For my daughter's wedding". */
const OCCASION = /^(?:'s| (?:wedding|mariage|bal|prom|fete|birthday|party|graduation))/;
/** Whoever is only there besides: "my son (6) will come along", « ma fille de 9 ans peut-elle attendre ? ». */
const COMES_ALONG = pattern`
  \b(?:
    bring\w*|along|wait\w*|stay\w*|tag|watch\w*|babysit\w*|pick\w* up|drop\w*|with me|together|accompan\w*
    |amen\w+|emmen\w+|venir|attend\w*|reste\w*|avec moi|garder|garderie|daycare|school|ecole|chercher|ensemble
  )\b`;

const SENTENCE = /[^.!?;]+/g;

const sentenceAround = ({ start, end }: Span, folded: string): string =>
  matchesOf(folded, SENTENCE).find(
    ({ index, 0: words }) => start < index + words.length && index < end,
  )?.[0] ?? '';

const isForThem = (one: AudienceSaid, folded: string): boolean => {
  if (FOR.test(folded.slice(one.start, one.end))) return !OCCASION.test(folded.slice(one.end));
  return one.age !== undefined && !COMES_ALONG.test(sentenceAround(one, folded));
};

const kernelsOf = (service: NamedService): ReadonlyArray<readonly string[]> =>
  knownNames(service).flatMap(({ words, isCommon }) => (isCommon ? [] : [kernelOf(words)]));

/** The services of the kind of one: those called the same but for whom they are for, else those that share a word. */
const alikeTo = (
  own: NamedService,
  services: readonly NamedService[],
): readonly (readonly NamedService[])[] => {
  const kernels = kernelsOf(own);
  const isSame = (kernel: readonly string[]): boolean =>
    kernels.some((one) => one.length === kernel.length && one.every((word) => kernel.includes(word)));
  const shares = (kernel: readonly string[]): boolean => kernel.some((word) => kernels.flat().includes(word));
  return [isSame, shares].map((isAlike) => services.filter((one) => kernelsOf(one).some(isAlike)));
};

/**
 * The service of the same kind for whoever is told once one was chosen: "it's for my daughter", "he's 6" after a women's
 * cut. None where the chosen one is for them already, or nothing of its kind is.
 */
export const servicesInstead = (
  { folded }: Text,
  audiences: readonly AudienceSaid[],
  services: readonly NamedService[],
  chosen: string,
): readonly Mention[] => {
  const own = services.find(({ id }) => id === chosen);
  if (!own) return [];
  const told = audiences.filter((one) => isForThem(one, folded));
  const [fit = []] = alikeTo(own, services)
    .map((alike) => servicesFor(told, alike))
    .filter(({ length }) => length > 0);
  return fit.filter(
    (mention) => mention.kind === 'service' && !mention.services.some(({ id }) => id === chosen),
  );
};
