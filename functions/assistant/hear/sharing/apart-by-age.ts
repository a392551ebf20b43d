import type { ServiceSaid } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { Mention, MentionOf, Span } from '../mention.ts';
import type { AudienceSaid } from '../services/audience.ts';
import { AUDIENCES } from '../services/known-names.ts';
import type { NamedService } from '../services/service-matching.ts';
import { meaningOf } from '../services/service-words.ts';
import { type Text, wordsOf } from '../text.ts';
import { serviceFor } from './alike.ts';

/** Who writes, or has just told what they need themselves: "… and so does my daughter". */
const SELF = /\b(?:moi(?:-meme)?|me|myself|i)\b|^(?:and|et|pis|puis|n|&) /;
/** Children without a word of their age; a son or a daughter alone may be grown. */
const YOUNG = pattern`
  \b(?:boys|girls|kids?|enfants?|child|children|flos?|p?tite?s?|petite?s?|little|garcons?|gars|bb|bebes?|baby|babies
  |toddler|puce|jumeaux|jumelles|twins|filles)\b`;

const isYoung = ({ audience, age, start, end }: AudienceSaid, folded: string): boolean =>
  (audience === 'enfant' || audience === 'bebe') &&
  (age !== undefined || YOUNG.test(folded.slice(start, end)));

/** « Coupe homme » tells for whom it is, unless somebody's age tells otherwise. */
const tellsWhom = ({ start, end }: Span, folded: string): boolean =>
  wordsOf(folded.slice(start, end)).some((word) => [...AUDIENCES].some((one) => one === meaningOf(word)));

/** One service for several, apart for who writes and for the children with them. */
export interface ApartByAge {
  readonly services: readonly MentionOf<'service'>[];
  readonly counts: readonly MentionOf<'people'>[];
}

const sameIds = (a: readonly ServiceSaid[], b: readonly ServiceSaid[]): boolean =>
  a.length === b.length && a.every(({ id }) => b.some((one) => one.id === id));

/**
 * "Cuts for me and my two boys": where what is named differs for children, one is for who writes and the others are for
 * the children.
 */
export const apartByAge = (
  { raw, folded }: Text,
  mentions: readonly Mention[],
  counts: readonly MentionOf<'people'>[],
  audiences: readonly AudienceSaid[],
  known: readonly NamedService[],
): ApartByAge | undefined => {
  const [service, another] = mentions;
  const [count, more] = counts;
  if (service?.kind !== 'service' || another || !count || more || count.people < 2) return undefined;
  const within = ({ start, end }: Span): boolean => start < count.end && count.start < end;
  const children = audiences.filter(within);
  const [child, other] = children;
  if (!child || other || !isYoung(child, folded) || !SELF.test(folded.slice(count.start, count.end)))
    return undefined;
  if (child.age === undefined && tellsWhom(service, folded)) return undefined;
  const isEnglish = /\b(?:my|me|myself|i|our)\b/.test(folded.slice(count.start, count.end));
  const own = serviceFor(isEnglish ? 'for me' : 'pour moi', service.services, known);
  const whom = raw
    .slice(child.start, child.end)
    .trim()
    .replace(/^(?:pour|for) /i, '');
  const theirs = serviceFor(whom, service.services, known, child.audience);
  if (theirs.length !== 1 || sameIds(own, theirs)) return undefined;
  const at = Math.max(service.end, count.end);
  return {
    services: [
      { ...service, services: own, forWhom: isEnglish ? 'for me' : 'pour moi' },
      {
        ...{ kind: 'service', services: theirs, forWhom: `${isEnglish ? 'for' : 'pour'} ${whom}` },
        ...{ start: at, end: at },
      },
    ],
    counts:
      count.people > 2
        ? [{ kind: 'people', people: count.people - 1, isOfOne: true, start: at, end: at }]
        : [],
  };
};
