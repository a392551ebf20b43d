import type { Frame } from './frame.ts';
import { MONTH } from './hear/calendar-words.ts';
import { mayTellName } from './hear/contact/may-name.ts';
import type { HearingContext, KnownBefore, Naming, ToldDays } from './hear/context.ts';
import { hear } from './hear/hear.ts';
import { isEntryOpen, isServiceOpen, leastBeside } from './hear/learned/left-open.ts';
import { NUMBER } from './hear/numbers.ts';
import { fold } from './hear/text.ts';
import { source } from './patterns.ts';

/** What may suppose something: "what if …", « si jamais … », "in case …". */
const SUPPOSES = /\b(?:if|si|s['’]|case|cas|advenant)\b/i;

/** What may tell who gets what: "for me", « mon chum ». */
const SHARES =
  /\b(?:for|pour|pr|my|our|mon|ma|mes|notre|nos|mine|mien(?:ne)?|me|moi|and|et|pis|after|then|apr[eè]s|puis)\b/i;

/** Without one of these nothing is repeated: "every", « aux », "Tuesdays", "in a row", "next week too". */
const REPEATS = new RegExp(
  source`
    \b(?:
      chaque|tous|toutes|every|each|aux|quinzaines?|sur|(?:bi-?)?weekly|fortnightly|hebdo|mensuel|monthly|once
      |fois|again|encore|same|m[eê]me|pareil|idem|too|as well|also|aussi|itou
      |suite|affil[eé]e|cons[eé]cuti|row|straight|running|[a-z]+(?:di|day)s|dimanches
    )`,
  'i',
);

/** Without one of these no month is named, and no feast. */
const MONTHLY = new RegExp(
  source`
    \b(?:${MONTH})(?![a-z])|mois|month|noel|x-?mas|christmas|new year|de l'an|nouvel an|valentin|jean|canada
    |halloween|grace|thanksgiving|boxing|labou?r|travail|patriotes|victoria|souvenir|remembrance|fetes|holiday
  `,
);

/** Without one of these nobody speaks of themselves or of whoever comes, nor tells an address. */
const CONFIDES =
  /\b(?:j|je|jai|chu|jsuis|mon|ma|mes|nous|notre|il|elle|son|sa|i|im|ive|my|we|our|he|she|her|his)\b|\d,? [a-z]/;

/** Without one of these no address is spelled out, and without two numbers in a row no phone number is told in words. */
const SPELLED = new RegExp(
  source`
    arr?obas|commercial|\bat\b|\(at|\[at|point|\bdot\b|mail|outlook|yahoo|videotron|icloud|sympatico
    |\b(?:z[eé]ro|oh?|une?|one|deux|two|trois|three|quatre|four|cinq|five|six|sept|seven|huit|eight|neuf|nine|dix|cent
      |\w+teen|\w+ty|\w+nte|vingt)[ ,-]+(?:z[eé]ro|oh?|une?|one|deux|two|trois|three|quatre|four|cinq|five|six|sept
      |seven|huit|eight|neuf|nine|dix|cents?|hundred|quinze|\w+ze|\w+teen|\w+ty|\w+nte|vingts?)
  `,
  'i',
);

/** Without one of these no service is told by what it costs. */
const PRICED = /\$|dollar|piasse|bucks|\d[.,]\d\d|\b(?:the|celle|celui) (?:a |à )?\d/i;

/** Without one of these no age is told: a number, in digits or with a unit or a person beside it. */
const AGED = new RegExp(`\\b(?:${NUMBER})|\\bag[eé]`, 'i');

/** Without one of these no length is told: « 90 minutes », "an hour and a half", « un massage de 2 h ». */
const LASTS = new RegExp(
  source`
    min|hour|hrs?(?![a-z])|heure|demi|lieu|place|plut|instead|rather|pendant|durant|dur[eé]|last|blo[cq]|avoir
    |besoin|r[eé]serv|(?:massage|s[eé]ance|soin|coupe|rendez|rdv|traitement|session|facial|consult|suivi|cours
    |rencontre)s?
  `,
  'i',
);

/** Without one of these no hours are told by what is usually done then: "after work", « en fin de journée ». */
const USUAL = new RegExp(
  source`
    \b(?:
      work|job|shift|office|trav|bureau|ouvrage|boulot|taf|quart|jour|day|school|class|cours|first thing|premi
      |half|moitie|midi|noon|lunch|diner|dinner|souper|supper|heure|pause|milieu|drop|kids?|child|enfant|fille
      |fils|gars|garcon|son\b|daughter
    )|ecole|garderie
  `,
);

/**
 * The readers that few messages need: loaded by the first to a business, at a point, or with words, that has something
 * for them.
 */
const readersFor = async (message: string, known: KnownBefore) => {
  const {
    people,
    faq,
    service,
    choices,
    shown = [],
    isSmsAsked,
    before,
    booked = [],
    hasBooked,
    awaits,
    arranged,
  } = known;
  const isServiceKnown = awaits === 'service' || service !== undefined;
  const isToKeep = hasBooked || awaits === 'details' || awaits === 'confirm';
  return {
    supposing: SUPPOSES.test(message) ? await import('./hear/questions/suppositions.ts') : undefined,
    sharing: SHARES.test(message) ? await import('./hear/sharing/sharing.ts') : undefined,
    team: people.length > 0 ? await import('./hear/people/team.ts') : undefined,
    own: faq.length > 0 ? await import('./hear/questions/own-questions.ts') : undefined,
    choosing: choices > 0 ? await import('./hear/choice.ts') : undefined,
    showing: shown.length > 0 ? await import('./hear/shown-time.ts') : undefined,
    monthly: MONTHLY.test(fold(message)) ? await import('./hear/times/months.ts') : undefined,
    confiding: CONFIDES.test(fold(message)) ? await import('./hear/asides/told-facts.ts') : undefined,
    spelling: SPELLED.test(message) ? await import('./hear/contact/spoken-contact.ts') : undefined,
    meaning: isServiceKnown || PRICED.test(message) ? await import('./hear/services/meant-by.ts') : undefined,
    aging: AGED.test(message) ? await import('./hear/services/ages.ts') : undefined,
    lasting: LASTS.test(message) ? await import('./hear/services/lengths.ts') : undefined,
    usual: USUAL.test(fold(message)) ? await import('./hear/times/usual-hours.ts') : undefined,
    repeating: REPEATS.test(message) ? await import('./hear/wishes/repetition.ts') : undefined,
    consenting: isSmsAsked ? await import('./hear/contact/sms.ts') : undefined,
    besideBooked: booked.length > 0 ? await import('./hear/booked/beside-booked.ts') : undefined,
    changing: arranged || booked.length > 0 ? await import('./hear/changes/changing.ts') : undefined,
    keeping: isToKeep ? await import('./hear/booked/keeping.ts') : undefined,
    relating: before ? await import('./hear/times/like-before.ts') : undefined,
  };
};

/** Kept once it is loaded, so that no later message is heard twice for it. */
let toldDays: ToldDays | undefined;

const namesReader = (): Promise<Naming> => import('./hear/contact/names.ts');
const phoneReader = async (): Promise<HearingContext['readPhone']> =>
  (await import('../../shared/domain/phone-number.ts')).readPhone;

/** Readers that read nothing, and note that they were needed. */
const needsOf = () => {
  const needs = { phone: false, name: false, days: false };
  const readPhone = () => {
    needs.phone = true;
    return undefined;
  };
  const naming: Naming = {
    hearName: (rest, _context, hasContact) => {
      needs.name ||= hasContact || mayTellName(rest);
      return { contact: {}, rest, spans: [] };
    },
  };
  const readDays = () => {
    needs.days = toldDays === undefined;
    return toldDays;
  };
  return { needs, readPhone, naming, toldDays: readDays };
};

/** Whoever is being answered already may tell their name in any words. */
const isUnderWay = ({ awaits, hasBooked }: KnownBefore): boolean =>
  awaits !== undefined || hasBooked === true;

/**
 * Hears what the words of a message say. The rules of every country's phone numbers, what reads names, and the readers of
 * days told by others are loaded by the first that may hold one, and it is read again with them: a start that brings
 * them is slower for all.
 */
export const hearWords = async (message: string, known: KnownBefore): Promise<Frame> => {
  const context = { ...known, ...(await readersFor(message, known)) };
  const { needs, ...unread } = needsOf();
  const naming = isUnderWay(known) ? await namesReader() : unread.naming;
  const frame = hear(message, { ...context, ...unread, naming });
  if (!needs.phone && !needs.name && !needs.days) return frame;
  if (needs.days) toldDays = await import('./hear/asides/told-days.ts');
  return hear(message, {
    ...context,
    toldDays: () => toldDays,
    naming: needs.name ? await namesReader() : naming,
    readPhone: needs.phone ? await phoneReader() : unread.readPhone,
  });
};

/**
 * What was heard in the words of a message, with what it is likely to mean where these leave that open, by the examples
 * that weights were learned from. They are loaded by the first message that needs them.
 */
export const beyondWords = async (frame: Frame, known: KnownBefore): Promise<Frame> => {
  const isOpen =
    leastBeside(frame, known) !== undefined ||
    isEntryOpen(frame, known) ||
    isServiceOpen(frame, known) ||
    frame.clauses.some(({ anyService, services }) => anyService && services.length === 0);
  if (!isOpen) return frame;
  const { withLikely } = await import('./hear/learned/likely.ts');
  return withLikely(frame, known);
};

/** The same with what was told beside it as a team is to read it; few messages tell something beside. */
export const asNoted = async (frame: Frame, known: KnownBefore): Promise<Frame> =>
  frame.remarks.length === 0 ? frame : (await import('./hear/asides/team-notes.ts')).withNotes(frame, known);
