import { globalPattern, pattern, source } from '../../patterns.ts';
import { KIN } from '../contact/kin-words.ts';
import type { Mention, Span } from '../mention.ts';
import type { NamedService } from '../services/service-matching.ts';
import { matchesOf, type Text } from '../text.ts';
import { serviceFor } from './alike.ts';

/** What is being arranged before a message. */
export interface ArrangedThen {
  readonly services: readonly NamedService[];
  readonly service?: string | undefined;
  readonly arranged?: readonly (readonly string[])[] | undefined;
}

const TOO = '(?:aussi|too|as well|also|en plus|itou|en prime|on top(?: of (?:it|that))?)';
/** « Coupe homme aussi », "the pedicure too", "an adult exam as well as hers": beside what is arranged. */
const TOO_BEHIND = pattern`
  ^(?: (?:adultes?|enfants?|adults?|kids?))?(?: (?:for|pour) (?:me|moi|myself|him|her|lui|elle))?,? (?:
    ${TOO}(?= *(?:$|[.,;!?]|(?:please|pls|svp|stp|right|juste|pour|for|et|and|le|on|a|at)(?![a-z])))
    |(?:as well as|in addition to|on top of|besides|en plus de|along with)(?![a-z])
  )`;

/** Their own, told by no service: "and mine?", « pis ma coupe à moi », « celui de moi ». */
const MINE = source`
  mine|my own|(?:le mien|la mienne)|cel(?:ui|le) (?:a|de|pour) moi|(?:mon|ma) [a-z]+ a moi
  |(?:the )?(?:one )?for (?:me|myself)(?= too| as well|$|[?!.])|(?:pour )?moi(?= aussi| itou|\?)|me too`;
const THEIRS = source`
  (?:hers|his)(?= ?(?:too|$|[?!.]))
  |(?:cel(?:ui|le) )?(?:de |a |d'|pour |for )?(?:my|the|mon|ma|la|le|notre|our|(?<=cel[a-z]+ )du)
  (?: (?:little|petite?|older|younger))? (?:
    ${KIN}|bb|puce|p?tite?|petite?)(?:'s)?(?= ?(?:too|aussi|itou|as well|$|[?!]))`;
/** It is asked for beside what is told before it. */
const ANOTHER = globalPattern`
  (?:^|[.!?,;]) ?(?:(?:mais|but|ben|ok|oui|yes|non|no|wait|attend\w*),? )*
  (?:(?:and|et|pis|puis|plus|what about|how about|n) )+(?:(?<self>${MINE})|(?<theirs>${THEIRS}))(?![a-z])`;

const openingAt = (start: number): Mention => ({
  kind: 'cue',
  ...{ cue: 'open', reach: 'after', start: start - 1, end: start },
});

const idsOf = (mention: Mention): readonly string[] =>
  mention.kind === 'service' ? mention.services.map(({ id }) => id) : [];

/** Where another service opens beside those that are arranged. */
const openedToo = (
  folded: string,
  named: readonly Mention[],
  arranged: readonly string[],
): readonly Mention[] =>
  named.flatMap((one): readonly Mention[] => {
    const isNew = one.kind === 'service' && !idsOf(one).some((id) => arranged.includes(id));
    return isNew && TOO_BEHIND.test(folded.slice(one.end)) ? [openingAt(one.start)] : [];
  });

/** Another of the kind that is arranged, for whoever is told: "and mine?", "n the baby?" */
const another = (
  { folded, raw }: Text,
  first: string,
  services: readonly NamedService[],
): readonly Mention[] =>
  matchesOf(folded, ANOTHER)
    .slice(0, 1)
    .flatMap(({ index, 0: words, groups = {} }): readonly Mention[] => {
      const whom = groups.self ?? groups.theirs ?? '';
      const start = index + words.length - whom.length;
      const span: Span = { start, end: index + words.length };
      const isFrench = /\b(?:le|la|mon|ma|moi|cel\w+|de|notre)\b/.test(whom);
      const self = isFrench ? 'pour moi' : 'for me';
      const written = raw
        .slice(span.start, span.end)
        .replace(/^(?:cel(?:ui|le) )?(?:de |à |d'|pour |for )?|'s$/giu, '')
        .replace(/^du /i, 'le ');
      const forWhom = groups.self === undefined ? `${isFrench ? 'pour' : 'for'} ${written}` : self;
      const meant = serviceFor(forWhom, [{ id: first, sure: 'certain' }], services);
      return [openingAt(start), { kind: 'service', services: meant, forWhom, isIndirect: true, ...span }];
    });

/** What a message asks for beside what is being arranged, and does not say so by its own words: with where it opens. */
export const furtherIn = (
  text: Text,
  named: readonly Mention[],
  { services, service, arranged = [] }: ArrangedThen,
): readonly Mention[] => {
  const known = [...new Set([...arranged.flat(), ...(service === undefined ? [] : [service])])];
  const [first] = known;
  if (first === undefined) return [];
  const others = another(text, first, services);
  // « Pis ma coupe à moi ? » names what is arranged, for somebody else.
  const isOfOther = named.every((one) =>
    others.some(({ start, end }) => start <= one.start && one.end <= end),
  );
  return isOfOther ? others : openedToo(text.folded, named, known);
};
