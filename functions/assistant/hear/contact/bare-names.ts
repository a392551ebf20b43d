import { pattern } from '../../patterns.ts';
import { hearActs } from '../acts/acts.ts';
import type { HearingContext } from '../context.ts';
import { NAME_PARTICLES } from '../function-words.ts';
import type { Span } from '../mention.ts';
import { numberOf } from '../numbers.ts';
import { pricedThing } from '../questions/things-measured.ts';
import { segmentsOf } from '../segments.ts';
import { isKnownServiceWord } from '../services/service-words.ts';
import { hearServices } from '../services/services.ts';
import { fold, readText, type Text } from '../text.ts';
import { type Bare, bareNames, besideContact, monthName, namesBesideContact } from './bare-parts.ts';
import { FIRST_NAMES } from './first-names.ts';

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

/** What else people say between a choice and how to reach them: "cheers mate", « allez hop », « cell maison ». */
const NO_NAME = pattern`
  \b(?:
    cells?|cellulaire|maison|travail|jobs?|home|work|phone|mobile|whatsapp|texto?s?|sms|voicemail|perso|allez|hop|go|cheers
    |mate|bro|dude|buddy|man|boss|guys|gang|longs?|courts?|short|grosse?|petite?s?|big|small|autos?|chars?|cars?|trucks?|bikes?|velos?
    |dogs?|cats?|chiens?|chats?|kids?|enfants?|back|dos|mal|sore|merci|thanks|talk|chat|soon|bientot|there|voyons|please
  )(?![a-z])`;

const PHRASE = { begins: /(?:^|[.!?,;:·])\s*$/, ends: /^[ ,:;.-]*(?:$|·)/ };

/**
 * Two words or three beside a contact: a first name and a last one that touch it, "kevin roy, 514 …", or are a phrase of
 * their own; or any that are all that stands between a pause and the contact, while something is arranged: "first one. tasha greene 514 …".
 */
const isBesideContact = ({ folded, raw }: Text, { typed }: Bare, isUnderWay: boolean): boolean => {
  const start = raw.indexOf(typed);
  const before = folded.slice(0, start);
  const behind = folded.slice(start + typed.length);
  const isTouched = TOUCHES.before.test(before) || TOUCHES.behind.test(behind);
  const isPhrase = PHRASE.begins.test(before);
  const [first = '', ...others] = fold(typed).split(' ');
  if (others.length === 0 || others.length > 2) return false;
  if (!FIRST_NAMES.has(first.replace(/-.*$/, ''))) {
    const mayBe = !NO_NAME.test(fold(typed)) && ![first, ...others].some(isKnownServiceWord);
    return isUnderWay && isPhrase && PHRASE.ends.test(behind) && mayBe;
  }
  return isUnderWay ? isTouched || isPhrase : isPhrase && PHRASE.ends.test(behind);
};

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
  return (
    isTold &&
    (isNamesake || !isNamed(context, bare.name)) &&
    !isPriced &&
    !isSomethingElse(context, bare, isAwaited && hasContact)
  );
};

/** A name alone: in answer to the question for one, or beside a phone number or an address. */
export const bareNameIn = (text: Text, context: HearingContext, beside: BesideName): BareName | undefined => {
  const { isAwaited, hasContact } = beside;
  if (!isAwaited && !hasContact) return undefined;
  const bare = bareNames(text);
  // "Pour mon auto, Luc Roy": a first and a last name before anything else.
  const first = bare.find(({ isCapitalised, typed }) => isCapitalised && typed.includes(' ')) ?? bare[0];
  const found =
    [
      first,
      hasContact ? besideContact(text) : undefined,
      ...(hasContact ? [...namesBesideContact(text), ...bare] : []),
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
