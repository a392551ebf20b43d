import type { ContactSaid } from '../../contact-said.ts';
import { globalPattern } from '../../patterns.ts';
import type { HearingContext, NamesHeard, Naming } from '../context.ts';
import type { Span } from '../mention.ts';
import { PAYERS } from '../questions/payers.ts';
import { eraseAll, eraseSpans, fold, matchesOf, type Text } from '../text.ts';
import { type BareName, type BesideName, bareNameIn, isSomethingElse } from './bare-names.ts';
import { nameAlone } from './bare-parts.ts';
import { type Expected, type GuestHeard, guestIn } from './guests.ts';
import {
  forMeIn,
  type Introduced,
  ownAsKin,
  ownIn,
  ownSoftly,
  underIn,
  underSoftly,
} from './introductions.ts';
import { isKnownName, isLikelyName } from './known-names.ts';
import { isWrittenAsName } from './name-words.ts';
import { hearTitled } from './titled.ts';
import { AS_SAID } from './told-before.ts';

/** "But use my name and e-mail": theirs, though it is for somebody else. */
const MINE = globalPattern`
  \b(?:(?:but|mais|please|just|juste|et|and) )*(?:use|put|utilisez|utilise|mettez|mets|prenez|prends|gardez|garde)
  (?: (?:it|le|la|ca))?(?: (?:under|in|a|au|sous))? (?:my|mon|mes) (?:own )?(?:names?|noms?|info\w*|coordonnees|contact)
  (?:(?:,| and| et| &| pis) ?(?:my |mon |ma )?(?:e-?mail|courriel|number|numero|phone|tel\w*|cell\w*|addresse?|adresse))*`;

/** The whole name of somebody of the team. */
const isOfTeam = ({ people }: HearingContext, name: string): boolean =>
  people.some((one) => fold(one.name) === fold(name));

const isFirstNameOfTeam = ({ people }: HearingContext, name: string): boolean =>
  people.some((one) => fold(one.name).split(' ')[0] === fold(name));

const isName = (name: string, context: HearingContext, { isAwaited }: BesideName): boolean =>
  !isSomethingElse(context, { typed: name, isCapitalised: isWrittenAsName(name) }, isAwaited);

/** A first and a last name of nobody of the team, and nothing else. */
const isNameAlone = (text: Text, context: HearingContext): boolean => {
  const alone = nameAlone(eraseAll(text, AS_SAID));
  if (!alone || isOfTeam(context, alone.name)) return false;
  return isKnownName(alone.typed) || (alone.isCapitalised && isLikelyName(alone.typed));
};

/** What is asked for, and what the message holds beside a name; who is asked for something else may just sign. */
const besideOf = (text: Text, context: HearingContext, hasContact: boolean): BesideName => ({
  isAwaited:
    context.awaits === 'details' ||
    context.awaits === 'contact' ||
    ((context.awaits !== undefined || context.hasBooked === true) &&
      !hasContact &&
      isNameAlone(text, context)),
  isUnderWay: context.awaits !== undefined,
  hasContact,
});

const expectedOf = (
  { awaits, hasBooked }: HearingContext,
  { isAwaited, hasContact }: BesideName,
): Expected => {
  if (isAwaited || hasContact || awaits === 'confirm') return 'name';
  return awaits !== undefined || hasBooked ? 'somebody' : 'nobody';
};

const PAYER = new RegExp(`^(?:${PAYERS})$`);

/** "It's for SAAQ": an insurer, or letters that stand for an office in a message that is not all in capitals. */
const isOffice = (text: Text, name: string): boolean => {
  if (PAYER.test(fold(name))) return true;
  const typed = text.raw.match(/\p{L}+/gu)?.find((word) => fold(word) === fold(name));
  return typed !== undefined && /^\p{Lu}{3,}$/u.test(typed) && /\p{Ll}/u.test(text.raw);
};

/** Somebody else for whom it is: nobody of the team, and « pour Coupe Enfant » names nobody. */
const guestOf = (text: Text, context: HearingContext, beside: BesideName): GuestHeard | undefined => {
  const guest = guestIn(text, expectedOf(context, beside));
  if (!guest || isOffice(text, guest.name) || !isName(guest.name, context, beside)) return undefined;
  const isTheirs = isOfTeam(context, guest.name) || isFirstNameOfTeam(context, guest.name);
  return beside.isAwaited || !isTheirs ? guest : undefined;
};

/** "Nice, it's Karim!": said of who performs what is booked, and asks for nobody. */
const OF_PERFORMER = globalPattern`
  (?<!\b(?:finalement|plutot|instead|rather|actually|pas|not|if|si|que|only|juste) )\b(?:c'?est|it'?s) ([a-z'-]{2,20})
  (?= ?(?:[!.,;·]|$|lol|nice|yay|cool|super))`;

const performersIn = (text: Text, context: HearingContext): readonly Span[] =>
  context.hasBooked && context.awaits === undefined
    ? matchesOf(text.folded, OF_PERFORMER)
        .filter(([, name = '']) => isFirstNameOfTeam(context, name))
        .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    : [];

interface Told {
  readonly own?: Introduced | undefined;
  readonly under?: Introduced | undefined;
  /** Their name with whose son or mother they are. */
  readonly asKin?: Introduced | undefined;
}

/** Who the visitor says they are, and under whose name it is to be. */
const introductionsIn = (text: Text, context: HearingContext, beside: BesideName): Told => {
  const isLookedFor = beside.isAwaited || beside.hasContact;
  // Once an appointment is made "it's Ana" is said of many; "it's Ana, not Anna" corrects.
  const isMayBe = (one: Introduced) =>
    isLookedFor || (!isOfTeam(context, one.name) && (!context.hasBooked || one.isInstead));
  const sure = (one: Introduced | undefined) => (one && isMayBe(one) ? one : undefined);
  const asKin = ownAsKin(text);
  const forMe = isLookedFor ? forMeIn(text) : undefined;
  const named = forMe && isName(forMe.name, context, beside) ? forMe : undefined;
  const own = ownIn(text) ?? asKin ?? named;
  const under = underIn(text) ?? sure(underSoftly(text));
  if (own) return { own, under: under ?? named, asKin };
  return { own: sure(ownSoftly(text, isLookedFor)), under };
};

interface Heard extends Told {
  readonly guest?: GuestHeard | undefined;
  readonly bare?: BareName | undefined;
  /** "Use my name." */
  readonly isMine: boolean;
}

const contactOf = ({ guest, own, under, bare, isMine }: Heard): NamesHeard['contact'] => {
  const kin = [under, bare].find((one) => one?.isOfKin);
  const name = own?.name ?? (bare?.isOfKin ? undefined : bare?.name);
  const other = guest?.name ?? kin?.name;
  const put = under?.name ?? (isMine || guest?.isAside ? name : undefined);
  return {
    ...(name === undefined ? {} : { name }),
    ...(other === undefined ? {} : { guest: other }),
    ...(put === undefined ? {} : { under: put }),
  };
};

/** For whom it is keeps telling which service, until one is chosen. */
const choosesService = ({ awaits, hasBooked }: HearingContext): boolean =>
  !hasBooked && (awaits === undefined || awaits === 'service' || awaits === 'time');

/** "My two girls, Léa and Zoé": how many come is read yet. */
const SEVERAL = / (?:et|and|&) /;

const written = ({ raw }: Text, spans: readonly Span[]): string =>
  spans
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => raw.slice(start, end).replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .join(', ');

/** What tells of more people than one, as written. */
const wordsOf = (text: Text, { guest, own, asKin }: Heard): Pick<ContactSaid, 'words'> => {
  const spans = guest ? [guest.span, ...(own ? [own.span] : [])] : asKin ? [asKin.span] : [];
  return spans.length > 0 ? { words: written(text, spans) } : {};
};

/**
 * Who the visitor says they are, whom it is for and under whose name it is to be, taken out of the text. Only on
 * evidence: words that introduce a name, a bare answer where one was asked for, or a name beside a phone number or an
 * address.
 */
export const hearName: Naming['hearName'] = (said, context, hasContact): NamesHeard => {
  const { name: titled, rest: named } = hearTitled(said);
  const text = eraseSpans(named, performersIn(named, context));
  if (titled !== undefined) return { contact: { name: titled }, rest: text, spans: [] };
  const beside = besideOf(text, context, hasContact);
  const guest = guestOf(text, context, beside);
  const left = guest ? eraseSpans(text, [guest.span]) : text;
  const told = introductionsIn(left, context, beside);
  const bare = told.own || told.under ? undefined : bareNameIn(left, context, beside);
  const heard: Heard = { ...told, guest, bare, isMine: matchesOf(left.folded, MINE).length > 0 };
  const names = [told.own, told.under, bare].flatMap((one) => (one ? [one.span] : []));
  if (names.length === 0 && !guest) return { contact: {}, rest: text, spans: [] };
  const whom = guest && (choosesService(context) || SEVERAL.test(guest.name) ? guest.nameSpan : guest.span);
  const rest = eraseSpans(text, whom ? [...names, whom] : names);
  return {
    contact: { ...contactOf(heard), ...wordsOf(text, heard) },
    rest: [MINE, AS_SAID].reduce(eraseAll, rest),
    spans: guest ? [guest.span] : [],
  };
};
