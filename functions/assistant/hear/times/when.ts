import type { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../../shared/domain/language.ts';
import type { When } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import { GOOD_WISHES } from '../good-wishes.ts';
import type { Mention, WhenMention } from '../mention.ts';
import { erase, eraseAll, type Text } from '../text.ts';
import { type DayReaders, dayMentions } from './day-mentions.ts';
import type { MomentBefore, Relating } from './moment-before.ts';
import { NO_TIMES } from './no-times.ts';
import { OF_DOING } from './of-doing.ts';
import { PREFERS } from './preference-words.ts';
import { withoutShifts } from './shifts.ts';
import { type HourReaders, timeMentions } from './time-mentions.ts';

export interface WhenContext extends DayReaders, HourReaders {
  /** The business's own date. */
  readonly today: Temporal.PlainDate;
  readonly language: Language;
  /** How many things the last reply let one choose from: "le 2" is then the second of them and no day. */
  readonly choices?: number;
  readonly before?: MomentBefore | undefined;
  readonly weekAsked?: Temporal.PlainDate | undefined;
  /** What reads times by that moment; absent where there is none. */
  readonly relating?: Relating | undefined;
  /** A time was wished for before. */
  readonly isTimed?: boolean | undefined;
}

const RANK_OR_DAY = /^(?:le |la |the )(\d{1,2})(?:i?e(?:me)?|ere?|st|nd|rd|th)?[\s.!·]*$/;

const isRank = (text: Text, choices: number): boolean => {
  const number = Number(RANK_OR_DAY.exec(text.folded)?.[1] ?? Number.NaN);
  return number >= 1 && number <= choices;
};

/** Politeness, and other words, that would be read as times: "after all" bounds nothing. */
const SAID_OTHERWISE = globalPattern`
  \b(?:
    toute la journee|all day(?: long)?
    |(?:last (?:night|nite)|hier (?:soir|matin|midi|apres-?midi))
    (?: (?:during|at|after|pendant|durant|apres) (?:the |le |la |l'|un |une |a )?[a-z]+)?
  )(?![a-z])
  |(?<=\d(?:st|nd|rd|th)?(?: (?:nov|dec|jan|feb|fev)[a-z]*)? )
  \((?:a |un |le |on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]{3,6}di|dimanche)\)
  |\b(?:
    a (?:demain|plus tard|bientot)(?=[\s.!·]*$)|(?<=[a-z ])after all|apres tout(?= ?[,.!]|$)
    |(?:at|en) (?:the )?(?:same|meme) (?:time|temps)
    |(?:
      changer? (?:de |d'|l'|the |my |mon )?(?:jour|heure|date|day|time)|wrong (?:day|time|date)
      |mauvaise? (?:jour|heure|date)
    )|see you (?:later|then|soon|tomorrow|[a-z]+day)(?=[\s.!·]*$)|good ?(?:night|nite)
  )\b`;

/** What is no time though it names one: "good morning", "after all". */
export const COURTESIES: readonly RegExp[] = [...GOOD_WISHES, SAID_OTHERWISE];

const ANY_TIME = globalPattern`
  \b(?:
    (?:during|within|durant|pendant) (?:(?:your|the|normal|regular|les|vos|nos) )*(?:
      (?:business|opening|office|store|shop|work(?:ing)?) hours|heures (?:d'(?:ouverture|affaires)|de bureau|ouvrables)
    )|n'?importe (?:quand|kand|kan|qd|quelle (?:heure|journee|date)|quel (?:jour|moment|temps)|le(?:quel)? jour)
    |(?:peu |pas d')importe (?:quand|l'heure|le (?:jour|moment)|la (?:date|journee))
    |(?:l'heure|le jour|la date|l'heure et le jour|le moment) (?:m'|n')importe peu
    |(?:l'heure|le jour|la (?:date|journee)|le moment|quand)(?: (?:et|ni) (?:l'heure|la (?:personne|date|journee)|le jour))?,? (?:
    (?:ca|c'est|ce) )?(?:
      (?:ne )?(?:m'|me )?(?:derange(?:nt)?|change(?:nt)?|fait|importe(?:nt)?|est)(?: (?:vraiment|absolument))?(?: pas| rien| egal)
      (?: (?:important|grave|un probleme))?|m'est egal
      |(?:n'est |est |c'est )?pas (?:tres |si |vraiment )?(?:importante?|grave)
    )
    |(?:
      ca (?:m'est|me (?:derange|fait)|change) ?(?:egal|pas|rien)|je (?:m'en fous|m'en fiche)(?: de)?
      |je suis pas (?:difficile|regardante?) (?:sur|pour)
    ),? (?:quand|l'heure|le jour|le moment|quelle heure|quel jour)
    |(?:the )?(?:(?:exact )?time|day|date|hour)s?(?: (?:or|and) (?:time|day|date)s?)?
    (?: of (?:the )?(?:day|week))? (?:
      (?:really )?(?:doesn't|does not|doesnt|don't|dont) (?:really )?(?:matter|bother me)
      |(?:isn't|is not|is no) (?:important|an issue|a problem|a big deal|issue|problem)
    )
    |(?:i )?(?:don't|dont|do not) (?:really )?(?:care|mind)(?: about)?,? (?:
      when|what (?:time|day)|which day|the (?:time|day)
    )
    |(?:any|all|toutes les) (?:times?|hours?|heures?)
    (?= (?:is|are|works?|me |will|would|fits?|suits?|marchent|vont|conviennent|font))
    |peu importe (?:a )?(?:quelle heure|quel (?:jour|moment)|quelle (?:date|journee))
    |(?:at )?what(?:ever|soever) (?:times?|days?|hours?|dates?)
    (?: (?:works|suits|fits|is (?:good|best|fine)))?
    |(?:a |le |la )?(?:l'heure|jour|journee|moment|date) (?:
      que vous (?:voulez|preferez|pouvez|avez)|qui (?:vous )?(?:convient|arrange|adonne)(?: le mieux)?
    )|quand (?:ca|cela) (?:vous |t')(?:adonne|arrange|convient|va)(?: le mieux)?
    |when(?:ever)? (?:it )?(?:suits|works for|is (?:good|best|convenient) for|is easiest for) (?:you|u|them)
    |(?:my schedule|mon horaire) (?:is|est) (?:wide |pretty |very |tres |assez )?(?:open|flexible|ouverte?)
    |a votre convenance|at your convenience
    |(?:pas|aucune) (?:de )?preference (?:
      d'heure|de jour|de date|(?:pour|sur|quant a) (?:l'heure|le jour|la date|la journee|le moment)
    )|no preference (?:for|on|about|as to) (?:the )?(?:time|day|date)
    |any hour(?: (?:at all|whatsoever|of the day))?|any ?time(?: at all)?|whenever|any day|any date
    |(?:i'm |im |i am |je suis |chu |chui )?(?:pretty |tres |very )?flexible|tout me (?:va|convient)
    |quand (?:vous voulez|tu veux|vous pouvez)
    |(?<!
      \b(?:
        works?|working|travaille(?:nt)?|travaillons|bosse(?:nt)?|busy|occupee?|class(?:es)?|school|cours|ecole
        |l'ecole|lessons?|practice|pratique
    ) )(?:tous les jours|toute la semaine(?! (?:pro|du|d'|suiv))|every ?day|all week(?! of))
    |(?:laisse[rz]? (?:faire|tomber)|oublie[rz]?|forget(?: about)?) (?:
      l'heure|le jour|la date|the (?:time|day|date)
    )
  )\b`;

const NO_TIME: When = { dates: [], weekdays: [], times: [] };
const found = (folded: string): readonly Mention[] => [
  ...PREFERS.flatMap(([which, pattern]) =>
    [...folded.matchAll(pattern)].map(
      (match): Mention => ({
        kind: 'prefers',
        prefers: which,
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  ),
  ...[...folded.matchAll(ANY_TIME)].map(
    (match): Mention => ({ kind: 'any_time', start: match.index, end: match.index + match[0].length }),
  ),
];

const taking = (text: Text, mentions: readonly Mention[]): Text =>
  mentions.reduce((left, { start, end }) => erase(left, start, end), text);

/** "I came last Tuesday; I'd like Friday": what has passed is told, not wished, where a day to come is named too. */
const withoutPast = (mentions: readonly WhenMention[], today: string): readonly WhenMention[] => {
  const isPast = ({ when: { dates } }: WhenMention) =>
    dates.length > 0 && dates.every(({ to }) => to < today);
  if (mentions.every(isPast)) return mentions;
  return mentions.map((mention) => (isPast(mention) ? { ...mention, when: NO_TIME } : mention));
};

/** Of a bound: the hour behind it is its own. */
const LEAVES = pattern`
  ^(?:before|avant|b4)
  |\b(?:
    fly|leav|head|driv|off to|pars\b|part\b|partons|m'en vais|s'en va|envole|decolle|arriv|debarqu|atterri|land
    |train|avion|flight|plane
  )`;

const AT_ONCE = /^,? (?:(?:at|a|vers|around) )?$/;

/** "Before Saturday morning", "we fly out Thursday at noon": it is that of the bound, and not of what is wished. */
const withoutBounds = (
  times: readonly WhenMention[],
  days: readonly WhenMention[],
  { folded }: Text,
): readonly WhenMention[] =>
  times.map((time) => {
    const isPart =
      time.when.at === undefined && !time.denied && /^[a-z-]+$/.test(folded.slice(time.start, time.end));
    const bounds = days.filter(({ denied }) => denied !== undefined);
    const isOfBound = bounds.some(({ end }) => end + 1 === time.start);
    const isOfJourney =
      !OF_DOING.test(folded.slice(time.start, time.end)) &&
      bounds.some(
        ({ start, end }) =>
          LEAVES.test(folded.slice(start, end)) && AT_ONCE.test(folded.slice(end, Math.max(end, time.start))),
      );
    return (isPart && isOfBound) || isOfJourney ? { ...time, when: NO_TIME } : time;
  });

/**
 * The times that a text speaks of, each with the words that name it: days, hours, parts of the day, "as soon as
 * possible", "any time". Whether they are wanted is for the clauses to tell. A weekday is the next one strictly after
 * today; "prochain" and "next" say the same, but for tomorrow.
 */
export const whenMentions = (text: Text, context: WhenContext): readonly Mention[] => {
  if (isRank(text, context.choices ?? 0)) return [];
  const like = [
    ...(context.untold?.otherDays(text.folded) ?? []),
    ...(context.relating?.likeBefore(text.folded, context.before, context.weekAsked) ?? []),
    ...(context.isTimed && !context.before ? (context.untold?.asWished(text.folded) ?? []) : []),
  ];
  const plain = [COURTESIES, NO_TIMES].reduce(eraseAll, taking(text, like));
  const opening = context.opening?.atOpening(plain.folded) ?? [];
  const unopened = taking(plain, opening);
  const wishes = [...opening, ...found(unopened.folded)];
  const rest = taking(unopened, wishes);
  const days = dayMentions(rest, context.today, context.language, context);
  const times = timeMentions(withoutShifts(days.rest, days.mentions), days.mentions, context);
  const reasons = days.mentions.length > 1 ? context.toldDays() : undefined;
  const apart = reasons?.besideReasonDays(days.mentions, times.mentions, days.rest.folded) ?? days.mentions;
  const named = withoutPast(apart, context.today.toString());
  const hours = withoutBounds(times.mentions, days.mentions, text);
  const told = [...like, ...wishes, ...named, ...hours];
  const all = context.same?.withSameHours(text.folded, told) ?? told;
  return [...all].sort((a, b) => a.start - b.start);
};
