import { globalPattern } from '../../patterns.ts';
import { NUMBER } from '../numbers.ts';
import { erase, matchesOf, type Text } from '../text.ts';
import { type ClockToken, withAlternatives } from './clock-alternatives.ts';
import { FIGURES_ALONE, type Finder, HALF_IN_WORDS, HEURES, HOUR_CAN_BE, TWO_ALONE } from './clock-bare.ts';
import {
  AMPM,
  BETWEEN_THEM,
  CORRECTED,
  CORRECTED_IN_ENGLISH,
  ENDS,
  HOUR,
  MEASURES,
  NOT_HOURS,
  NOT_THINGS,
} from './clock-patterns.ts';
import { meridiemOf, readClock } from './clock-reading.ts';
import { english, frenchBare, lacking, noon, past, stretch } from './clock-readings.ts';

const STRETCH = globalPattern`
  (?:\b(?:${BETWEEN_THEM}|entre|between|betwen|betwee|btwn?|b\/w|de|from|des) )?(?<![\d·/])\b${HOUR}\s?
  (-|et|and|n|&|a|to|until|till|jusqu'a)\s?(?:(?<=(?:et|and) )(?:at|a|de) )?${HOUR}${NOT_HOURS}`;

const HOUR_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const FRENCH_MINUTES = '(trente|quinze|quarante[- ]cinq|vingt|dix|cinq)';

const finders: readonly Finder[] = [
  [STRETCH, stretch],
  [
    globalPattern`
      (?<![\d$])\b(${NUMBER})(?: ?h(?:eures?)?)? moins (?:le |l' )?(quart|dix|cinq|vingt|\d{1,2})(?![a-z\d])`,
    lacking,
  ],
  [
    new RegExp(`(?<![\\d$])\\b(\\d{1,2})(?:[:.h ]?([0-5]\\d))?\\s?${AMPM}`, 'g'),
    ([, hour, minute, mer]) => readClock(hour, minute, meridiemOf(mer), 'en'),
  ],
  [
    /(?<![\d$])\b(\d{1,2})(?::([0-5]\d))?p(?![a-z])/g,
    ([, hour, minute]) => readClock(hour, minute, 'pm', 'en'),
  ],
  [
    globalPattern`
      (?<![\d$])\b(\d{1,2})\s?(?:heures?|hrs?|hres?|h)(?![a-z])
      (?:\s?([0-5]\d)(?!\d)|\s?et (demie?|quart|[0-5]\d(?!\d|\s?h|:)))?`,
    ([, hour, minute, more]) => readClock(hour, minute ?? more, undefined, 'fr'),
  ],
  [/(?<![\d$])\b(\d{1,2}):([0-5]\d)(?!\d)/g, ([, hour, minute]) => readClock(hour, minute, undefined, 'en')],
  [
    /(?<![\d$])\b([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs?|hours)(?![a-z])/g,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'fr'),
  ],
  [
    globalPattern`
      (?<!apres[- ]|avant[- ]|heure du |l'heure de |avant l')
      (?:\b(?:'?round|arnd|abt|roundabout) )?\b(?:12 ?)?(midi|noon|mid[- ]?day|minuit|midnight)(?:ish)?
      (?![a-z])(?:[ ,]*(et demie?|et quart|moins (?:le )?quart|moins dix|thirty|(?<=midi )[1-5]\d))?`,
    noon,
  ],
  [
    globalPattern`
      \b(half|quarter|five|ten|twenty)(?: minutes?)? (past|to|(?<=quarter )(?:of|till?|after|before)) (${NUMBER})
      (?![a-z0-9:])(?: ?${AMPM})?`,
    past,
  ],
  [
    globalPattern`
      \bhalf (one|two|three|four|five|six|eight|nine|ten|eleven|twelve|\d{1,2})
      (?! ?(?:hours?|past|an?|price|off|day|\d))(?![a-z])`,
    ([, hour]) => readClock(hour, '30', undefined, 'en'),
  ],
  HALF_IN_WORDS,
  // "Saturday, 8 or 830": a bare hour behind a day, where another stands beside it.
  [
    globalPattern`
      (?<=·[ ,]*)(\d{1,2})(?=,? (?:or|ou) \d{1,2}(?::?[0-5]\d)?(?![a-z\d%$/:])${NOT_HOURS})`,
    ([, hour]) => english(hour),
  ],
  TWO_ALONE,
  HOUR_CAN_BE,
  // "930 Wednesday".
  [
    /(?<![\d$:/.-])\b(1[0-2]|[1-9])([0-5][05])(?= (?:(?:on|this|next|le|ce) )?·)/g,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  // "Not before 530", "so 330 on": figures without a colon beside words that bound an hour.
  [
    globalPattern`
      (?:
        \b(?:before|b4|aft|after|until|'?till?|past|(?:later|earlier|sooner) than|avant|apres|passe|jusqu'a|plus tot que) |\b
        (?=\d{3,4}(?:,? (?:(?:or|and|ou|et) (?:later|(?:plus|\+) ?tard|after|apres|plus)|onwards?|and on|on)(?= *(?:$|[.,;!?)]))))
      )(?<![\d$:/.-])(1[0-2]|[1-9])([0-5][05])(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  // "Saturday 11", « demain 9 »: right behind a day, and of no such date, a number that ends what is said is an hour.
  [
    new RegExp(`(?<=·,? )(1[0-2]|[1-9])(?![a-z])${NOT_HOURS}(?:${ENDS}|(?=,? (?:or|and|ou|et) ·))`, 'g'),
    ([, hour]) => english(hour),
  ],
  // "Thurs 1130": four figures behind a day.
  [
    /(?<=· )(1[0-2]|0?[1-9]|[12]\d)([0-5][05])(?![\d/.:-])(?! ?(?:[$%]|dollars?))/g,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  [
    new RegExp(`\\b(${NUMBER}) ?o'? ?clock(?: ?${AMPM})?`, 'g'),
    ([, hour, mer]) => readClock(hour, undefined, meridiemOf(mer), 'en'),
  ],
  [
    new RegExp(`\\b(${NUMBER})(?: (thirty|fifteen))? ?${AMPM}`, 'g'),
    ([, hour, minute, mer]) => readClock(hour, minute, meridiemOf(mer), 'en'),
  ],
  [
    new RegExp(`\\b(${NUMBER}) heures?(?: et (demie?|quart|quinze)| ${FRENCH_MINUTES})?(?![a-z])`, 'g'),
    ([, hour, half, more]) => readClock(hour, half ?? more, undefined, 'fr'),
  ],
  [
    new RegExp(`\\b(\\d{1,2}|${HOUR_WORDS})(?::([0-5]\\d))?[- ]?ish\\b`, 'g'),
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  FIGURES_ALONE,
  [
    globalPattern`
      (?<![a-z])(?:
        at|@|about|abt|around|'?round|arnd|roughly|before|b4|aft|after|until|'?till?|past|by
        |(?:later|earlier|sooner) than|as (?:early|late) as|(?:close|closer|near|nearer) to
        |(?<=\b(?:work|school|class|office|travail|bureau|ecole|job) )(?:for|pour)
      ) ?(${NUMBER})(?: (thirty|fifteen|forty[- ]five))?(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
    ([, hour, minute]) => readClock(hour, minute, undefined, 'en'),
  ],
  [
    globalPattern`
      (?<![\d$:/])\b(${NUMBER})(?=
        ,? (?:or|and|ou|et) (?:
          later|(?:plus|\+) ?tard|after|apres|onwards?|earlier|sooner|before|avant|plus tot
        )(?![a-z])|,? (?:is|would be|will be) (?:when|(?:the )?(?:earliest|latest|soonest))(?![a-z])
        |,? at (?:the )?(?:(?:very|absolute) )?(?:latest|earliest|soonest)(?![a-z])
        | au plus t(?:ard|ot)(?![a-z])
        |,? (?:or|and|ou|et) (?:a (?:bit|little(?: bit)?|tad)|slightly|just|right|shortly|un peu|juste) (?:
          after|before|later|earlier|past|apres|avant|plus t(?:ot|ard)
        )(?![a-z])
      )`,
    ([, hour]) => english(hour),
  ],
  [
    globalPattern`
      (?<=\b(?:earliest|soonest|latest|plus t(?:ot|ard))(?::|,|,? at|(?: [a-z' ]{1,40})?\b (?:is|be|c'est))? )(${NUMBER})(?![a-z])
      ${NOT_HOURS}${NOT_THINGS}`,
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(
      `(?<=·[ ,]*(?:(?:but|mais) )?(?:not|pas|except|sauf) )(\\d{1,2})(?![a-z])${NOT_HOURS}${ENDS}`,
      'g',
    ),
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(
      `(?<=\\b(?:make (?:it|that)|but|except|sauf|mettez|mets) )(\\d{1,2})(?![a-z])${NOT_HOURS}`,
      'g',
    ),
    ([, hour]) => english(hour),
  ],
  // "Can you change it to 3 instead?"
  [
    globalPattern`
      (?<=\b(?:change|move|moved|switch|push|bump|slide|swap|reschedule|shift|rebook|postpone) (?:
        it|that|this|them|me|us|(?:(?:my|our|the) )?(?:appointment|appt|booking|time|·{1,20})
      )(?: (?:up|back|over|from (?:\d{1,2}|·{1,8})))? to )(\d{1,2})(?![a-z])${NOT_HOURS}${ENDS}`,
    ([, hour]) => english(hour),
  ],
  // "Between ten and noon": an hour in words, where one follows it.
  [
    globalPattern`
      (?<=\b(?:between|entre|from|de) )(${NUMBER})
      (?= (?:and|et|to|until|till|a) (?:·{1,12}|(?:${NUMBER})(?![a-z])${NOT_HOURS}${NOT_THINGS}))`,
    ([, hour]) => english(hour),
  ],
  [
    globalPattern`
      (?<=\b(?:from|between|entre|de) (?:noon|midi|now|maintenant|·{1,12}) (?:and|to|until|till|et|a) )(${NUMBER})(?![a-z])
      ${NOT_HOURS}${NOT_THINGS}`,
    ([, hour]) => english(hour),
  ],
  [
    globalPattern`\b(?:say|let's say|make it|mettons|disons) (${HOUR_WORDS}|${HEURES})(?![a-z])${ENDS}`,
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(
      `\\b(?:from|like|say|mettons|disons|genre|since|between) (\\d{1,2})(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
      'g',
    ),
    ([, hour]) => english(hour),
  ],
  [
    globalPattern`
      \b(?:a|vers|avant|apres|passe|des|entre|autour de|a partir de|jusqu'a|plus tard que|plus tot que) (\d{1,2})(?![a-z])
      ${NOT_HOURS}${NOT_THINGS}`,
    frenchBare,
  ],
  // « Je finis à 4 », « mon cours commence à 6 »: what somebody does then makes an hour of it.
  [
    globalPattern`
      (?<=\b(?:fini(?:s|t|ssent)|termine(?:nt)?|(?<!\bon )(?:sor[st]|sortent)|(?:re)?commence(?:nt)?|debute(?:nt)?|ferme
        |(?<!\bon )(?:(?:re)?par(?:s|t|te|tir)|arrive(?:nt)?|rentre(?:nt)?|revien(?:s|t)|debarque|quitte|couche(?:nt)?|ouvre
        |reprends?)
      )
      (?: [a-z']+){0,3} )(?:a|vers) (\d{1,2})(?![a-z])${NOT_HOURS}${NOT_THINGS}`,
    ([, hour]) => english(hour),
  ],
  [
    new RegExp(`${CORRECTED}(\\d{1,2})(?![a-z])${NOT_HOURS}${ENDS}`, 'g'),
    ([, hour]) => readClock(hour, undefined, undefined, 'fr'),
  ],
  [
    new RegExp(`${CORRECTED_IN_ENGLISH}(\\d{1,2})(?![a-z])${NOT_HOURS}${ENDS}`, 'g'),
    ([, hour]) => english(hour),
  ],
];

/** The times of day a text holds, in its order, and the text without them. */
export const clockTokens = (text: Text): { readonly tokens: readonly ClockToken[]; readonly rest: Text } => {
  const tokens: ClockToken[] = [];
  let rest = text;
  for (const match of text.folded.matchAll(MEASURES))
    rest = erase(rest, match.index, match.index + match[0].length);
  for (const [pattern, read] of finders) {
    for (const match of matchesOf(rest.folded, pattern)) {
      const reading = read(match);
      if (!reading) continue;
      const end = match.index + match[0].length;
      tokens.push({ ...reading, start: match.index, end });
      rest = erase(rest, match.index, end);
    }
  }
  const all = withAlternatives(tokens, rest);
  return { ...all, tokens: [...all.tokens].sort((a, b) => a.start - b.start) };
};
