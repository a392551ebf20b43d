import type { Choice, When } from '../frame.ts';
import { globalPattern, pattern, source } from '../patterns.ts';
import { ALL } from './all-of-them.ts';
import { numberOf } from './numbers.ts';
import { isHourAmong, type ShownTime } from './shown-time.ts';
import { erase, type Text } from './text.ts';
import { readClock } from './times/clock-reading.ts';

export interface ChoiceHeard {
  readonly choice?: Choice;
  readonly rest: Text;
}

const ORDINALS: readonly (readonly [number, string])[] = [
  [1, 'premiere?|1i?ere?|1er|first|1st'],
  [2, 'deuxieme|seconde?|2i?e(?:me)?|second|2nd'],
  [3, 'troisieme|3i?e(?:me)?|third|3rd'],
  [4, 'quatrieme|4i?e(?:me)?|fourth|4th'],
  [5, 'cinquieme|5i?e(?:me)?|fifth|5th'],
  [6, 'sixieme|6i?e(?:me)?|sixth|6th'],
  [-2, 'avant[- ]derniere?|second to last|second last|next to last'],
  [-1, 'derniere?|last'],
];

const THING =
  '(?: (?:one|choix|choice|option|creneau|plage|heure|time|slot|proposition|dispo\\w*|available|libre))?';
const NOT_A_CHOICE = source`
  (?! (?:
      fois|visite|visit|semaine|week|month|mois|name|nom|week-?end|rendez|appointment|time|minute|disponib
      |dispo|free|open|available
      |(?:of |de )?(?:
        janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february
        |march|april|may|june|july|august|september|october|november|december
        |(?:janv?|fevr?|feb|avr|apr|juil|jul|jun|aug|sept?|oct|nov|dec)\b
      )|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday
      |sunday
    )
  )`;
const LEAD = "(?:le|la|the|l'|my|celle du|celui du|that|ce|cette)";

/** "The second Thursday one": the second of those on Thursday. */
const OF_A_DAY = source`
  ${LEAD} (?:@) (?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening))? (?:
      one|slot|spot|time|option|opening
    )(?![a-z])
  )`;

const patterns = [...ORDINALS]
  .sort(([a], [b]) => a - b)
  .map(([index, words]) => ({
    index,
    pattern: new RegExp(
      [
        OF_A_DAY.replace('@', words),
        `\\b(?:${LEAD}\\s?(?:${words})|^(?:${words})|(?:${words}) (?:one|choix|option|slot))(?![a-z])${NOT_A_CHOICE}${THING}`,
      ].join('|'),
    ),
  }));

const COUNTS = 'one|two|three|four|five|six|deux|trois|quatre|cinq';
const HOUR_COUNTS = source`
  ${COUNTS}|seven|eight|nine|ten|eleven|twelve|sept|huit|neuf|dix|onze|treize|quatorze|quinze|seize`;
const NUMBERED = pattern`
  (?:\b(?:option|choix|numero|number|num\.?|choice|no\.?) ?|# ?)([1-9]|${COUNTS})\b(?!:\d|\s?h\d)`;
const POLITE = "svp|stp|please|s'il vous plait|merci|thanks";
/** "10 works for me", « 10, c'est bon ». */
const SUITS = source`
  works?(?: for (?:me|us|her|him))?|(?:is |would be )?(?:good|fine|ok|okay|great|perfect)
  |(?:c'est |ca serait )?(?:bon|parfait|correct)|(?:ca )?(?:me )?(?:va|convient|marche|irait)(?: bien)?`;
const BARE = pattern`
  ^[·\s,]*(?:(?:no|non|nope),? )?(?:(?:ok|oui|yes|alors|so|then|parfait|va pour|let's do|i'll take|je prends|je vais prendre
    |(?:i'?ll |let's |i )?(?:go with|take|choose)|je choisis|j'ai (?:bien )?dit|i (?:did say|said|just said)),? )?
  (?:le |la |the |at |a |plutot )?(\d{1,2}|${HOUR_COUNTS})(?:[ ,]+(?:${SUITS}))?(?:[ ,]*(?:${POLITE}))?
  (?:[\s.!,·]*$|[.!](?=\s)|,? ?·)`;
/** Whoever answers chooses, or it does not matter which. */
const ANY = pattern`
  \b(?:
    n'importe (?:lequel|laquelle)(?! (?:cette|la|le|ce|de|d'|sauf))|n'importe quelle?(?= *(?:$|[,.!]))
    |peu importe(?: (?:lequel|laquelle|lesquels|lesquelles))?(?:,? choisissez)?
    |(?:any|either|whichever)(?: (?:one|option))?(?: of (?:them|those|these))?
    (?: (?:is|works|are|would be) (?:fine|good|ok|great))?(?= *(?:$|[,.!]|works?|is|will|would|suits?))
    |whichever(?: one)? you (?:want|prefer|like|have)|(?:l'un(?:e)?|une?) ou l'autre
    |(?:you|vous|tu) (?:can |pouvez |peux )?(?:choose|pick|decide|choisissez|choisis|choisir|decidez|decider)
    |(?:choisi(?:ssez|s)|decidez) (?:pour moi|vous-meme)|choisissez(?= *(?:$|[,.!]))
    |(?:vous|te) (?:laisse|laisserai) (?:choisir|decider|aller)
    |a (?:vous|toi) (?:de (?:choisir|decider|voir)|le choix)|a votre (?:choix|gout)
    |(?:comme|ce que) (?:vous (?:voulez|preferez|aimez)|tu (?:veux|preferes))
    |(?:(?:it's|its|that's|it is|i'?ll leave (?:it|that)|leave it) )?(?:all |totally |entirely )?up to (?:you|u)
    |as you (?:like|wish|prefer|please)|your (?:choice|pick|call)|(?:i(?:'?ll| will) )?let you (?:choose|decide|pick)
    |what(?:ever)? (?:works|is (?:fine|good|easiest|best)|you(?:'ve| have)(?: got)?(?: (?:free|left|open|available))?)
    |(?:ce qui|n'importe quoi qui) (?:marche|est libre|fait|convient)|ce que vous avez(?: de libre)?
    |ca m'est egal|all (?:work|good)|surpr(?:ise me|ends-moi|enez-moi)|doesn't matter|don't mind
  )(?![a-z])`;
/** Of the times that are shown any will do, which says nothing of services. */
const ANY_TIME = pattern`
  \b(?:
    n'importe (?:quelle heure|quel (?:moment|jour))
    |(?:any|either|whichever) (?:day|time|slot)(?: of (?:them|those|these))?
    (?: (?:is|works|are|would be) (?:fine|good|ok|great))?(?= *(?:$|[,.!]|works?|is|will|would|suits?))
    |any ?time(?= (?:on |in )?(?:the |that |[a-z]+day|morning|afternoon|evening|works?|is)|\W*$)
  )(?![a-z])`;
const DAY_OF_MONTH = /\b(?:le|the) \d/;
const ONLY_ALL = new RegExp(`^[·\\s,]*(?:(?:oui|yes|ok),? )?(?:${ALL.source})[\\s.!·]*$`);

/** "Both please", « je prends les deux », said of times; "both boys" and « les deux coupes » are no times. */
const BOTH_TIMES = pattern`
  (?<=^[·\s,]*|[.!?;,] ?|\b(?:prends?|prendre|prendrais|veux|veut|garde|reserve[rz]?|take|taking|want|need|do|have|book|get
  |c'est|non|no|oui|yes|ok|ben|mais|for|pour) )(?:(?:all )?(?:tous |toutes )?les (?:deux|trois|2|3)|both|all (?:two|three)
  |the two)(?: of (?:them|those)| times| days| jours)?
  (?= *(?:$|[.,;!?·]|(?:please|pls|svp|stp|then|alors|d'abord|lol|merci|thanks?)(?![a-z])))`;

/** "Of the two", « de ceux-là ». */
const OF_THEM = source`
  (?:(?:of|among) (?:the (?:two|three|four|lot)|those|these|them|both)|des (?:deux|trois|quatre))`;
/** "Whichever comes first", « celui qui est le plus tôt ». */
const WHICHEVER = source`
  (?:what|which)ever(?: (?:one|slot|time))?(?:'s| is| comes| you have(?: (?:free|open|available))?| you've got)`;

const SUPERLATIVES: readonly (readonly ['soonest' | 'latest', RegExp])[] = [
  [
    'soonest',
    pattern`
      \b(?:
        (?:le|la|the) (?:plus (?:tot|vite|proche|hatif|hative)|earliest|soonest)(?! possible)
        (?: (?:one|slot|time))?(?: ${OF_THEM})?
        |cel(?:ui|le) (?:qui est )?le plus tot
        |the (?:earlier|sooner) one(?! than)|(?:earlier|sooner)(?: one)? ${OF_THEM}
        |${WHICHEVER} (?:the )?(?:first|earliest|soonest)|le premier venu
      )(?![a-z])`,
  ],
  [
    'latest',
    pattern`
      \b(?:
        (?:le|la|the) (?:plus (?:tard|tardif|tardive)|latest)(?! possible)(?: (?:one|slot|time))?(?: ${OF_THEM})?
        |cel(?:ui|le) (?:qui est )?le plus tard|the later one(?! than)|later(?: one)? ${OF_THEM}
        |${WHICHEVER} (?:the )?(?:last|latest)
      )(?![a-z])`,
  ],
];
const OF_PLACE = (en: string, fr: string): RegExp => pattern`
  \b(?:
    (?:the |that )?(?:${en})(?: (?:one|option|slot|time|choice)(?![a-z])|\W*$)|(?:the )?one (?:in the|at the|on) (?:${en})
    |(?:celle|celui|l'option|le choix|le creneau|l'heure|le|la)? ?(?:du|de la|d'en|d'au) (?:${fr})
  )(?![a-z])`;

/** "The middle one", « celle du bas »: as they stand in the list. */
const PLACES: readonly (readonly [RegExp, (choices: number) => number | undefined])[] = [
  [
    OF_PLACE('middle|center', 'milieu|centre'),
    (choices) => (choices % 2 === 1 ? (choices + 1) / 2 : undefined),
  ],
  [OF_PLACE('top', 'haut'), () => 1],
  [OF_PLACE('bottom', 'bas'), () => -1],
];

const DENIED = /\b(?:pas|not|sauf|except|but|ni)\s*$/;

/** "Wednesday the 2nd" is a date. */
const WEEKDAY_BEFORE = /(?:day|di|dimanche|tues|weds?|thurs?|fri)(?: prochain| qui vient)?,? (?:le |the )?$/;

/** "Away from the 1st to the 14th", « à partir du 1er »: a day, unless a thing is named. */
const BOUND_BEFORE = pattern`
    \b(?:
      from|until|till|since|before|after|between|on|by|depuis|avant|apres|entre|jusqu'au|a partir|leave|leaving|back
    )\s(?:the |le )?$`;
const NAMED_THING = /(?:one|choi\w+|option|slot|time|opening|creneau|plage|heure|place)$/;

const take = (text: Text, pattern: RegExp): { match: RegExpExecArray; rest: Text } | undefined => {
  const match = pattern.exec(text.folded);
  const before = text.folded.slice(0, match?.index ?? 0);
  const words = match?.[0] ?? '';
  const isBound = BOUND_BEFORE.test(before) && !NAMED_THING.test(words);
  const isDate = isBound || (/\d/.test(words) && WEEKDAY_BEFORE.test(before));
  if (!match || isDate || DENIED.test(before)) return undefined;
  return { match, rest: erase(text, match.index, match.index + match[0].length) };
};

/** "No wait", « euh non », "actually": what was chosen before it is taken back. */
const TAKEN_BACK = globalPattern`
  (?:^|[\s,.!…-])(?:
    no|non|nan|nope|oops|oups|wait|attend[sz]?|attendez|actually|finalement|plutot|rather|sorry|pardon
    |desolee?|scratch that|i mean|je (?:veux|voulais) dire
  )(?=[\s,.!…-])`;

/** What was just put forward. */
interface PutForward {
  readonly ofTimes: boolean;
  /** How many things the last reply let one choose from. */
  readonly choices: number;
}

/** Which of the things just offered is meant, the last that was said; only to be asked when something was. */
export const hearChoice = (
  text: Text,
  of: PutForward = { ofTimes: false, choices: Number.POSITIVE_INFINITY },
): ChoiceHeard => {
  const cut = [...text.folded.matchAll(TAKEN_BACK)].at(-1);
  if (!cut) return choiceIn(text, of);
  const end = cut.index + cut[0].length;
  const before = choiceIn(erase(text, cut.index, text.folded.length), of);
  const after = choiceIn(erase(text, 0, end), of);
  if (!before.choice || !after.choice) return choiceIn(text, of);
  // All up to the cut told of the choice that was taken back.
  return { choice: after.choice, rest: after.rest };
};

const choiceIn = (text: Text, { ofTimes, choices }: PutForward): ChoiceHeard => {
  for (const [which, pattern] of SUPERLATIVES) {
    const found = take(text, pattern);
    if (found) return { choice: { kind: 'superlative', which }, rest: found.rest };
  }
  for (const { index, pattern } of patterns) {
    const found = take(text, pattern);
    if (found) return { choice: { kind: 'ordinal', index }, rest: found.rest };
  }
  for (const [pattern, indexAmong] of PLACES) {
    const index = indexAmong(choices);
    const found = index === undefined ? undefined : take(text, pattern);
    if (found && index !== undefined) return { choice: { kind: 'ordinal', index }, rest: found.rest };
  }
  const numbered = take(text, NUMBERED);
  const index = numberOf(numbered?.match[1]);
  // "No 4", where the list has no such place, denies and names an hour.
  const isDenied = index !== undefined && index > choices && /^no/.test(numbered?.match[0] ?? '');
  if (numbered && index !== undefined && !isDenied)
    return { choice: { kind: 'ordinal', index }, rest: numbered.rest };
  const bare = take(text, BARE);
  const value = numberOf(bare?.match[1]);
  // « Le 12 », where the list has no such place, is a day.
  const isDay = value !== undefined && value > choices && DAY_OF_MONTH.test(bare?.match[0] ?? '');
  if (bare && value !== undefined && !isDay) return { choice: { kind: 'number', value }, rest: bare.rest };
  const all = take(text, ONLY_ALL);
  if (all) return { choice: { kind: 'all' }, rest: all.rest };
  const both = ofTimes && choices > 1 ? take(text, BOTH_TIMES) : undefined;
  if (both) return { choice: { kind: 'all' }, rest: both.rest };
  const any = take(text, ANY) ?? (ofTimes ? take(text, ANY_TIME) : undefined);
  return any ? { choice: { kind: 'any' }, rest: any.rest } : { rest: text };
};

const NOON_HOUR = 12;

/**
 * "8 is ok", where nothing on offer has that place and no time of it that hour: the hour that is asked for instead.
 * `choices`: how many things the last reply let one choose from.
 */
export const hourMeant = (number: number, choices: number, shown: readonly ShownTime[]): When | undefined => {
  const isHour = ({ minute }: ShownTime): boolean =>
    minute === number * 60 || minute === (number + NOON_HOUR) * 60;
  const isRank = number <= choices && !isHourAmong(number, shown);
  const isShown = isRank || shown.some(isHour);
  const clock = isShown ? undefined : readClock(String(number), undefined, undefined, 'en');
  if (!clock) return undefined;
  const or = clock.alt === undefined ? {} : { or: clock.alt };
  return { dates: [], weekdays: [], times: [], at: { minute: clock.min, ...or } };
};
