import { source } from '../patterns.ts';
import { MONTH } from './calendar-words.ts';
import type { KnownBefore } from './context.ts';
import { NUMBER } from './numbers.ts';
import { fold } from './text.ts';
import { DAY_WORD } from './times/day-words.ts';

/** What may suppose something: "what if …", « si jamais … », "in case …". */
const SUPPOSES = /\b(?:if|si|s['’]|case|cas|advenant)\b/i;

/** What may tell who gets what: "for me", « mon chum ». */
const SHARES = new RegExp(
  source`
    \b(?:
      for|pour|pr|my|our|mon|ma|mes|notre|nos|mine|mien(?:ne)?|me|moi|and|et|pis|after|then|apr[eè]s|puis|too|also
      |aussi|plus|itou|well|[1-9]\s*[h:]
    )`,
  'i',
);

/** A word alone, « oui », "Tuesday", wants nothing that no service is called. */
const SEEKS = /\S\s+\S/;

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

/** Without one of these no week is named, and no weekend. */
const WEEKLY = /sem|we?e?k|wk|fds|ouvrable/;

/** Without one of these no day is told by how far it is: "in three days", « d'aujourd'hui en huit ». */
const SPANS =
  /jour|day|dodo|sleep|sem|we?e?k|mois|month|heure|hour|hr|\d ?h|min|\ben (?:huit|8|quinze|15)\b|dis\b|dimanches|demain|tom/;

/** Without one of these nobody speaks of themselves or of whoever comes, nor tells an address. */
const CONFIDES =
  /\b(?:j|je|jai|chu|jsuis|mon|ma|mes|nous|notre|il|elle|son|sa|i|im|ive|my|we|our|he|she|her|his)\b|\d,? [a-z]/;

/** In fewer than three words nothing is told that a wish would have to be kept apart from. */
const TELLS = /\S\s+\S+\s+\S/;

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

/** Without one of these no service is told by what it costs, nor by whether it is the first visit. */
const TOLD_BY = new RegExp(
  source`
    \$|dollar|piasse|bucks|\d[.,]\d\d|\b(?:the|celle|celui) (?:a |à )?\d|first|premi|1[eè]?re|never|jamais
    |new |nouv|already|d[eé]j[aà]|seeing|suivie?s?\b
  `,
  'i',
);

/** Without one of these no age is told: a number, in digits or with a unit or a person beside it. */
const AGED = new RegExp(`\\b(?:${NUMBER})|\\bag[eé]`, 'i');

/** Without one of these neither a price nor a length is asked for. */
const MEASURES = new RegExp(
  source`
    combien|\b(?:cb|cmb)\b|how (?:much|long|many)|pri(?:x|ce|cing)|costs?\b|tarif|co[uû]t|\b(?:rates?|fees?)\b
    |dur[eé]|prend|prennent|\$|piasse|bucks|dollar|under|below|less than|en bas de|moins de|sous\b
  `,
  'i',
);

/** Without one of these nobody asks for a woman, or for a man. */
const OF_SEX = new RegExp(
  source`
    \b(?:
      wom[ae]n|lad(?:y|ies)|girls?|gals?|(?:fe)?males?|m[ae]n|guys?|dudes?|gentlem|femmes?|dames?|filles?|hommes?
      |gars|m(?:on|es)sieur|monitrice|instructrice|mecanicienne|plombiere
    )`,
);

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
      |half|moitie|eod|cob|close|midi|noon|lunch|diner|dinner|souper|supper|heure|pause|milieu|drop|kids?|child|enfant|fille
      |fils|gars|garcon|son\b|daughter
    )|ecole|garderie
  `,
);

/** Without one of these nothing is moved or given up. */
const MOVES = new RegExp(
  source`
    plac|port|ouss|vanc|decal|boug|tass|recul|mett|chang|modif|troqu|refai|mov|push|bump|shift|slid|nudg|pon|sched
    |switch|swap|trad|redo|book|bring|put|instead|rather|lieu|other|differ|autre|arlier|later|sooner|plus|pu\b|more
    |longer|confli|double|wrong|mauvais|tromp|etre|pick|choo|choi|lendemain|after|remov|delet|eras|drop|scra|leas|forg
    |kill|up\b|give|clear|call|tak|cross|rid |out|pass|rain|bail|enlev|effac|supprim|liber|raye|biff|retir|\bote|laiss
    |desist|not |n't|nt\b|strik|mesur|croix|vien|fai|fera|skip|pou|mais|but|link|lien|peu[tx]
  `,
);

/** Without one of these nothing is told to be the same. */
const SAME = /\b(?:memes?|mm|same|pareil|idem|ditto)\b/;

/** Without one of these nobody says that any time would do. */
const ANY =
  /importe|any|ever|flexib|conven|prefer|tout me|jour|heure|date|moment|quand|when|time|day|hour|semaine|week|horaire|schedule/;

/** Without one of these no time is the first of the day. */
const OPENING = /open|ouv|first|premi/;

/** Without one of these no time is told as what others are not. */
const UNTOLD = /\b(?:memes?|mm|same|autres|other|reste?)\b/;

/** Without one of these no days are listed, nor corrected in words: "the 9th or 10th", "sorry, the third". */
const LISTS = new RegExp(
  source`
    (?:\b(?:or|ou|and|et)\b|&)[^.!?]{0,30}?(?:\d|premier|\b(?:${DAY_WORD}))|\b(?:the|le) (?:${DAY_WORD})`,
);

/** Without one of these no wish is told by the hours of something else: before or after it, or between two of them. */
const BESIDES = /\b(?:(?:before|avant) (?:or|ou) (?:soit )?(?:after|apr[eè]s)|either side|between|entre)\b/i;

/** Without one of these nobody is to be called, written to or told anything. */
const OF_CALLS =
  /call|appel|phon|text|mess|msg|ring|mail|contact|reach|joign|cri|word|sms|tell|ask|let|have|di[ts]|avis|rem|warn|prev|signe/;

/**
 * The readers that few messages need: loaded by the first to a business, at a point, or with words, that has something
 * for them.
 */
export const readersFor = async (message: string, known: KnownBefore) => {
  const {
    people,
    faq,
    service,
    choices,
    shown = [],
    isSmsAsked,
    before,
    weekAsked,
    booked = [],
    hasBooked,
    awaits,
    arranged,
  } = known;
  const isServiceKnown = awaits === 'service' || service !== undefined;
  const isToKeep = hasBooked || awaits === 'details' || awaits === 'confirm';
  return {
    supposing: SUPPOSES.test(message) ? await import('./questions/suppositions.ts') : undefined,
    seeking: SEEKS.test(message) ? await import('./questions/unoffered.ts') : undefined,
    sharing: SHARES.test(message) ? await import('./sharing/sharing.ts') : undefined,
    team: people.length > 0 ? await import('./people/team.ts') : undefined,
    own: faq.length > 0 ? await import('./questions/own-questions.ts') : undefined,
    womanOrMan: OF_SEX.test(fold(message)) ? await import('./people/woman-or-man.ts') : undefined,
    measured: MEASURES.test(message) ? await import('./questions/things-measured.ts') : undefined,
    choosing: choices > 0 ? await import('./choice.ts') : undefined,
    showing: shown.length > 0 ? await import('./shown-time.ts') : undefined,
    listing: LISTS.test(fold(message)) ? await import('./times/listed-dates.ts') : undefined,
    spanning: SPANS.test(fold(message)) ? await import('./times/spoken-spans.ts') : undefined,
    weekly: WEEKLY.test(fold(message)) ? await import('./times/spoken-weeks.ts') : undefined,
    monthly: MONTHLY.test(fold(message)) ? await import('./times/months.ts') : undefined,
    telling: TELLS.test(message) ? await import('./asides/stories.ts') : undefined,
    confiding: CONFIDES.test(fold(message)) ? await import('./asides/told-facts.ts') : undefined,
    calling: OF_CALLS.test(fold(message)) ? await import('./asides/calls.ts') : undefined,
    spelling: SPELLED.test(message) ? await import('./contact/spoken-contact.ts') : undefined,
    meaning: isServiceKnown || TOLD_BY.test(message) ? await import('./services/meant-by.ts') : undefined,
    aging: AGED.test(message) ? await import('./services/ages.ts') : undefined,
    lasting: LASTS.test(message) ? await import('./services/lengths.ts') : undefined,
    usual: USUAL.test(fold(message)) ? await import('./times/usual-hours.ts') : undefined,
    same: SAME.test(fold(message)) ? await import('./times/same-hour.ts') : undefined,
    any: ANY.test(fold(message)) ? await import('./times/any-time.ts') : undefined,
    opening: OPENING.test(fold(message)) ? await import('./times/at-opening.ts') : undefined,
    untold: UNTOLD.test(fold(message)) ? await import('./times/untold-days.ts') : undefined,
    around: BESIDES.test(message) ? await import('./times/around-hours.ts') : undefined,
    repeating: REPEATS.test(message) ? await import('./wishes/repetition.ts') : undefined,
    consenting: isSmsAsked ? await import('./contact/sms.ts') : undefined,
    besideBooked: booked.length > 0 ? await import('./booked/beside-booked.ts') : undefined,
    changing: arranged || booked.length > 0 ? await import('./changes/changing.ts') : undefined,
    noting: arranged || hasBooked ? await import('./booked/noting.ts') : undefined,
    protesting: awaits ? await import('./acts/protest-words.ts') : undefined,
    keeping: isToKeep ? await import('./booked/keeping.ts') : undefined,
    moving: MOVES.test(fold(message)) ? await import('./acts/moving.ts') : undefined,
    relating: before || weekAsked ? await import('./times/like-before.ts') : undefined,
  };
};
