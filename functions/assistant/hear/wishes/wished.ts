import { pattern } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import { SUFFERED } from '../asides/past.ts';
import { isWithin, type Mention, type Span } from '../mention.ts';
import { hasKind } from '../named.ts';
import type { Text } from '../text.ts';

/** "The same again": what was told of the past is wished. */
const AGAIN = pattern`
  \b(?:
    again|same|as (?:usual|before|always)|like last time|encore|meme|pareil
    |comme (?:d'habitude|la derniere fois|toujours)|recommencer|refaire
  )(?![a-z])`;

/** "A friend told me about your facial": who has heard of it comes for it. */
const HEARD_OF = pattern`
  \b(?:parle|entendu parler|vante|recommande|conseille|suggere) (?:de |d')?(?:vo[st]re?|vos|une?|le|la|faire)
  \b|\b(?:told me about|heard (?:about|of)|recommended|suggested) (?:your|an?|the|getting)\b
  |\bsaw (?:that you (?:do|offer|have)|your)\b`;

/** Whether what is told of the past is wished: who, and what of it is to be done. */
export const toldAnew = ({ folded }: Text, acts: readonly SpeechAct[]) => {
  const isAgain = AGAIN.test(folded);
  const isMeant = SUFFERED.test(folded) || HEARD_OF.test(folded);
  return { isAgain, isMeant: isAgain || (isMeant && !acts.includes('complaint')) };
};

/**
 * What is wished: all that is not asked about or told of the past, unless the same is wished again. Where a message
 * asks about a service or a day and wishes an appointment too, the question says which.
 */
export const wishedOf = (
  mentions: readonly Mention[],
  asked: readonly Span[],
  story: readonly Span[],
  acts: readonly SpeechAct[],
  { isAgain, isMeant }: { readonly isAgain: boolean; readonly isMeant: boolean },
): readonly Mention[] => {
  const isToldAnew = (kind: Mention['kind']) =>
    (kind === 'service' ? isMeant : isAgain) &&
    !mentions.some((one) => one.kind === kind && !isWithin(one, story));
  const again = new Set((['service', 'person'] as const).filter(isToldAnew));
  const told = mentions.filter(
    (mention) => !isWithin(mention, story) || (again as ReadonlySet<string>).has(mention.kind),
  );
  const own = told.filter((mention) => !isWithin(mention, asked));
  const isWish = acts.includes('book') || hasKind(own, 'when', 'prefers', 'service');
  if (!isWish) return own;
  const lacks = new Set<Mention['kind']>();
  if (!hasKind(own, 'service')) lacks.add('service');
  if (!hasKind(own, 'when', 'prefers', 'any_time')) lacks.add('when');
  if (!hasKind(own, 'person', 'anyone')) lacks.add('person');
  return told.filter((mention) => own.includes(mention) || lacks.has(mention.kind));
};
