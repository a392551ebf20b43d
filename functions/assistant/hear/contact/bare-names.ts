import { hearActs } from '../acts/acts.ts';
import type { HearingContext } from '../context.ts';
import { NAME_PARTICLES } from '../function-words.ts';
import type { Span } from '../mention.ts';
import { numberOf } from '../numbers.ts';
import { pricedThing } from '../questions/things-measured.ts';
import { segmentsOf } from '../segments.ts';
import { hearServices } from '../services/services.ts';
import { eraseAll, fold, readText, type Text } from '../text.ts';
import { type Bare, bareNames, besideContact, monthName, namesBesideContact } from './bare-parts.ts';
import { FIRST_NAMES } from './first-names.ts';
import { isKnownName, isLikelyName, isTalk } from './known-names.ts';
import { AS_SAID } from './told-before.ts';

const isNamed = ({ people }: HearingContext, name: string): boolean =>
  people.some((one) => fold(one.name) === fold(name));

/** "Aidez-moi", "prenez-vous": a verb with its pronoun. */
const VERB = /-(?:moi|toi|vous|nous|tu|je|il|elle|on|le|la|les|y|en|ca|t)$/;

/** Words of a service, not one that a surname only resembles. */
const isOfService = (
  text: Text,
  { services }: HearingContext,
  isCapitalised: boolean,
  isExpected: boolean,
): boolean =>
  hearServices(text, services, false).mentions.some((mention) => {
    if (mention.kind !== 'service') return false;
    const isMost = mention.end - mention.start > 0.6 * text.folded.length;
    // "Frank Waters, 438 …", asked for a name: one word of it alone is like a service.
    const isCertain = mention.services.some(({ sure }) => sure === 'certain');
    return isMost ? isCertain || !isCapitalised : isCertain && !isExpected;
  });

/** Speaks of a service, or does something by speaking: a name typed without care is all that stays. */
export const isSomethingElse = (
  context: HearingContext,
  { typed, isCapitalised }: Pick<Bare, 'typed' | 'isCapitalised'>,
  isExpected: boolean,
): boolean => {
  const text = readText(typed);
  const words = text.folded.split(' ');
  if (!isCapitalised && (NAME_PARTICLES.has(words[0] ?? '') || numberOf(words[0]) !== undefined)) return true;
  if (words.some((word) => VERB.test(word))) return true;
  if (isOfService(text, context, isCapitalised, isExpected && words.length > 1)) return true;
  const segments = segmentsOf(text);
  const { acts } = hearActs(text, {
    segments,
    asked: new Set(),
    isOffered: false,
    isSettled: false,
    isFresh: false,
    isTimed: false,
    moving: context.moving,
    bounds: [],
  });
  return acts.length > 0 && !(isCapitalised && words.length > 1);
};

/** A name that no words introduce. */
export interface BareName {
  readonly name: string;
  readonly span: Span;
  /** It is that of "my mother". */
  readonly isOfKin: boolean;
}

/** What was asked, and what else the message holds. */
export interface BesideName {
  /** A name, or a way to reach the visitor, was asked for. */
  readonly isAwaited: boolean;
  /** Something else was: to choose, to confirm. */
  readonly isUnderWay: boolean;
  readonly hasContact: boolean;
}

const TOUCHES = { before: /·[ ,:;.-]*$/, behind: /^[ ,:;.-]*(?:[a-z]{1,9} ?:? ?)?·/ };

/** It has a thought of its own: nothing that it would tell of stands before it. */
const BEGINS = /(?:^|[.,;:!?)]|\b(?:merci|thanks|thx|svp|please|pls|plz)) *$/;

/** Two words or three that touch a contact, and are known as names or like them: "kevin roy, 514 …". */
const isBesideContact = ({ folded, raw }: Text, { typed }: Bare, isUnderWay: boolean): boolean => {
  const start = raw.indexOf(typed);
  const before = folded.slice(0, start);
  const isBehind = TOUCHES.behind.test(folded.slice(start + typed.length));
  const isFirstName = FIRST_NAMES.has(fold(typed).split(' ')[0] ?? '');
  // "10. john reyes, kid is mateo. 418 …": a phrase of its own.
  if (isUnderWay && isFirstName && /[.!?] *$/.test(before) && isKnownName(typed)) return true;
  if (!isBehind && !TOUCHES.before.test(before)) return false;
  // Of a first message only what is surely one: a service may stand there too.
  if (!isUnderWay) return isKnownName(typed) && isFirstName;
  const isFirst = isBehind && FIRST_NAMES.has(fold(typed));
  return isFirst || isKnownName(typed) || (isBehind && BEGINS.test(before) && isLikelyName(typed));
};

/** Which of several is likeliest to be the name: "ok whoever, is it Mathis? kevin tremblay 819 …". */
const likeliest = (bare: readonly Bare[]): Bare | undefined =>
  // "Pour mon auto, Luc Roy": a first and a last name before anything else.
  bare.find(({ isCapitalised, typed }) => isCapitalised && typed.includes(' ')) ??
  bare.find(({ typed }) => isKnownName(typed)) ??
  bare[0];

const isTaken = (
  context: HearingContext,
  bare: Bare,
  text: Text,
  { isAwaited, isUnderWay, hasContact }: BesideName,
) => {
  // Whoever is asked for their name may bear that of somebody who works there.
  const isNamesake = isAwaited && bare.name.includes(' ');
  const isTold = isAwaited || bare.isCapitalised || (hasContact && isBesideContact(text, bare, isUnderWay));
  const isPriced = !bare.isCapitalised && pricedThing(text.folded) !== undefined;
  const isWord = !bare.isCapitalised && !bare.name.includes(' ') && isTalk(bare.typed);
  return (
    isTold &&
    !isWord &&
    (isNamesake || !isNamed(context, bare.name)) &&
    !isPriced &&
    !isSomethingElse(context, bare, isAwaited && hasContact)
  );
};

/** A name alone: in answer to the question for one, or beside a phone number or an address. */
export const bareNameIn = (said: Text, context: HearingContext, beside: BesideName): BareName | undefined => {
  const text = eraseAll(said, AS_SAID);
  const { isAwaited, hasContact } = beside;
  if (!isAwaited && !hasContact) return undefined;
  const bare = bareNames(text);
  const first = likeliest(bare);
  const found =
    [
      first,
      hasContact ? besideContact(text) : undefined,
      ...(hasContact ? namesBesideContact(text) : []),
    ].find((one) => one && isTaken(context, one, text, beside)) ??
    (isAwaited && !first ? monthName(text, hasContact) : undefined);
  if (!found) return undefined;
  const start = text.raw.indexOf(found.typed);
  return {
    name: found.name,
    span: { start, end: start + found.typed.length },
    isOfKin: found.isOfKin === true,
  };
};
