import { pattern } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import { SUFFERED } from '../asides/past.ts';
import { isWithin, type Mention, type Span } from '../mention.ts';
import { hasKind } from '../named.ts';
import type { Text } from '../text.ts';
import { tellsHabit } from './habits.ts';

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

/** "I've never gotten a tattoo", « c'est ma première fois »: who has never had it, or never been, comes for it. */
const NEVER_HAD = pattern`
  \b(?:never|jamais) (?:
    had|got(?:ten)?|done|tried|been|seen|eue?|fait(?: faire)?|essaye|pris|recu|allee?|venue?|vue?|consulte
  )(?![a-z])|\b(?:(?:my|our) first (?:time|visit)|(?:ma|notre) premiere (?:fois|visite))(?![a-z])`;

/**
 * Whether what is told of the past is wished: who, and what of it is to be done. Who refuses what is being arranged tells
 * what is meant, however they put it: "no, the cut that I had last month".
 */
export const toldAnew = (text: Text, acts: readonly SpeechAct[], isArranging: boolean) => {
  const { folded } = text;
  const isAgain = AGAIN.test(folded);
  const isHabit = tellsHabit(text) && !acts.includes('complaint');
  const isMeant = [SUFFERED, HEARD_OF, NEVER_HAD].some((words) => words.test(folded));
  const isInstead = isArranging && acts.includes('no');
  const isToldSo = (isMeant || isInstead) && !acts.includes('complaint');
  return { isAgain, isHabit, isMeant: isAgain || isHabit || isToldSo };
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
  { isAgain, isHabit, isMeant }: ReturnType<typeof toldAnew>,
): readonly Mention[] => {
  const isElse = (kind: Mention['kind']) =>
    mentions.some((one) => one.kind === kind && !isWithin(one, story));
  const isToldAnew = (kind: Mention['kind']) => {
    if (isElse(kind)) return false;
    return kind === 'service' ? isMeant : isAgain || (isHabit && !isElse('service'));
  };
  const again = new Set((['service', 'person'] as const).filter(isToldAnew));
  const told = mentions.filter(
    (mention) => !isWithin(mention, story) || (again as ReadonlySet<string>).has(mention.kind),
  );
  // "Is it the adult price? He's 6": whom it is for is told, whatever is asked beside it.
  const isIndirect = (mention: Mention): boolean => mention.kind === 'service' && mention.isIndirect === true;
  const own = told.filter((mention) => isIndirect(mention) || !isWithin(mention, asked));
  const isWish = acts.includes('book') || hasKind(own, 'when', 'prefers', 'service');
  if (!isWish) return own;
  const lacks = new Set<Mention['kind']>();
  if (!hasKind(own, 'service')) lacks.add('service');
  if (!hasKind(own, 'when', 'prefers', 'any_time')) lacks.add('when');
  if (!hasKind(own, 'person', 'anyone')) lacks.add('person');
  const kept = told.filter((mention) => own.includes(mention) || lacks.has(mention.kind));
  // "She comes by bus, so nothing sooner than Thursday": a bound is what the words right before it make of it.
  const bounds = kept.filter((one) => one.kind === 'when' && one.denied !== undefined);
  const isOfBound = (one: Mention): boolean =>
    one.kind === 'cue' && bounds.some(({ start }) => start > one.start && start - one.end <= 1);
  return told.filter((mention) => kept.includes(mention) || isOfBound(mention));
};
